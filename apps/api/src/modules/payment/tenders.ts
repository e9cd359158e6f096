import type { Ore } from '@klarsikt/core/money'
import { type ChargeAction, chargeStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { stateIn } from '../../state-sql.js'
import { tender } from './tables.js'

export type NewTender = {
  readonly id: string
  readonly method: number
  readonly amount: Ore
  readonly giftCardId: string | null
  readonly provider: string
  readonly reference: string
  /** The money is already taken (gift cards). */
  readonly captured: boolean
}

type PaidBy = {
  readonly paymentId: string
  readonly orderNumber: string
  /** When the money is due; null for what waits until goods are sent. */
  readonly captureAt: Date | null
}

/** Writes what pays, in the transaction that records the money. */
export async function insertTenders(
  { orm }: Executor,
  { paymentId, orderNumber, captureAt }: PaidBy,
  tenders: readonly NewTender[],
): Promise<void> {
  if (tenders.length === 0) return
  const due = captureAt && { due: 'capture' as const, dueAt: captureAt }
  await orm.insert(tender).values(
    tenders.map(({ captured, ...one }) => ({
      ...one,
      ...due,
      paymentId,
      orderNumber,
      chargeState: captured ? chargeStates.to('capture') : chargeStates.initial,
      captured: captured ? one.amount : 0,
    })),
  )
}

const ofOrder = (orderNumber: string) => eq(tender.orderNumber, orderNumber)
const may = (due: ChargeAction) => stateIn(tender.chargeState, chargeStates.from(due))
const nowDue = (due: ChargeAction, dueAt: Date) => ({ due, dueAt, attempts: 0 })

/** Makes the money of an order due: a job takes it from the provider. */
export async function makeCaptureDue({ orm }: Executor, orderNumber: string, now: Date): Promise<void> {
  await orm
    .update(tender)
    .set(nowDue('capture', now))
    .where(and(ofOrder(orderNumber), may('capture'), isNull(tender.due)))
}

/** A tender that is about to be given back, locked. */
export type LockedTender = typeof tender.$inferSelect

/** Every tender of an order, locked. */
export function lockTenders({ orm }: Executor, orderNumber: string): Promise<LockedTender[]> {
  return orm.select().from(tender).where(ofOrder(orderNumber)).orderBy(asc(tender.id)).for('update')
}

/** Lets a job let go of what was only reserved at the provider. */
export async function makeCancelDue({ orm }: Executor, id: string, now: Date): Promise<void> {
  await orm
    .update(tender)
    .set(nowDue('cancel', now))
    .where(and(eq(tender.id, id), may('cancel')))
}

/** Notes that all of a tender has been given back. */
export async function noteRefunded({ orm }: Executor, id: string): Promise<void> {
  await orm
    .update(tender)
    .set({ refunded: sql`${tender.captured}`, chargeState: chargeStates.to('refund') })
    .where(and(eq(tender.id, id), may('refund')))
}

/** Lets go of money that a provider has stopped before it was taken; null when it was taken, or let go of already. */
export async function releaseDueTender(
  { orm }: Executor,
  orderNumber: string,
  now: Date,
): Promise<{ readonly provider: string; readonly amount: number } | null> {
  const [released] = await orm
    .update(tender)
    .set(nowDue('cancel', now))
    .where(and(ofOrder(orderNumber), may('cancel'), eq(tender.due, 'capture')))
    .returning({ provider: tender.provider, amount: tender.amount })
  return released ?? null
}

/** Counts money of a tender as given back. */
export async function refundedFrom({ orm }: Executor, id: string, amount: number): Promise<void> {
  const refunded = sql`${tender.refunded} + ${amount}`
  const whole = sql`${refunded} = ${tender.captured}`
  await orm
    .update(tender)
    .set({
      refunded,
      chargeState: sql`case when ${whole} then ${chargeStates.to('refund')} else ${chargeStates.to('refund-part')} end`,
    })
    .where(and(eq(tender.id, id), may('refund')))
}
