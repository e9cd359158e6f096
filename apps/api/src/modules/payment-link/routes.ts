import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { implement, type Implemented } from '../../http/implement.js'
import { countedByAll, rateLimit } from '../../http/rate-limit.js'
import { describeLink } from './describe.js'
import { findLink, type StoredLink } from './find.js'
import { payLink } from './pay.js'
import { requestPayment } from './request.js'
import { resendPaymentLink } from './resend.js'
import { returnToLink } from './return-to-link.js'

const LIMIT = rateLimit('payment-link-lookup:address')

/** Paying by a link over HTTP. The holder of the link may pay, from any session. */
export const paymentLinkRoutes: readonly Implemented[] = [
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
]

/** Only links that lead nowhere count, so that a guesser on the same network does not lock out a paying customer. */
async function lookUp(ctx: Ctx, token: string): Promise<Result<StoredLink, Refusal>> {
  const link = await findLink(ctx.database, ctx.encryption, token)
  if (link) return ok(link)
  const allowed = await ctx.rateLimits.consume(LIMIT, ctx.address)
  return allowed.ok
    ? err('payment-link.not-found')
    : err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
}
