import { chargeStates, refundStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { stateIn } from '../../state-sql.js'
import { refund, tender } from './tables.js'
import { type LockedTender, refundedFrom } from './tenders.js'

/** A tender, locked, with what of it can still be given back. */
export type RefundableTender = LockedTender & { readonly left: number }

/**
 * The tenders of an order that money can go back to, locked. What has been decided counts as gone, whether or not the
 * provider has paid it yet; what is about to be captured can be decided on already.
 */
export async function lockRefundable(tx: Executor, orderNumber: string): Promise<RefundableTender[]> {
  return withLeft(tx, orderNumber, await tendersWithMoney(tx, orderNumber).for('update'))
}

/** The same for those who only look. */
export async function readRefundable(executor: Executor, orderNumber: string): Promise<RefundableTender[]> {
  return withLeft(executor, orderNumber, await tendersWithMoney(executor, orderNumber))
}

function tendersWithMoney({ orm }: Executor, orderNumber: string) {
  const taken = and(stateIn(tender.chargeState, chargeStates.from('refund')), isNull(tender.due))
  const aboutToBe = and(stateIn(tender.chargeState, chargeStates.from('capture')), eq(tender.due, 'capture'))
  return orm
    .select()
    .from(tender)
    .where(and(eq(tender.orderNumber, orderNumber), or(taken, aboutToBe)))
    .orderBy(asc(tender.id))
    .$dynamic()
}

async function withLeft(
  { orm }: Executor,
  orderNumber: string,
  tenders: readonly LockedTender[],
): Promise<RefundableTender[]> {
  const decided = await orm
    .select({ tenderId: refund.tenderId, amount: sql<number>`sum(${refund.amount})::int` })
    .from(refund)
    .where(and(eq(refund.orderNumber, orderNumber), stateIn(refund.state, refundStates.open)))
    .groupBy(refund.tenderId)
  const due = new Map(decided.map(({ tenderId, amount }) => [tenderId, amount]))
  return tenders.map((row) => ({ ...row, left: row.amount - row.refunded - (due.get(row.id) ?? 0) }))
}

export type NewRefund = {
  readonly tender: LockedTender
  readonly reference: string
  readonly amount: number
  readonly now: Date
  /** The money is back already (gift cards). */
  readonly paid: boolean
}

/** Writes down that money of a tender goes back; the same decision written twice is a fault of ours and stops. */
export async function insertRefund(
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
  if (paid) await refundedFrom(tx, of.id, amount)
}
