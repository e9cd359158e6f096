import { ACCOUNT_TERMS_VERSION, hasCurrentTerms, type LoginError, PENDING_LOGIN_MINUTES } from '@klarsikt/core/identity'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as errorMessages from '@klarsikt/core/messages/error'
import type { SessionCtx } from '../../../context.js'
import { holdLogin } from '../../platform/index.js'
import type { Customer } from '../customer/find-customer.js'
import { finishLogin } from './finish-login.js'
import { mailVerification } from './mail-verification.js'

export type LoginStopped = {
  readonly success: false
  readonly result: LoginError
  readonly message: string
  readonly termsVersion?: string
}

/** Checks what still stands between correct credentials and the account [AUTH-004, AUTH-005]. */
export async function continueLogin(
  ctx: SessionCtx,
  found: Customer,
  /** Further fields of the answer to a complete log-in. */
  reply: object = {},
): Promise<Response | LoginStopped | null> {
  if (found.emailVerifiedAt === null) {
    await mailVerification(ctx, found)
    const message = errorMessages.loginEmailNotVerified({ email: found.profile.email })
    return { success: false, result: 'EmailNotVerified', message }
  }
  if (!hasCurrentTerms(found.termsVersion)) {
    const pendingUntil = new Date(ctx.clock.now().getTime() + PENDING_LOGIN_MINUTES * 60_000)
    await holdLogin(ctx.database, ctx.session.digest, { pendingCustomerId: found.id, pendingUntil })
    // A customer who has just opened an account by BankID has not accepted any terms before.
    const isFirst = found.termsVersion === null
    const message = isFirst ? authMessages.termsFirst() : errorMessages.loginTermsNotAccepted()
    return { success: false, result: 'TermsNotAccepted', message, termsVersion: ACCOUNT_TERMS_VERSION }
  }
  return finishLogin(ctx, found, reply)
}
