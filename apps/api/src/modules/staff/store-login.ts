import { randomInt } from 'node:crypto'
import { ONE_TIME_CODE_LENGTH } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { checkStoreLogin, STAFF_CODE_MINUTES, type TypedStoreLogin } from '@klarsikt/core/staff'
import type { Encryption } from '@klarsikt/server/encryption'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { fieldTexts } from '../../http/field-texts.js'
import { rateLimit } from '../../http/rate-limit.js'
import { verifyPassword } from '../identity/password-hash.js'
import { passkey } from '../identity/tables.js'
import { findStaff } from './find-staff.js'
import { sendCode } from './send-code.js'
import { staffOwner } from './staff-passkeys.js'
import { storeLogin } from './tables.js'

export type CodeRequired = {
  readonly success: false
  readonly result: 'CodeRequired'
  readonly message: string
  /** A passkey will do as well. */
  readonly hasPasskey: boolean
}

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
  const { email } = found
  const recipient = await ctx.database.transaction(async (tx) => {
    const code = String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0')
    const expiresAt = new Date(ctx.clock.now().getTime() + STAFF_CODE_MINUTES * 60_000)
    const codeDigest = digestCode(ctx.encryption, code)
    const begun = { storeId, employeeNumber, codeDigest, passkeyChallenge: null, expiresAt }
    await tx.orm
      .insert(storeLogin)
      .values({ sessionDigest: ctx.session.digest, ...begun })
      .onConflictDoUpdate({ target: storeLogin.sessionDigest, set: begun })
    return sendCode(ctx, tx, email, code)
  })
  const passkeys = await ctx.database.orm.$count(passkey, staffOwner(ctx, { storeId, employeeNumber }).where)
  return ok({
    success: false,
    result: 'CodeRequired',
    message: staffMessages.codeSent({ recipient, minutes: STAFF_CODE_MINUTES }),
    hasPasskey: passkeys > 0,
  })
}

/** A log-in that is locked says for how long. */
export function lockedFor(retryAfter: number): Refusal<'store-login.locked'> {
  return { code: 'store-login.locked', retryAfter, params: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) } }
}

const CODE = 'store_login.code'
const digestCode = (encryption: Encryption, code: string): string => encryption.digest(code, CODE)

/** What a code may have been digested to, by the secrets of now and before. */
export function codeDigests(encryption: Encryption, code: string): readonly string[] {
  return encryption.digests(code, CODE)
}
