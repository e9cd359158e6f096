import type { Executor } from '@klarsikt/server/database'
import { and, eq, gt } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { findStaff } from '../../catalogue/index.js'
import {
  actAs,
  audit,
  deviceName,
  networkName,
  rotateSession,
  staffDevice,
  writeDeviceCookie,
} from '../../platform/index.js'
import { sessionReply } from '../identity/session-reply.js'
import type { StaffKey } from './add-staff.js'
import { storeLogin } from './tables.js'

/** A log-in whose password was right. */
export type BegunLogin = typeof storeLogin.$inferSelect

/** The condition for the log-in of this session that waits for its second step. */
export function waiting({ session, clock }: Pick<SessionCtx, 'session' | 'clock'>) {
  return and(eq(storeLogin.sessionDigest, session.digest), gt(storeLogin.expiresAt, clock.now()))
}

/** Starts the store's session after the second step, with an empty cart; null when the log-in no longer waits. */
export async function finishStoreLogin(ctx: SessionCtx, begun: BegunLogin): Promise<Response | null> {
  // Of two answers at once only one deletes the row. A log-in that was started again has another code.
  const reply = await startStoreSession(ctx, begun, async (tx) => {
    const used = await tx.orm
      .delete(storeLogin)
      .where(and(waiting(ctx), eq(storeLogin.codeDigest, begun.codeDigest)))
      .returning()
    return used.length > 0
  })
  if (!reply) return null
  const id = `${begun.storeId}/${begun.employeeNumber}`
  await ctx.rateLimits.reset(rateLimit('one-time-code:staff'), id)
  await ctx.rateLimits.reset(rateLimit('one-time-code-sent:staff'), id)
  return reply
}

/**
 * Starts a session of an employee, with an empty cart; null when they do not work in the store, or when `mayStart`
 * returns false.
 */
export async function startStoreSession(
  ctx: SessionCtx,
  { storeId, employeeNumber }: StaffKey,
  mayStart: (tx: Executor) => Promise<boolean>,
): Promise<Response | null> {
  const { database, clock, encryption, session } = ctx
  const started = await database.transaction(async (tx) => {
    const isFirst = await mayStart(tx)
    const found = await findStaff(tx, { storeId, employeeNumber })
    if (!isFirst || !found) return null
    const store = { id: storeId, employeeNumber, name: found.storeName }
    const from = { device: deviceName(ctx.userAgent), network: networkName(ctx.address) }
    const next = await rotateSession({ database: tx, encryption, clock }, session, { store, from })
    await actAs({ kind: 'staff', storeId, employeeNumber, role: found.role }, ctx.requestId, () =>
      audit(tx, clock.now(), { action: 'staff.logged-in', subject: 'staff', id: `${storeId}/${employeeNumber}` }),
    )
    return { token: next.token, name: found.storeName }
  })
  if (!started) return null
  const user = { isStore: true, name: started.name }
  const device = writeDeviceCookie(ctx, staffDevice({ storeId, employeeNumber }))
  return sessionReply(ctx.settings, started.token, { success: true as const, user }, device)
}
