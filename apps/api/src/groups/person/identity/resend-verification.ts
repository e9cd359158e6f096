import { parseEmail } from '@klarsikt/core/identity'
import { EMAIL_VERIFICATION_HOURS } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import { countTries } from '../../../http/count-tries.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { enqueueLetter } from '../../platform/index.js'
import { findCustomerByEmail } from '../customer/find-customer.js'
import { accountExistsLetter, noAccountLetter, verifyEmailLetter } from './letters.js'
import { issueToken } from './tokens.js'

/** Sends another link to verify an address. Only the mailbox learns whether the address has an account. */
export async function resendVerification(
  ctx: Ctx,
  { next, ...typed }: { readonly email: string; readonly next?: string | undefined },
): Promise<Result<void, Refusal>> {
  const email = parseEmail(typed.email)
  if (!email.ok) return err({ code: 'request.invalid', fields: fieldTexts({ email: email.error }) })
  const counted = await countTries(ctx.rateLimits, [
    ['verification:address', ctx.address],
    ['verification:e-mail', email.value],
  ])
  if (!counted.ok) return counted
  const found = await findCustomerByEmail(ctx.database, ctx.encryption, email.value)
  const waits = found !== null && found.emailVerifiedAt === null
  await ctx.database.transaction(async (tx) => {
    const customerId = waits ? found.id : null
    const minutes = EMAIL_VERIFICATION_HOURS * 60
    const secret = await issueToken(ctx, tx, { customerId, purpose: 'verify-email', minutes })
    if (waits) {
      const data = { firstName: found.profile.firstName, secret, next }
      await enqueueLetter(ctx, tx, { template: verifyEmailLetter, to: email.value, data })
    } else {
      const template = found ? accountExistsLetter : noAccountLetter
      await enqueueLetter(ctx, tx, { template, to: email.value, data: { firstName: '', next } })
    }
  })
  return ok(undefined)
}
