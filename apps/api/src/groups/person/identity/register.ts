import {
  ACCOUNT_TERMS_VERSION,
  checkRegistration,
  EMAIL_VERIFICATION_HOURS,
  type TypedRegistration,
} from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import { countTries } from '../../../http/count-tries.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { addCustomer } from '../customer/add-customer.js'
import { commonPasswordProblem } from './common-passwords.js'
import { accountExistsLetter, verifyEmailLetter } from './letters.js'
import { hashPassword } from './password-hash.js'
import { issueToken } from './tokens.js'

/** The registration, and the page to which the first log-in leads. */
type Asked = TypedRegistration & { readonly next?: string | undefined }

/**
 * Opens an account [AUTH-005]. For an address that has an account it also hashes the password, makes a secret and sends
 * a letter, only with another text, so that answer and time are the same.
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
      // The typed names are left out, because somebody else may have typed them.
      await enqueueLetter(ctx, tx, { template: accountExistsLetter, to: email, data: { firstName: '', next } })
    } else await enqueueLetter(ctx, tx, { template: verifyEmailLetter, to: email, data: { firstName, secret, next } })
  })
  return ok(undefined)
}
