import { parseOneTimeCode } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Deps, SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { fieldTexts } from '../../http/field-texts.js'
import { rateLimit } from '../../http/rate-limit.js'
import { actAs } from '../audit/acting-as.js'
import { audit } from '../audit/audit.js'
import { sessionReply } from '../identity/session-reply.js'
import { deviceName, networkName } from '../session/device.js'
import { rotateSession } from '../session/sessions.js'
import { findStaff } from './find-staff.js'
import { codeDigests, lockedFor } from './store-login.js'
import { storeLogin } from './tables.js'

type Refused = 'request.invalid' | 'one-time-code.wrong' | 'store-login.expired' | 'store-login.locked'

/**
 * The second step of a store's log-in: a right code starts the store's session, with an empty cart. Guesses are counted by who
 * they are guesses for, in whichever session, and before the code is looked at.
 */
export async function confirmStoreLogin(
  ctx: SessionCtx,
  typed: { readonly code: string },
): Promise<Result<Response, Refusal<Refused>>> {
  const code = parseOneTimeCode(typed.code)
  if (!code.ok) return err({ code: 'request.invalid', fields: fieldTexts({ code: code.error }) })
  const { database, clock, encryption, session } = ctx
  const open = and(eq(storeLogin.sessionDigest, session.digest), gt(storeLogin.expiresAt, clock.now()))
  const [begun] = await database.orm.select().from(storeLogin).where(open)
  if (!begun) return err('store-login.expired')
  const { storeId, employeeNumber } = begun
  const id = `${storeId}/${employeeNumber}`
  const guesses = await ctx.rateLimits.consume(rateLimit('one-time-code:staff'), id)
  if (!guesses.ok) return err(lockedFor(guesses.error.retryAfter))
  const digests = codeDigests(encryption, code.value)
  if (!digests.includes(begun.codeDigest)) return err('one-time-code.wrong')
  const started = await database.transaction(async (tx) => {
    // Of two with the same code, one gets it; and a code that was replaced meanwhile is good no longer.
    const used = await tx.orm
      .delete(storeLogin)
      .where(and(open, inArray(storeLogin.codeDigest, [...digests])))
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
  if (!started) return err('store-login.expired')
  await ctx.rateLimits.reset(rateLimit('one-time-code:staff'), id)
  await ctx.rateLimits.reset(rateLimit('store-login:staff'), id)
  const user = { isStore: true, name: started.name }
  return ok(sessionReply(ctx.settings, started.token, { success: true as const, user }))
}

/** Removes log-ins whose code has run out; run by a job. */
export async function removeExpiredStoreLogins({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await database.orm.delete(storeLogin).where(lte(storeLogin.expiresAt, clock.now()))
}
