import { and, eq, gt } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import { rateLimit } from '../../http/rate-limit.js'
import { actAs } from '../audit/acting-as.js'
import { audit } from '../audit/audit.js'
import { sessionReply } from '../identity/session-reply.js'
import { deviceName, networkName } from '../session/device.js'
import { rotateSession } from '../session/sessions.js'
import { findStaff } from './find-staff.js'
import { storeLogin } from './tables.js'

/** A log-in whose password was right. */
export type BegunLogin = typeof storeLogin.$inferSelect

/** The log-in that waits in this session for its second step, while it does. */
export function waiting({ session, clock }: Pick<SessionCtx, 'session' | 'clock'>) {
  return and(eq(storeLogin.sessionDigest, session.digest), gt(storeLogin.expiresAt, clock.now()))
}

/** Starts the store's session after the second step, with an empty cart; null when the log-in waits no longer. */
export async function finishStoreLogin(ctx: SessionCtx, begun: BegunLogin): Promise<Response | null> {
  const { database, clock, encryption, session } = ctx
  const { storeId, employeeNumber } = begun
  const id = `${storeId}/${employeeNumber}`
  const started = await database.transaction(async (tx) => {
    // Of two that answer at once, one gets it; and a log-in that was begun anew meanwhile is another one.
    const used = await tx.orm
      .delete(storeLogin)
      .where(and(waiting(ctx), eq(storeLogin.codeDigest, begun.codeDigest)))
      .returning()
    const found = await findStaff(tx, { storeId, employeeNumber })
    if (used.length === 0 || !found) return null
    const store = { id: storeId, employeeNumber, name: found.storeName }
    const from = { device: deviceName(ctx.userAgent), network: networkName(ctx.address) }
    const next = await rotateSession({ database: tx, encryption, clock }, session, { store, from })
    await actAs({ kind: 'store', storeId, employeeNumber }, ctx.requestId, () =>
      audit(tx, clock.now(), { action: 'staff.logged-in', subject: 'staff', id }),
    )
    return { token: next.token, name: found.storeName }
  })
  if (!started) return null
  await ctx.rateLimits.reset(rateLimit('one-time-code:staff'), id)
  await ctx.rateLimits.reset(rateLimit('store-login:staff'), id)
  const user = { isStore: true, name: started.name }
  return sessionReply(ctx.settings, started.token, { success: true as const, user })
}
