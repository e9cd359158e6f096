import { fieldProblem } from '@klarsikt/core/errors'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { audit, enqueueLetter, startSession } from '../../platform/index.js'
import { findCustomer } from '../customer/find-customer.js'
import { sessionReply } from '../identity/session-reply.js'
import { accountErasedLetter } from './letters.js'

/**
 * Erases an account at once, except for the records that the law requires, and ends all sessions; the browser continues
 * as a visitor. It is refused while something under way needs the customer. Of two simultaneous calls the second finds
 * no account.
 */
export async function eraseAccount(
  ctx: SessionCtx,
  customerId: string,
  { confirmed }: { readonly confirmed: boolean },
): Promise<Result<Response, Refusal>> {
  const { encryption, clock } = ctx
  const now = clock.now()
  if (!isRecentLogin(ctx.session.authenticatedAt, now)) return err('login.step-up-required')
  if (!confirmed) {
    const problem = fieldProblem(personalDataMessages.confirmRequired)
    return err({ code: 'request.invalid', fields: fieldTexts({ confirmed: problem }) })
  }
  const erased = await ctx.database.transaction(async (tx): Promise<Result<string, Refusal>> => {
    const customer = await findCustomer(tx, encryption, customerId, { lock: true })
    if (!customer) return err('request.unauthorized')
    for (const { isUnderWay } of ctx.customerData)
      if (await isUnderWay?.(tx, customer, now)) return err('account.order-under-way')
    const data = { firstName: customer.profile.firstName, at: now.toISOString() }
    await enqueueLetter(ctx, tx, { template: accountErasedLetter, to: customer.profile.email, data })
    for (const { erase } of ctx.customerData) await erase({ encryption, clock, settings: ctx.settings }, tx, customer)
    await audit(tx, now, { action: 'customer.erased', subject: 'customer', id: customerId })
    const next = await startSession({ database: tx, encryption, clock }, {})
    return ok(next.token)
  })
  return erased.ok ? ok(sessionReply(ctx.settings, erased.value, { success: true as const })) : erased
}
