import { err, ok, type Result } from '@klarsikt/core/lib'
import { checkStoreLogin, STAFF_CODE_MINUTES, type TypedStoreLogin } from '@klarsikt/core/staff'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { fieldTexts } from '../../http/field-texts.js'
import { rateLimit } from '../../http/rate-limit.js'
import { verifyPassword } from '../identity/password-hash.js'
import { type CodeRequired, codeRequired } from './code-required.js'
import { findStaff } from './find-staff.js'
import { newCode } from './one-time-code.js'
import { sendCode } from './send-code.js'
import { storeLogin } from './tables.js'

/**
 * The first step of a store's log-in: a right password sends a one-time code [STAFF-008]. An unknown store or number, a wrong
 * password and a lock take the same hashing and the same statements, and the first two the same answer.
 */
export async function loginStore(
  ctx: SessionCtx,
  typed: TypedStoreLogin,
): Promise<
  Result<CodeRequired, Refusal<'request.invalid' | 'store-login.failed' | 'store-login.locked' | 'rate-limited'>>
> {
  const checked = checkStoreLogin(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const { storeId, employeeNumber, password } = checked.value
  const byAddress = await ctx.rateLimits.check(rateLimit('store-login:address'), ctx.address)
  // Not given back before the code is right too: who knows a password may not have codes sent without end.
  const byStaff = await ctx.rateLimits.consume(rateLimit('store-login:staff'), `${storeId}/${employeeNumber}`)
  const found = await findStaff(ctx.database, { storeId, employeeNumber })
  const isRight = await verifyPassword(password, found?.passwordHash ?? null)
  if (!byAddress.ok) return err({ code: 'rate-limited', retryAfter: byAddress.error.retryAfter })
  if (!byStaff.ok) return err(lockedFor(byStaff.error.retryAfter))
  if (!isRight || found?.email == null) {
    await ctx.rateLimits.consume(rateLimit('store-login:address'), ctx.address)
    return err('store-login.failed')
  }
  const { email, mobile } = found
  await ctx.rateLimits.consume(rateLimit('one-time-code:pause'), `${storeId}/${employeeNumber}`)
  const sent = await ctx.database.transaction(async (tx) => {
    const { code, codeDigest } = newCode(ctx.encryption)
    const expiresAt = new Date(ctx.clock.now().getTime() + STAFF_CODE_MINUTES * 60_000)
    const begun = { storeId, employeeNumber, codeDigest, passkeyChallenge: null, expiresAt }
    await tx.orm
      .insert(storeLogin)
      .values({ sessionDigest: ctx.session.digest, ...begun })
      .onConflictDoUpdate({ target: storeLogin.sessionDigest, set: begun })
    return sendCode(ctx, tx, { email, mobile }, { code })
  })
  return ok(await codeRequired(ctx, { storeId, employeeNumber }, sent))
}

/** A log-in that is locked says for how long. */
export function lockedFor(retryAfter: number): Refusal<'store-login.locked'> {
  return { code: 'store-login.locked', retryAfter, params: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) } }
}
