import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@klarsikt/server/log'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { Access, AccessCheck } from './access-check.js'

/** Time between two checks, in ms. Credentials expire, and a seldom used provider would not show it. */
const EVERY_MS = 600_000
/** Longest time that the first checks delay the start of the process, in ms. */
const FIRST_WITHIN_MS = 5_000

export type AccessWatch = {
  /** Runs all checks now, and repeats them until `stop`. */
  start(): Promise<void>
  stop(): void
  /**
   * False from `start` until the first checks have answered or timed out, and on while one of them is `refused`: a
   * process started with wrong credentials gets no customers. Once true, it stays true: a later refusal is logged and
   * alarmed, but does not take the shop offline.
   */
  mayServe(): boolean
  /** The settings to correct, in words for an operator. */
  problems(): readonly string[]
}

/** Finds wrong credentials before a customer meets them. */
export function watchAccess(checks: readonly AccessCheck[], log: Log, telemetry: Telemetry): AccessWatch {
  const known = new Map<string, Access>()
  let timer: NodeJS.Timeout | undefined
  let state: 'new' | 'asking' | 'serving' = 'new'
  const refused = () => checks.filter(({ provider }) => known.get(provider) === 'refused')

  async function ask(check: AccessCheck): Promise<void> {
    const { provider } = check
    const before = known.get(provider)
    const access = await check.ask()
    // A missing answer does not change what an earlier one said.
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
