import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { kronor } from '@klarsikt/core/money'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { giftCardDelivered } from './delivered-letter.js'
import { giftCardLetter } from './gift-card-letter.js'
import { lapseGiftCards } from './lapse.js'
import { lookupGiftCard, refuseCard } from './lookup.js'
import { giftCardReceived } from './received-letter.js'
import { savedCardData } from './saved-card-data.js'
import { sendDueCards } from './send.js'
import { soldGiftCard } from './tables.js'

const LIMIT = rateLimit('gift-card-lookup:address')

/** The balance of a card. Guessing is limited by card in the lookup, and by address here. */
export const giftCardModule = defineModule({
  name: 'gift-card',
  endpoints: [
    implement(shop.lookupGiftCard, async (ctx, { body }) => {
      const allowed = await ctx.rateLimits.consume(LIMIT, ctx.address)
      if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
      const found = await lookupGiftCard(ctx, body)
      if (!found.ok) return err(refuseCard(found.error))
      const { last4, balance, validUntil } = found.value
      return ok({ data: { last4, balance: kronor(balance), validUntil } })
    }),
  ],
  jobs: [
    { name: 'gift-card-lapse', schedule: { cron: '37 4 * * *' }, audits: ['gift-card.lapsed'], handle: lapseGiftCards },
    // In the morning, and later again for cards that a stopped process has left.
    { name: 'gift-card-send', schedule: { cron: '9 5-20 * * *' }, audits: ['gift-card.sent'], handle: sendDueCards },
  ],
  letters: [giftCardLetter, giftCardReceived, giftCardDelivered],
  personalData: [savedCardData],
  sealed: [soldGiftCard.content],
})
