import type { Clock } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, desc, eq, gt, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { BankIdOrder } from '../../../providers/bankid/port.js'
import { qrCode } from './qr-code.js'
import { eidOrder } from './tables.js'

/** The encryption purpose of QR secrets, wherever an order is stored. */
export const QR_SECRET = 'eid_order.qr_start_secret'

export type EidOrder = typeof eidOrder.$inferSelect

/** The session's order with the id, or its newest one without an id; null when the session has none. */
export async function findActiveEidOrder(
  { database, session, clock }: SessionCtx,
  id: string | undefined,
): Promise<EidOrder | null> {
  const own = and(eq(eidOrder.sessionDigest, session.digest), gt(eidOrder.expiresAt, clock.now()))
  const [row] = await database.orm
    .select()
    .from(eidOrder)
    .where(id === undefined ? own : and(own, eq(eidOrder.id, id)))
    .orderBy(desc(eidOrder.createdAt))
    .limit(1)
  return row ?? null
}

/** The columns for BankID's answer to a start, with the secret sealed. */
export function orderColumns(
  encryption: Encryption,
  { orderRef, autoStartToken, qrStartToken, qrStartSecret }: BankIdOrder,
  now: Date,
) {
  return {
    orderRef,
    autoStartToken,
    qrStartToken,
    qrStartSecret: encryption.encrypt(qrStartSecret, QR_SECRET),
    state: 'awaiting' as const,
    hintCode: 'outstandingTransaction',
    orderedAt: now,
    collectedAt: now,
  }
}

/** The QR code for the current second. */
export function qrOf(
  { encryption, clock }: { readonly encryption: Encryption; readonly clock: Clock },
  { qrStartToken: token, qrStartSecret, orderedAt }: Pick<EidOrder, 'qrStartToken' | 'qrStartSecret' | 'orderedAt'>,
): string {
  return qrCode({ token, secret: encryption.decrypt(qrStartSecret, QR_SECRET), orderedAt }, clock.now())
}

/** Deletes an order, so that its proof is used once; false when another request was first. */
export async function consumeEidOrder({ orm }: Executor, id: string): Promise<boolean> {
  const { rowCount } = await orm.delete(eidOrder).where(eq(eidOrder.id, id))
  return rowCount === 1
}

/**
 * Ends an identification once, when it logs somebody in. An order with a used letter stays until it expires, without
 * session and person, so that the letter's link can tell that it has been used.
 */
export async function finishEidOrder({ orm }: Executor, id: string): Promise<boolean> {
  const { letterDigest, letterExpiresAt, sessionDigest } = eidOrder
  const { rowCount: kept } = await orm
    .update(eidOrder)
    .set({ sessionDigest: '', person: null })
    .where(and(eq(eidOrder.id, id), isNotNull(letterDigest), isNull(letterExpiresAt), ne(sessionDigest, '')))
  if (kept === 1) return true
  const isUnused = or(isNull(letterDigest), isNotNull(letterExpiresAt))
  const { rowCount: removed } = await orm.delete(eidOrder).where(and(eq(eidOrder.id, id), isUnused))
  return removed === 1
}

/** Deletes expired orders. A job calls it. */
export async function removeExpiredEidOrders({ orm }: Executor, clock: Clock): Promise<void> {
  await orm.delete(eidOrder).where(lte(eidOrder.expiresAt, clock.now()))
}
