import type { Clock } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, desc, eq, gt, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { BankIdOrder } from '../../providers/bankid/port.js'
import { qrCode } from './qr-code.js'
import { eidOrder } from './tables.js'

/** What the sealed secrets of codes are bound to, here and wherever else an order is stored. */
export const QR_SECRET = 'eid_order.qr_start_secret'

export type EidOrder = typeof eidOrder.$inferSelect

/** An order of this session; the newest one when none is named. Of another session there is none. */
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

/** The columns of what the service answered to a start; its secret is sealed. */
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

/** The code of this second. */
export function qrOf(
  { encryption, clock }: { readonly encryption: Encryption; readonly clock: Clock },
  { qrStartToken: token, qrStartSecret, orderedAt }: Pick<EidOrder, 'qrStartToken' | 'qrStartSecret' | 'orderedAt'>,
): string {
  return qrCode({ token, secret: encryption.decrypt(qrStartSecret, QR_SECRET), orderedAt }, clock.now())
}

/** Takes an order away, so that what it proved is used once; false when another request was first. */
export async function consumeEidOrder({ orm }: Executor, id: string): Promise<boolean> {
  const { rowCount } = await orm.delete(eidOrder).where(eq(eidOrder.id, id))
  return rowCount === 1
}

/**
 * Ends an identification that somebody is logged in by, once. One whose letter has been used stays until its time is out, of no session and
 * without the person, so that the link in the letter says that it has been used.
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

/** Removes what has run out; run by a job. */
export async function removeExpiredEidOrders({ orm }: Executor, clock: Clock): Promise<void> {
  await orm.delete(eidOrder).where(lte(eidOrder.expiresAt, clock.now()))
}
