import type { Ore } from '@klarsikt/core/money'
import { type ChargeAction, chargeState, chargeStates, type ChargeSums, reservedOf } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PaymentLine } from '../../../providers/payment/port.js'
import { stateIn } from '../../../state-sql.js'
import { tender } from './tables.js'

export type NewTender = {
  readonly id: string
  readonly method: number
  readonly amount: Ore
  readonly giftCardId: string | null
  readonly provider: string
  readonly reference: string
  /** Whether the money is already captured, as on gift cards. */
  readonly captured: boolean
}

type PaidBy = {
  readonly paymentId: string
  readonly orderNumber: string
  /** When the money is due; null when it waits until goods are sent. */
  readonly captureAt: Date | null
}

/** Inserts the tenders, in the transaction that records the payment. */
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

export type Tender = typeof tender.$inferSelect
/** A tender that is locked for a change. */
export type LockedTender = Tender

/** The tenders of orders, in a fixed order. */
export function readTenders({ orm }: Executor, ...orderNumbers: readonly string[]): Promise<Tender[]> {
  return orm
    .select()
    .from(tender)
    .where(inArray(tender.orderNumber, [...orderNumbers]))
    .orderBy(asc(tender.id))
}

/** Locks all tenders of an order. */
export function lockTenders({ orm }: Executor, orderNumber: string): Promise<LockedTender[]> {
  return orm.select().from(tender).where(ofOrder(orderNumber)).orderBy(asc(tender.id)).for('update')
}

/** Adds captured, refunded or released money to a tender and updates its state. */
export async function addToTender(
  { orm }: Executor,
  id: string,
  change: Partial<Pick<ChargeSums, 'captured' | 'refunded' | 'released'>>,
): Promise<void> {
  const [row] = await orm.select().from(tender).where(eq(tender.id, id)).for('update')
  if (!row) throw new Error(`The tender ${id} is gone`)
  const { captured = 0, refunded = 0, released = 0 } = change
  const sums = {
    captured: row.captured + captured,
    refunded: row.refunded + refunded,
    released: row.released + released,
  }
  await orm
    .update(tender)
    .set({ ...sums, chargeState: chargeState({ amount: row.amount, ...sums }) })
    .where(eq(tender.id, id))
}

/** The amount to release, and the remaining lines; null when the whole reservation is released. */
export type Release = { readonly amount: number; readonly lines: readonly PaymentLine[] | null }

/**
 * Makes a release of a locked tender due, because something was cancelled. The tender counts it as released at once; a
 * job tells the provider later.
 */
export async function makeReleaseDue(
  { orm }: Executor,
  row: LockedTender,
  { amount, lines }: Release,
  now: Date,
): Promise<void> {
  const sums = { ...row, released: row.released + amount }
  const isUnused = row.captured === 0 && reservedOf(sums) === 0
  await orm
    .update(tender)
    .set({
      released: sums.released,
      lines,
      // The state of an unused reservation changes when the provider has released it.
      ...(isUnused ? {} : { chargeState: chargeState(sums) }),
      ...nowDue(isUnused ? 'cancel' : 'release', now),
      // A job is already telling the provider of an earlier decision. This one must not overtake it.
      ...(row.due !== null && { dueAt: row.dueAt }),
    })
    .where(eq(tender.id, row.id))
}

/** Releases money that a provider stopped before it was captured; null when it was captured or released already. */
export async function releaseDueTender(
  { orm }: Executor,
  orderNumber: string,
  now: Date,
): Promise<{ readonly provider: string; readonly amount: number } | null> {
  const [released] = await orm
    .update(tender)
    .set({ ...nowDue('cancel', now), released: tender.amount })
    .where(and(ofOrder(orderNumber), may('cancel'), eq(tender.due, 'capture')))
    .returning({ provider: tender.provider, amount: tender.amount })
  return released ?? null
}
