import { chargeStates, refundStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, inArray, like, sql } from 'drizzle-orm'
import { stateIn } from '../../../state-sql.js'
import { capturesDue } from './captures.js'
import { refund, tender } from './tables.js'
import { addToTender, type LockedTender } from './tenders.js'

/** A locked tender, with the amount that can still be refunded. */
export type RefundableTender = LockedTender & { readonly left: number }

/**
 * Locks the tenders of an order and computes what can be refunded of each. Decided refunds and captures count as done
 * before the provider has done them. `heldOnCards` is what gift cards have paid for goods that are still to be sent; it
 * is not refundable.
 */
export async function lockRefundableTenders(
  tx: Executor,
  orderNumber: string,
  heldOnCards: number,
): Promise<RefundableTender[]> {
  return withLeft(tx, orderNumber, { tenders: await tendersOf(tx, orderNumber).for('update'), heldOnCards })
}

/** Like `lockRefundableTenders`, without locking. */
export async function readRefundableTenders(
  executor: Executor,
  orderNumber: string,
  heldOnCards: number,
): Promise<RefundableTender[]> {
  return withLeft(executor, orderNumber, { tenders: await tendersOf(executor, orderNumber), heldOnCards })
}

function tendersOf({ orm }: Executor, orderNumber: string) {
  const taken = [...chargeStates.from('refund'), ...chargeStates.from('capture')]
  return orm
    .select()
    .from(tender)
    .where(and(eq(tender.orderNumber, orderNumber), inArray(tender.chargeState, taken)))
    .orderBy(asc(tender.id))
    .$dynamic()
}

type Found = { readonly tenders: readonly LockedTender[]; readonly heldOnCards: number }

async function withLeft(
  executor: Executor,
  orderNumber: string,
  { tenders, heldOnCards }: Found,
): Promise<RefundableTender[]> {
  const decided = await executor.orm
    .select({ tenderId: refund.tenderId, amount: sql<number>`sum(${refund.amount})::int` })
    .from(refund)
    .where(and(eq(refund.orderNumber, orderNumber), stateIn(refund.state, refundStates.open)))
    .groupBy(refund.tenderId)
  const going = new Map(decided.map(({ tenderId, amount }) => [tenderId, amount]))
  const coming = await capturesDue(executor, orderNumber)
  let held = heldOnCards
  return tenders.map((row) => {
    const captured = row.due === 'capture' ? row.amount : row.captured + (coming.get(row.id) ?? 0)
    const left = captured - row.refunded - (going.get(row.id) ?? 0)
    const kept = row.giftCardId === null ? 0 : Math.min(held, left)
    held -= kept
    return { ...row, left: left - kept }
  })
}

/**
 * The sum that each tender has been refunded, by tender id. It counts the refunds whose reference begins with
 * `references`.
 */
export async function sumRefunds(
  { orm }: Executor,
  tenderIds: readonly string[],
  references: string,
): Promise<ReadonlyMap<string, number>> {
  if (tenderIds.length === 0) return new Map()
  const rows = await orm
    .select({ tenderId: refund.tenderId, amount: sql<number>`sum(${refund.amount})::int` })
    .from(refund)
    .where(and(inArray(refund.tenderId, [...tenderIds]), like(refund.reference, `${references}%`)))
    .groupBy(refund.tenderId)
  return new Map(rows.map(({ tenderId, amount }) => [tenderId, amount]))
}

export type NewRefund = {
  readonly tender: LockedTender
  readonly reference: string
  readonly amount: number
  readonly now: Date
  /** Whether the money is back already, as on gift cards. */
  readonly paid: boolean
}

/** Records a refund of a tender. The same decision cannot be recorded twice: the insert throws. */
export async function recordRefund(
  tx: Executor,
  { tender: of, reference, amount, now, paid }: NewRefund,
): Promise<void> {
  await tx.orm.insert(refund).values({
    id: `${reference}/${of.id}`,
    tenderId: of.id,
    orderNumber: of.orderNumber,
    reference,
    amount,
    state: paid ? refundStates.to('pay') : refundStates.initial,
    dueAt: now,
    createdAt: now,
    paidAt: paid ? now : null,
  })
  if (paid) await addToTender(tx, of.id, { refunded: amount })
}
