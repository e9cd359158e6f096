import { err, ok, type Result } from '@klarsikt/core/lib'
import { checkStoreLogin, STAFF_CODE_MINUTES, type TypedStoreLogin } from '@klarsikt/core/staff'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { countWrong, forgetTries, takeTry } from '../../../http/password-tries.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { findStaff } from '../../catalogue/index.js'
import { knownDevice, staffDevice } from '../../platform/index.js'
import { verifyPassword } from '../identity/password-hash.js'
import { type CodeRequired, codeRequired } from './code-required.js'
import { newCode } from './one-time-code.js'
import { sendCode } from './send-code.js'
import { storeLogin } from './tables.js'

/**
 * Takes the first step of a store's log-in: a right password sends a one-time code [STAFF-008]. An unknown store or
 * number, a wrong password and too many tries run the same hashing and statements, and the first two get the same
 * answer.
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
  const id = `${storeId}/${employeeNumber}`
  const device = knownDevice(ctx, staffDevice({ storeId, employeeNumber }))
  const tried = { login: 'store-login', account: id, device } as const
  const taken = await takeTry(ctx, tried)
  const found = await findStaff(ctx.database, { storeId, employeeNumber })
  const isRight = await verifyPassword(password, found?.passwordHash ?? null)
  if (!taken.ok) {
    const { by, retryAfter } = taken.error
    return err(by === 'address' ? { code: 'rate-limited', retryAfter } : lockedFor(retryAfter))
  }
  if (!isRight || found?.email == null) {
    await countWrong(ctx, tried)
    return err('store-login.failed')
  }
  // These tries are given back only when the code is right too. Otherwise somebody who knows the password could have
  // endless codes sent.
  const codes = await ctx.rateLimits.consume(rateLimit('one-time-code-sent:staff'), id)
  if (!codes.ok) return err(lockedFor(codes.error.retryAfter))
  await forgetTries(ctx, tried)
  const { email, mobile } = found
  await ctx.rateLimits.consume(rateLimit('one-time-code:pause'), id)
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

/** The refusal of a locked log-in, with the time to wait. */
export function lockedFor(retryAfter: number): Refusal<'store-login.locked'> {
  return { code: 'store-login.locked', retryAfter, params: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) } }
}
