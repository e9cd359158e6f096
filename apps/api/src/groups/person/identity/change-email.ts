import { EMAIL_VERIFICATION_HOURS, isRecentLogin, parseEmail } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { findCustomer, findCustomerByEmail } from '../customer/find-customer.js'
import { accountExistsLetter, emailChangeAskedLetter, newEmailLetter } from './letters.js'
import { issueToken } from './tokens.js'

/**
 * Sends a link to the new address, which takes effect when the link is used. The old address gets a link that stops the
 * change. The log-in must be recent.
 */
export async function changeEmail(
  ctx: SessionCtx,
  customerId: string,
  typed: { readonly email: string },
): Promise<Result<void, Refusal>> {
  if (!isRecentLogin(ctx.session.authenticatedAt, ctx.clock.now())) return err('login.step-up-required')
  const email = parseEmail(typed.email)
  if (!email.ok) return err({ code: 'request.invalid', fields: fieldTexts({ email: email.error }) })
  const allowed = await ctx.rateLimits.consume(rateLimit('verification:e-mail'), email.value)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const found = await findCustomer(ctx.database, ctx.encryption, customerId)
  if (!found) return err('request.unauthorized')
  const holder = await findCustomerByEmail(ctx.database, ctx.encryption, email.value)
  await ctx.database.transaction(async (tx) => {
    const minutes = EMAIL_VERIFICATION_HOURS * 60
    const token = { customerId, purpose: 'change-email' as const, minutes, email: email.value }
    const secret = await issueToken(ctx, tx, token)
    await audit(tx, ctx.clock.now(), { action: 'customer.email-change-requested', subject: 'customer', id: customerId })
    const stop = { customerId, purpose: 'stop-email-change' as const, minutes }
    const { firstName } = found.profile
    const asked = { firstName, at: ctx.clock.now().toISOString(), secret: await issueToken(ctx, tx, stop) }
    await enqueueLetter(ctx, tx, { template: emailChangeAskedLetter, to: found.profile.email, data: asked })
    // An address that has an account learns this by letter only. The answer is the same for every address.
    if (holder)
      await enqueueLetter(ctx, tx, { template: accountExistsLetter, to: email.value, data: { firstName: '' } })
    else {
      const data = { firstName, secret }
      await enqueueLetter(ctx, tx, { template: newEmailLetter, to: email.value, data })
    }
  })
  return ok(undefined)
}
