import { isChargeable, isSameMeans, savedPaymentStates } from '@klarsikt/core/payment'
import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { UnusableReason } from '../../providers/payment/saved-payment.js'
import { stateIn } from '../../state-sql.js'
import { audit } from '../audit/audit.js'
import { savedPayment } from './tables.js'

export type SavedPaymentRow = typeof savedPayment.$inferSelect
/** One of a customer. */
export type OwnSavedPayment = { readonly customerId: string; readonly id: string }

const SHOWN = savedPaymentStates.from('remove')

/** What a customer has saved and not removed, the oldest first. */
export function listSavedPayments({ orm }: Executor, customerId: string): Promise<SavedPaymentRow[]> {
  return orm
    .select()
    .from(savedPayment)
    .where(and(eq(savedPayment.customerId, customerId), stateIn(savedPayment.state, SHOWN)))
    .orderBy(asc(savedPayment.savedAt), asc(savedPayment.id))
}

/** The newest that a customer has saved and that can be charged. */
export async function findChargeable(
  executor: Executor,
  customerId: string,
  now: Date,
): Promise<SavedPaymentRow | null> {
  return (await listSavedPayments(executor, customerId)).findLast((row) => isChargeable(row, now)) ?? null
}

const isOwn = ({ customerId, id }: OwnSavedPayment) =>
  and(eq(savedPayment.id, id), eq(savedPayment.customerId, customerId), isNotNull(savedPayment.savedAt))

/** What a customer has saved, removed or not, locked; null for that of another. */
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

/** Several by their ids, of whichever customers, removed or not, locked in one order. */
export async function lockSavedPayments(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SavedPaymentRow>> {
  if (ids.length === 0) return new Map()
  return new Map((await lockByIds(executor, { ids })).map((row) => [row.id, row]))
}

/** The newest that a customer has begun to save, whatever became of it. */
export async function findNewestSaving({ orm }: Executor, customerId: string): Promise<SavedPaymentRow | null> {
  const [row] = await orm
    .select()
    .from(savedPayment)
    .where(eq(savedPayment.customerId, customerId))
    .orderBy(desc(savedPayment.createdAt))
    .limit(1)
  return row ?? null
}

/** Reads one by its id and locks it until the transaction ends. */
export async function lockSaving({ orm }: Executor, id: string): Promise<SavedPaymentRow | null> {
  const [row] = await orm.select().from(savedPayment).where(eq(savedPayment.id, id)).for('update')
  return row ?? null
}

/** Why a charge was declined, as its payment keeps it, where the customer has to do something about the card. */
const UNUSABLE = 'unusable:'
export const unusableFailure = (reason: UnusableReason): string => `${UNUSABLE}${reason}`
export const isUnusableFailure = (failure: string | null): boolean => failure?.startsWith(UNUSABLE) ?? false

/** Notes that the provider will not charge it any more. */
export async function noteUnusable(tx: Executor, id: string, now: Date): Promise<void> {
  const { rowCount } = await tx.orm
    .update(savedPayment)
    .set({ state: savedPaymentStates.to('fail') })
    .where(and(eq(savedPayment.id, id), stateIn(savedPayment.state, savedPaymentStates.from('fail'))))
  if (rowCount === 1) await audit(tx, now, { action: 'saved-payment.unusable', subject: 'saved-payment', id })
}

/** Removes it from the customer's sight in the transaction given; a round tells the provider. */
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
 * What stays where a customer has just saved the same card once more: the one that is there already, which other things are charged
 * to. The new one is given back.
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
