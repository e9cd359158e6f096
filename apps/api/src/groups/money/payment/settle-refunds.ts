import { wholeOre } from '@klarsikt/core/money'
import { refundStates } from '@klarsikt/core/payment'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { idempotencyKey } from '../../../providers/payment/idempotency-key.js'
import type { PaymentProvider } from '../../../providers/payment/port.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { nextTry } from './next-try.js'
import { takeRefunds } from './queries.js'
import { refund } from './tables.js'
import { addToTender } from './tenders.js'

const REFUNDS_A_ROUND = 20
/** How long a refund belongs to the round that took it, in ms. */
const LEASE_MS = 15_000

type Due = Awaited<ReturnType<typeof takeRefunds>>['rows'][number]

/** Pays the decided refunds at the provider. Each has one key for ever, so a lost answer is safely repeated. */
export async function settleRefunds(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const { rows } = await takeRefunds(deps.database, now, new Date(now.getTime() + LEASE_MS), REFUNDS_A_ROUND)
  for (const row of rows) await settleOne(deps, row)
  return rows.length
}

async function settleOne(deps: Deps, row: Due): Promise<void> {
  const provider = deps.payments.byName(row.provider)
  // Before a repeated try the provider's records are read: it forgets keys after a day, and the captured money could
  // cover a second refund.
  if (provider && row.attempts > 1 && (await happenedAlready(provider, row))) return noteDone(deps, row)
  const done = await provider?.refund(row.reference, wholeOre(row.amount), idempotencyKey(row.id, 'refund'))
  if (done?.ok || (provider && done && (await happenedAlready(provider, row)))) return noteDone(deps, row)
  deps.log.warn({ refund: row.id, attempts: row.attempts, failure: done?.error }, 'a refund could not be paid yet')
  await deps.database.orm
    .update(refund)
    .set({ dueAt: nextTry(deps.clock.now(), row.attempts) })
    .where(and(eq(refund.id, row.id), stateIn(refund.state, refundStates.from('pay'))))
}

/** Whether an earlier try has succeeded with its answer lost, by the provider's own records. */
async function happenedAlready(provider: PaymentProvider, { reference, refunded, amount }: Due): Promise<boolean> {
  const status = await provider.status(reference)
  return status.ok && status.value.refunded >= refunded + amount
}

async function noteDone(deps: Deps, { id, tenderId, orderNumber, amount, provider }: Due): Promise<void> {
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const noted = await tx.orm
      .update(refund)
      .set({ state: refundStates.to('pay'), paidAt: now })
      .where(and(eq(refund.id, id), stateIn(refund.state, refundStates.from('pay'))))
    if (noted.rowCount === 0) return
    await addToTender(tx, tenderId, { refunded: amount })
    await audit(tx, now, { action: 'charge.refunded', subject: 'order', id: orderNumber })
    await book(tx, {
      event: `refund-paid:${id}`,
      orderNumber,
      at: now,
      postings: [
        { account: ACCOUNTS.settled(provider), amount: -amount },
        { account: ACCOUNTS.receivable(provider), amount },
      ],
    })
  })
}
