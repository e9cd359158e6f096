import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../context.js'
import { implement, type Implemented, type Refusal } from '../../http/endpoint-handler.js'
import { countedByAll, rateLimit } from '../../http/rate-limit.js'
import type { CheckoutDeps } from '../checkout/ports.js'
import { comeBack } from './come-back.js'
import { describeRequest } from './describe.js'
import { findRequest, type StoredRequest } from './find.js'
import { payRequest } from './pay.js'

const LIMIT = rateLimit('payment-request-lookup:address')

/** Paying by a link over HTTP. Whoever has the link may pay, from any session. */
export function paymentRequestRoutes(deps: CheckoutDeps): Implemented[] {
  return [
    implement(shop.getPaymentRequest, 'public', async (ctx, { params }) => {
      const found = await lookUp(deps, ctx, params.token)
      return found.ok ? ok({ data: await describeRequest(deps, found.value) }) : found
    }),
    implement(
      shop.payPaymentRequest,
      'session',
      async (ctx, { params: { token }, body: { outcome } }) => {
        const found = await lookUp(deps, ctx, token)
        if (!found.ok) return found
        return outcome ? comeBack(deps, token, found.value, outcome) : payRequest(deps, token, found.value)
      },
      countedByAll('payment-start:address'),
    ),
  ]
}

/** Only links that lead nowhere count, so that a guesser next door keeps nobody from paying. */
async function lookUp(deps: CheckoutDeps, ctx: Ctx, token: string): Promise<Result<StoredRequest, Refusal>> {
  const request = await findRequest(deps.database, deps.encryption, token)
  if (request) return ok(request)
  const allowed = await ctx.rateLimits.consume(LIMIT, ctx.address)
  return allowed.ok
    ? err('payment-request.not-found')
    : err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
}
