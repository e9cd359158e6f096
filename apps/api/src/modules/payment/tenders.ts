import type { Ore } from '@klarsikt/core/money'
import { type ChargeAction, chargeState, chargeStates, type ChargeSums, reservedOf } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq } from 'drizzle-orm'
import type { PaymentLine } from '../../providers/payment/port.js'
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

/** A tender that is about to be changed, locked. */
export type LockedTender = typeof tender.$inferSelect

/** Every tender of an order, locked. */
export function lockTenders({ orm }: Executor, orderNumber: string): Promise<LockedTender[]> {
  return orm.select().from(tender).where(ofOrder(orderNumber)).orderBy(asc(tender.id)).for('update')
}

/** Counts money of a tender as taken, given back or let go of; its state follows. */
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

/** What is let go of, and what is paid for after that; without lines all that is reserved is. */
export type Release = { readonly amount: number; readonly lines: readonly PaymentLine[] | null }

/**
 * Lets a job let go of what a locked tender has reserved for something that is cancelled. What is counted as let go of here is
 * reserved at the provider until the job has told it.
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
      // Of an unused reservation the state follows once the provider has let go of it.
      ...(isUnused ? {} : { chargeState: chargeState(sums) }),
      ...nowDue(isUnused ? 'cancel' : 'release', now),
      // The provider is being told of what was decided before: what stays must not arrive in the other order.
      ...(row.due !== null && { dueAt: row.dueAt }),
    })
    .where(eq(tender.id, row.id))
}

/** Lets go of money that a provider has stopped before it was taken; null when it was taken, or let go of already. */
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
