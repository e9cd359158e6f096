import { isChargeable, isSameMeans, savedPaymentStates } from '@klarsikt/core/payment'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { UnusableReason } from '../../../providers/payment/saved-payment.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { savedPayment } from './tables.js'

export type SavedPaymentRow = typeof savedPayment.$inferSelect
/** Names a saved means of payment of a customer. */
export type OwnSavedPayment = { readonly customerId: string; readonly id: string }

const SHOWN = savedPaymentStates.from('remove')

/** The saved means of payment that a customer has not removed, the oldest first. */
export function listSavedPayments({ orm }: Executor, customerId: string): Promise<SavedPaymentRow[]> {
  return orm
    .select()
    .from(savedPayment)
    .where(and(eq(savedPayment.customerId, customerId), stateIn(savedPayment.state, SHOWN)))
    .orderBy(asc(savedPayment.savedAt), asc(savedPayment.id))
}

/** The newest saved means of payment of a customer that can be charged. */
export async function findChargeable(
  executor: Executor,
  customerId: string,
  now: Date,
): Promise<SavedPaymentRow | null> {
  return (await listSavedPayments(executor, customerId)).findLast((row) => isChargeable(row, now)) ?? null
}

const isOwn = ({ customerId, id }: OwnSavedPayment) =>
  and(eq(savedPayment.id, id), eq(savedPayment.customerId, customerId), isNotNull(savedPayment.savedAt))

/** Locks a saved means of payment of a customer, also a removed one; null when it is another customer's. */
export async function lockSavedPayment({ orm }: Executor, own: OwnSavedPayment): Promise<SavedPaymentRow | null> {
  const [row] = await orm.select().from(savedPayment).where(isOwn(own)).for('update')
  return row ?? null
}

const lockByIds = prepared('saved-payments-lock', (orm, { ids }: Params<{ ids: readonly string[] }>) =>
  orm
    .select()
    .from(savedPayment)
    .where(and(sql`${savedPayment.id} = any(${ids})`, isNotNull(savedPayment.savedAt)))
    .orderBy(asc(savedPayment.id))
    .for('update'),
)

/** Locks saved means of payment by their ids, of any customers and also removed ones. They are locked in one order. */
export async function lockSavedPayments(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SavedPaymentRow>> {
  if (ids.length === 0) return new Map()
  return new Map((await lockByIds(executor, { ids })).map((row) => [row.id, row]))
}

/** The newest means that a customer has begun to save, in any state. */
export async function findNewestSaving({ orm }: Executor, customerId: string): Promise<SavedPaymentRow | null> {
  const [row] = await orm
    .select()
    .from(savedPayment)
    .where(eq(savedPayment.customerId, customerId))
    .orderBy(desc(savedPayment.createdAt))
    .limit(1)
  return row ?? null
}

/** Finds a saved means of payment by its id, in any state. */
export async function findSavedPayment({ orm }: Executor, id: string): Promise<SavedPaymentRow | null> {
  const [row] = await orm.select().from(savedPayment).where(eq(savedPayment.id, id))
  return row ?? null
}

/** Locks a saved means of payment by its id until the transaction ends. */
export async function lockSaving({ orm }: Executor, id: string): Promise<SavedPaymentRow | null> {
  const [row] = await orm.select().from(savedPayment).where(eq(savedPayment.id, id)).for('update')
  return row ?? null
}

/** The prefix of a payment's failure when the charge was declined and the customer has to change the card. */
const UNUSABLE = 'unusable:'
export const unusableFailure = (reason: UnusableReason): string => `${UNUSABLE}${reason}`
export const isUnusableFailure = (failure: string | null): boolean => failure?.startsWith(UNUSABLE) ?? false

/** Records that the provider no longer charges this means of payment. */
export async function noteUnusable(tx: Executor, id: string, now: Date): Promise<void> {
  const { rowCount } = await tx.orm
    .update(savedPayment)
    .set({ state: savedPaymentStates.to('fail') })
    .where(and(eq(savedPayment.id, id), stateIn(savedPayment.state, savedPaymentStates.from('fail'))))
  if (rowCount === 1) await audit(tx, now, { action: 'saved-payment.unusable', subject: 'saved-payment', id })
}

/**
 * Removes a saved means of payment for the customer, in the given transaction. A background round reports it to the
 * provider.
 */
export async function removeInTransaction(
  tx: Executor,
  { id }: Pick<SavedPaymentRow, 'id'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.orm
    .update(savedPayment)
    .set({ state: savedPaymentStates.to('remove'), dueAt: now, attempts: 0 })
    .where(and(eq(savedPayment.id, id), stateIn(savedPayment.state, savedPaymentStates.from('remove'))))
  if (rowCount === 1) await audit(tx, now, { action: 'saved-payment.removed', subject: 'saved-payment', id })
  return rowCount === 1
}

/**
 * Keeps one means when the customer saves the same card again. It keeps the earlier one, because other subscriptions
 * are charged to it, and removes the new one.
 */
export async function keepOneOfSame(tx: Executor, kept: SavedPaymentRow, now: Date): Promise<SavedPaymentRow> {
  if (kept.customerId === null) return kept
  const earlier = (await listSavedPayments(tx, kept.customerId)).find(
    (row) => row.id !== kept.id && row.provider === kept.provider && isChargeable(row, now) && isSameMeans(row, kept),
  )
  if (!earlier) return kept
  await removeInTransaction(tx, kept, now)
  return earlier
}
