import {
  ACCOUNT_TERMS_VERSION,
  checkRegistration,
  EMAIL_VERIFICATION_HOURS,
  type TypedRegistration,
} from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../context.js'
import { countTries } from '../../http/count-tries.js'
import type { Refusal } from '../../http/failures.js'
import { fieldTexts } from '../../http/field-texts.js'
import { audit } from '../audit/audit.js'
import { addCustomer } from '../customer/add-customer.js'
import { enqueueLetter } from '../outbox/enqueue-letter.js'
import { commonPasswordProblem } from './common-passwords.js'
import { accountExistsLetter, verifyEmailLetter } from './letters.js'
import { hashPassword } from './password-hash.js'
import { issueToken } from './tokens.js'

/** With where the first log-in leads. */
type Asked = TypedRegistration & { readonly next?: string | undefined }

/**
 * Opens an account [AUTH-005]. For an address that has one already the password is hashed, a secret made and a letter sent
 * as well, only with other words, so that answer and time are the same.
 */
export async function register(ctx: Ctx, { next, ...typed }: Asked): Promise<Result<void, Refusal>> {
  const checked = checkRegistration(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const { email, password, firstName, lastName, mobile } = checked.value
  const common = await commonPasswordProblem(password, [email, firstName, lastName])
  if (common) return err({ code: 'request.invalid', fields: fieldTexts({ password: common }) })
  const counted = await countTries(ctx.rateLimits, [
    ['registration:address', ctx.address],
    ['registration:e-mail', email],
  ])
  if (!counted.ok) return counted
  const passwordHash = await hashPassword(password)
  const now = ctx.clock.now()
  await ctx.database.transaction(async (tx) => {
    const profile = {
      email,
      firstName,
      lastName,
      mobile,
      street: '',
      postalCode: '',
      city: '',
      marketing: { email: false, sms: false },
    }
    const account = { profile, passwordHash, termsVersion: ACCOUNT_TERMS_VERSION, emailVerifiedAt: null }
    const customerId = await addCustomer(tx, ctx.encryption, account, now)
    const minutes = EMAIL_VERIFICATION_HOURS * 60
    const secret = await issueToken(ctx, tx, { customerId, purpose: 'verify-email', minutes })
    await audit(tx, now, { action: 'customer.registered', subject: 'customer', id: customerId ?? 'known' })
    if (customerId === null) {
      // The names that were typed are not the account holder's: whoever typed them may be another person.
      await enqueueLetter(ctx, tx, { template: accountExistsLetter, to: email, data: { firstName: '', next } })
    } else await enqueueLetter(ctx, tx, { template: verifyEmailLetter, to: email, data: { firstName, secret, next } })
  })
  return ok(undefined)
}
