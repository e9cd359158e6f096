import { ACCOUNT_TERMS_VERSION } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as errorMessages from '@klarsikt/core/messages/error'
import { eq } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { actAs, audit } from '../../platform/index.js'
import { customer } from '../customer/tables.js'
import type { LoginStopped } from './continue-login.js'
import { finishLogin } from './finish-login.js'

/** Accepts the account terms and finishes the log-in that they interrupted [AUTH-004]. */
export async function acceptTerms(
  ctx: SessionCtx,
  { version }: { readonly version: string },
): Promise<Result<Response | LoginStopped, Refusal>> {
  const id = ctx.session.pendingCustomerId
  if (id === null) return err('login.expired')
  // The customer has read a version that no longer applies.
  if (version !== ACCOUNT_TERMS_VERSION)
    return ok({
      success: false,
      result: 'TermsNotAccepted',
      message: errorMessages.loginTermsNotAccepted(),
      termsVersion: ACCOUNT_TERMS_VERSION,
    })
  const now = ctx.clock.now()
  await ctx.database.transaction(async (tx) => {
    await tx.orm.update(customer).set({ termsVersion: version, termsAcceptedAt: now }).where(eq(customer.id, id))
    await actAs({ kind: 'customer', customerId: id }, ctx.requestId, () =>
      audit(tx, now, { action: 'customer.terms-accepted', subject: 'customer', id }),
    )
  })
  const loggedIn = await finishLogin(ctx, { id })
  return loggedIn === null ? err('login.expired') : ok(loggedIn)
}
