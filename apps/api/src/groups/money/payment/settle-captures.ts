import { wholeOre } from '@klarsikt/core/money'
import { captureStates } from '@klarsikt/core/payment'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { idempotencyKey } from '../../../providers/payment/idempotency-key.js'
import type { PaymentProvider } from '../../../providers/payment/port.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { nextTry } from './next-try.js'
import { takeCaptures } from './queries.js'
import { capture } from './tables.js'
import { addToTender } from './tenders.js'

const CAPTURES_A_ROUND = 20
/** How long a capture belongs to the round that took it, in ms. */
const LEASE_MS = 15_000

type Due = Awaited<ReturnType<typeof takeCaptures>>['rows'][number]

/**
 * Captures the money of sent parcels at the provider. Each capture has one key for ever, so a call whose answer was
 * lost is repeated.
 */
export async function settleCaptures(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const { rows } = await takeCaptures(deps.database, now, new Date(now.getTime() + LEASE_MS), CAPTURES_A_ROUND)
  for (const row of rows) await settleOne(deps, row)
  return rows.length
}

async function settleOne(deps: Deps, row: Due): Promise<void> {
  const provider = deps.payments.byName(row.provider)
  // Before a repeated try the provider's records are read: it forgets keys after a day, and the reservation could
  // cover a second capture.
  if (provider && row.attempts > 1 && (await happenedAlready(provider, row))) return noteDone(deps, row)
  const part = { amount: wholeOre(row.amount), lines: row.lines }
  const done = await provider?.capture(row.reference, part, idempotencyKey(row.id, 'capture'))
  if (done?.ok || (provider && done && (await happenedAlready(provider, row)))) return noteDone(deps, row)
  deps.log.warn({ capture: row.id, attempts: row.attempts, failure: done?.error }, 'a part could not be captured yet')
  await deps.database.orm
    .update(capture)
    .set({ dueAt: nextTry(deps.clock.now(), row.attempts) })
    .where(and(eq(capture.id, row.id), stateIn(capture.state, captureStates.from('take'))))
}

/** Whether an earlier try has succeeded with its answer lost, by the provider's own records. */
async function happenedAlready(provider: PaymentProvider, { reference, captured, amount }: Due): Promise<boolean> {
  const status = await provider.status(reference)
  return status.ok && status.value.captured >= captured + amount
}

async function noteDone(deps: Deps, { id, tenderId, orderNumber, amount, provider }: Due): Promise<void> {
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const noted = await tx.orm
      .update(capture)
      .set({ state: captureStates.to('take'), takenAt: now })
      .where(and(eq(capture.id, id), stateIn(capture.state, captureStates.from('take'))))
    if (noted.rowCount === 0) return
    await addToTender(tx, tenderId, { captured: amount })
    await audit(tx, now, { action: 'charge.captured', subject: 'order', id: orderNumber })
    await book(tx, {
      event: `capture:${id}`,
      orderNumber,
      at: now,
      postings: [
        { account: ACCOUNTS.settled(provider), amount },
        { account: ACCOUNTS.receivable(provider), amount: -amount },
      ],
    })
  })
}
