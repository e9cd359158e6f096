import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { countedHere, rateLimit } from '../../../http/rate-limit.js'
import { refuseCard } from '../gift-card/lookup.js'
import { addGiftCard } from './add-gift-card.js'
import { addPrescription } from './add-prescription.js'
import { cartData } from './cart-data.js'
import { showCart } from './change-cart.js'
import { removeDiscount } from './discount.js'
import { emptyCart } from './empty-cart.js'
import { applyGiftCard, applySavedGiftCard, removeGiftCard } from './gift-cards.js'
import { restoreCart } from './restore-cart.js'
import { setSubscriptionInterval } from './set-subscription-interval.js'
import { updateCart } from './update-cart.js'
import { updateLine } from './update-line.js'

const CHANGES = countedHere('cart:address')

export const cartModule = defineModule({
  name: 'cart',
  endpoints: [
    implement(shop.getCart, async (ctx) => ok(await showCart(ctx)), { session: 'create' }),
    implement(shop.updateCart, (ctx, { body }) => updateCart(ctx, body), { limit: CHANGES }),
    implement(shop.updateLine, (ctx, { body }) => updateLine(ctx, body), { limit: CHANGES }),
    implement(shop.emptyCart, (ctx) => emptyCart(ctx), { limit: CHANGES }),
    implement(shop.restoreCart, (ctx, { body }) => restoreCart(ctx, body), { limit: CHANGES }),
    implement(shop.addPrescription, (ctx, { body }) => addPrescription(ctx, body), { limit: CHANGES }),
    implement(shop.addGiftCard, (ctx, { body }) => addGiftCard(ctx, body), { limit: CHANGES }),
    implement(shop.setSubscriptionInterval, (ctx, { body }) => setSubscriptionInterval(ctx, body), { limit: CHANGES }),
    implement(shop.removeDiscount, (ctx) => removeDiscount(ctx), { limit: CHANGES }),
    implement(shop.applyGiftCard, async (ctx, { body }) => {
      if ('savedCardId' in body) {
        const { session, clock } = ctx
        // Otherwise an old session on a shared device could pay with the card and have goods sent anywhere.
        if (!isRecentLogin(session.authenticatedAt, clock.now())) return err('login.step-up-required')
        const saved = { customerId: session.customerId ?? '', cardId: body.savedCardId }
        const applied = await applySavedGiftCard(ctx, session.cartId, saved)
        return applied.ok ? ok(await showCart(ctx)) : applied
      }
      const allowed = await ctx.rateLimits.consume(rateLimit('gift-card-lookup:address'), ctx.address)
      if (!allowed.ok) return err({ code: 'rate-limited' as const, retryAfter: allowed.error.retryAfter })
      const applied = await applyGiftCard(ctx, ctx.session.cartId, body)
      return applied.ok ? ok(await showCart(ctx)) : err(refuseCard(applied.error))
    }),
    implement(shop.removeGiftCard, async (ctx, { body }) => {
      await removeGiftCard(ctx, ctx.session.cartId, body.id)
      return ok(await showCart(ctx))
    }),
  ],
  personalData: [cartData],
})
