import { setTimeout as sleep } from 'node:timers/promises'
import type { MailSender } from '../../providers/mail/port.js'
import { sendOutbox } from '../mail/send.js'
import { settleCharges } from '../order/charges.js'
import { runDemoWarehouse } from '../order/warehouse.js'
import { sweepPayments } from '../payment/sweep.js'
import { forgetOldCheckouts } from './forget.js'
import type { CheckoutDeps } from './ports.js'

export type WorkOptions = {
  /** Null where no mail server is configured; letters then wait. */
  readonly mail: MailSender | null
  /** Sends what lies ready this long after the order, milliseconds; null where a real warehouse does that. */
  readonly demoWarehouseAfterMs: number | null
}

export type BackgroundWork = {
  start(): void
  /** Lets the round that is under way end. */
  stop(): Promise<void>
  /** One round of everything now, for tests. */
  runOnce(): Promise<void>
}

/** Old data is looked for this often, milliseconds. */
const SELDOM_MS = 3_600_000

function seldom({ clock }: Pick<CheckoutDeps, 'clock'>, work: () => Promise<number>): () => Promise<number> {
  let next = 0
  return async () => {
    const now = clock.now().getTime()
    if (now < next) return 0
    next = now + SELDOM_MS
    await work()
    return 0
  }
}

/** Pause between two rounds that found nothing, milliseconds. */
const IDLE_MS = 2_000

/**
 * What goes on without anybody asking: the truth about payments, charges, letters. The state is in the tables and every
 * piece is taken with `skip locked`, so any number of processes may run this, and one that is killed loses nothing.
 */
export function createBackgroundWork(deps: CheckoutDeps, { mail, demoWarehouseAfterMs }: WorkOptions): BackgroundWork {
  const rounds: [string, () => Promise<number>][] = [
    ['payments', () => sweepPayments(deps)],
    ['charges', () => settleCharges(deps)],
  ]
  if (mail) rounds.push(['mail', () => sendOutbox({ ...deps, mail })])
  if (demoWarehouseAfterMs !== null) rounds.push(['warehouse', () => runDemoWarehouse(deps, demoWarehouseAfterMs)])
  rounds.push(['forget', seldom(deps, () => forgetOldCheckouts(deps))])
  const stopping = new AbortController()
  const running: Promise<void>[] = []

  /** Each kind of work has its own loop: a mail server that hangs must not keep payments waiting. */
  async function loop(name: string, round: () => Promise<number>): Promise<void> {
    while (!stopping.signal.aborted) {
      const done = await round().catch((error: unknown) => {
        if (deps.database.available) deps.log.warn({ err: error, work: name }, 'a round of background work failed')
        return 0
      })
      if (done === 0) await sleep(IDLE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  return {
    start() {
      for (const [name, round] of rounds) running.push(loop(name, round))
    },
    async stop() {
      stopping.abort()
      await Promise.allSettled(running)
      mail?.close()
    },
    async runOnce() {
      for (const [, round] of rounds) await round()
    },
  }
}
