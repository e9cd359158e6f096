import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { kronor } from '@klarsikt/core/money'
import { implement, type Implemented } from '../../http/implement.js'
import { rateLimit } from '../../http/rate-limit.js'
import { lookupGiftCard, refuseCard } from './lookup.js'

const LIMIT = rateLimit('gift-card-lookup:address')

/** The balance of a card; guessing is bounded by card (in the lookup) and by address (here). */
export const giftCardRoutes: Implemented[] = [
  implement(shop.lookupGiftCard, async (ctx, { body }) => {
    const allowed = await ctx.rateLimits.consume(LIMIT, ctx.address)
    if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
    const found = await lookupGiftCard(ctx, body)
    if (!found.ok) return err(refuseCard(found.error))
    const { last4, balance, validUntil } = found.value
    return ok({ data: { last4, balance: kronor(balance), validUntil } })
  }),
]
