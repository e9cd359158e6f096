import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@klarsikt/server/log'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { Access, AccessCheck } from './access-check.js'

/** Credentials run out or are changed by somebody else; nothing else tells of those that are seldom used, milliseconds. */
const EVERY_MS = 600_000
/** One that does not answer holds up no start for longer, milliseconds. */
const FIRST_WITHIN_MS = 5_000

export type AccessWatch = {
  /** Asks all of them now, and again and again until it is stopped. */
  start(): Promise<void>
  stop(): void
  /**
   * False from the start until all are known, and while one has refused us ever since: a process that was given wrong credentials gets no
   * customers. Those that are refused later are reported and alarmed, and take no shop away.
   */
  mayServe(): boolean
  /** Which settings to look at, in an operator's words. */
  problems(): readonly string[]
}

/** Finds wrong credentials before a customer does. */
export function watchAccess(checks: readonly AccessCheck[], log: Log, telemetry: Telemetry): AccessWatch {
  const known = new Map<string, Access>()
  let timer: NodeJS.Timeout | undefined
  let state: 'new' | 'asking' | 'serving' = 'new'
  const refused = () => checks.filter(({ provider }) => known.get(provider) === 'refused')

  async function ask(check: AccessCheck): Promise<void> {
    const { provider } = check
    const before = known.get(provider)
    const access = await check.ask()
    // What does not answer now has not changed its mind.
    if (access === 'away' && before !== undefined) return
    known.set(provider, access)
    if (access === 'refused' && before !== 'refused') log.error({ provider }, problemOf(check))
    if (access === 'ok' && before === 'refused') log.info({ provider }, `${provider} takes our credentials again`)
  }
  const askAll = () => Promise.all(checks.map(ask))

  telemetry.watch('klarsikt.provider.refuses', () =>
    checks.map(({ provider }) => ({ value: known.get(provider) === 'refused' ? 1 : 0, labels: { provider } })),
  )
  return {
    async start() {
      state = 'asking'
      timer = setInterval(() => void askAll(), EVERY_MS).unref()
      await Promise.race([askAll(), sleep(FIRST_WITHIN_MS, undefined, { ref: false })])
      if (refused().length === 0) state = 'serving'
    },
    stop: () => clearInterval(timer),
    mayServe() {
      if (state === 'asking' && known.size === checks.length && refused().length === 0) state = 'serving'
      return state !== 'asking'
    },
    problems: () => refused().map(problemOf),
  }
}

const problemOf = ({ provider, settings }: AccessCheck): string =>
  `${provider} refuses our credentials: look at ${settings.join(', ')}`
