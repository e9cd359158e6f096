import { checkNewPassword, parseEmail, PASSWORD_RESET_MINUTES, type TypedNewPassword } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import { countTries } from '../../../http/count-tries.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { actAs, audit, enqueueLetter } from '../../platform/index.js'
import { findCustomer, findCustomerByEmail } from '../customer/find-customer.js'
import { commonPasswordProblem } from './common-passwords.js'
import { noAccountLetter, resetPasswordLetter } from './letters.js'
import { hashPassword } from './password-hash.js'
import { setPassword } from './set-password.js'
import { issueToken, useToken } from './tokens.js'

/**
 * Sends a link to choose a new password. An address without an account gets a letter that says so and also a token row,
 * so that both cases do the same work.
 */
export async function requestPasswordReset(
  ctx: Ctx,
  { next, ...typed }: { readonly email: string; readonly next?: string | undefined },
): Promise<Result<void, Refusal>> {
  const email = parseEmail(typed.email)
  if (!email.ok) return err({ code: 'request.invalid', fields: fieldTexts({ email: email.error }) })
  const counted = await countTries(ctx.rateLimits, [
    ['password-reset:address', ctx.address],
    ['password-reset:e-mail', email.value],
  ])
  if (!counted.ok) return counted
  const found = await findCustomerByEmail(ctx.database, ctx.encryption, email.value)
  await ctx.database.transaction(async (tx) => {
    const customerId = found?.id ?? null
    const token = { customerId, purpose: 'reset-password' as const, minutes: PASSWORD_RESET_MINUTES }
    const secret = await issueToken(ctx, tx, token)
    const subject = { subject: 'customer' as const, id: customerId ?? 'unknown' }
    await audit(tx, ctx.clock.now(), { action: 'customer.password-reset-requested', ...subject })
    if (found) {
      const data = { firstName: found.profile.firstName, secret, next }
      await enqueueLetter(ctx, tx, { template: resetPasswordLetter, to: email.value, data })
    } else await enqueueLetter(ctx, tx, { template: noAccountLetter, to: email.value, data: { firstName: '', next } })
  })
  return ok(undefined)
}

type Reset = TypedNewPassword & { readonly token: string }

/**
 * Sets a new password by the secret of a letter, and ends every session, because one of them may be somebody else's.
 */
export async function resetPassword(ctx: Ctx, { token, ...typed }: Reset): Promise<Result<void, Refusal>> {
  const checked = checkNewPassword(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const common = await commonPasswordProblem(typed.password, [])
  if (common) return err({ code: 'request.invalid', fields: fieldTexts({ password: common }) })
  const passwordHash = await hashPassword(typed.password)
  return ctx.database.transaction(async (tx) => {
    const used = await useToken(ctx, tx, token, ['reset-password', 'confirm-account'])
    if (!used.ok) return err(used.error.reason === 'used' ? 'password-reset.done' : 'password-reset.expired')
    const found = await findCustomer(tx, ctx.encryption, used.value.customerId, { lock: true })
    if (!found) return err('password-reset.expired')
    const isMailed = used.value.purpose === 'reset-password'
    // A link that came by SMS can only open an account that nobody has taken over yet.
    if (!isMailed && (found.passwordHash !== null || found.emailVerifiedAt !== null))
      return err('password-reset.expired')
    await actAs({ kind: 'customer', customerId: found.id }, ctx.requestId, () =>
      // Reading the mailbox proves the e-mail address. Reading an SMS does not.
      setPassword(ctx, tx, found, { passwordHash, verifiesEmail: isMailed }),
    )
    return ok(undefined)
  })
}
