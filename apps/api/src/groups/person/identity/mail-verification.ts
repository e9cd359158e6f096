import { EMAIL_VERIFICATION_HOURS } from '@klarsikt/core/identity'
import type { Ctx } from '../../../context.js'
import { enqueueLetter } from '../../platform/index.js'
import type { Customer } from '../customer/find-customer.js'
import { verifyEmailLetter } from './letters.js'
import { hasOpenToken, issueToken } from './tokens.js'

/** Sends another link to an address that is not verified, if the last link no longer works [AUTH-005, ERR-006]. */
export async function mailVerification(ctx: Ctx, { id, profile }: Customer): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    if (await hasOpenToken(ctx, tx, id, 'verify-email')) return
    const minutes = EMAIL_VERIFICATION_HOURS * 60
    const secret = await issueToken(ctx, tx, { customerId: id, purpose: 'verify-email', minutes })
    const { email, firstName } = profile
    await enqueueLetter(ctx, tx, { template: verifyEmailLetter, to: email, data: { firstName, secret } })
  })
}
