import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import { defineModule } from '../../../define-module.js'
import type { Refusal } from '../../../http/failures.js'
import { implement } from '../../../http/implement.js'
import { countedByAll, rateLimit } from '../../../http/rate-limit.js'
import { describeLink } from './describe.js'
import { expireLinks, forgetExpiredLinks } from './expire.js'
import { findLink, type StoredLink } from './find.js'
import { paymentLinkLetters } from './letters.js'
import { payLink } from './pay.js'
import { paymentLinkData } from './payment-link-data.js'
import { paymentLinkSubject } from './payment-link-subject.js'
import { requestPayment } from './request.js'
import { resendPaymentLink } from './resend.js'
import { returnToLink } from './return-to-link.js'
import { paymentLink } from './tables.js'

const LIMIT = rateLimit('payment-link-lookup:address')

/** The endpoints of payment links. Everybody who has the link can pay, from any session. */
export const paymentLinkModule = defineModule({
  name: 'payment-link',
  endpoints: [
    implement(
      shop.getPaymentLink,
      async (ctx, { params }) => {
        const found = await lookUp(ctx, params.token)
        return found.ok ? ok({ data: await describeLink(ctx, found.value) }) : found
      },
      { session: 'none' },
    ),
    implement(
      shop.payPaymentLink,
      async (ctx, { params: { token }, body: { outcome } }) => {
        const found = await lookUp(ctx, token)
        if (!found.ok) return found
        return outcome ? returnToLink(ctx, token, found.value, outcome) : payLink(ctx, token, found.value)
      },
      { limit: countedByAll('payment-start:address') },
    ),
    implement(shop.requestPayment, async (ctx, { body }) => {
      const requested = await requestPayment(ctx, ctx.actor, body)
      if (!requested.ok) return requested
      const { expiresAt, message } = requested.value
      return ok({ success: true as const, expiresAt: expiresAt.toISOString(), message })
    }),
    implement(shop.resendPaymentLink, async (ctx, { params, body }) => {
      const resent = await resendPaymentLink(ctx, ctx.actor, params.id, body.channel)
      if (!resent.ok) return resent
      const { expiresAt, message } = resent.value
      return ok({ success: true as const, expiresAt: expiresAt.toISOString(), message })
    }),
  ],
  rounds: [{ name: 'payment-links', every: 30, timeout: 60, audits: ['payment-link.expired'], run: expireLinks }],
  letters: paymentLinkLetters,
  paymentSubject: { type: 'payment-link', create: paymentLinkSubject },
  personalData: [paymentLinkData],
  forget: { 'payment-link': forgetExpiredLinks },
  sealed: [{ column: paymentLink.customer, purpose: 'payment_request.customer' }],
})

/**
 * Finds a link. Only unknown tokens count against the limit, so that somebody who guesses on the same network does not
 * lock out a paying customer.
 */
async function lookUp(ctx: Ctx, token: string): Promise<Result<StoredLink, Refusal>> {
  const link = await findLink(ctx.database, ctx.encryption, token)
  if (link) return ok(link)
  const allowed = await ctx.rateLimits.consume(LIMIT, ctx.address)
  return allowed.ok
    ? err('payment-link.not-found')
    : err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
}
