import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { implement } from '../../http/endpoint-handler.js'
import { countedByAll, countedHere, rateLimit } from '../../http/rate-limit.js'
import { refuseCard } from '../gift-card/lookup.js'
import { applyGiftCard, removeGiftCard } from '../gift-card/on-cart.js'
import { addPrescription } from './add-prescription.js'
import { showCart } from './change-cart.js'
import { applyDiscount, removeDiscount } from './discount.js'
import { emptyCart } from './empty-cart.js'
import { restoreCart } from './restore-cart.js'
import { setInterval } from './set-interval.js'
import { updateCart } from './update-cart.js'
import { updateLine } from './update-line.js'

const CHANGES = countedHere('cart:address')

export const cartRoutes = [
  implement(shop.getCart, 'visitor', async (ctx) => ok(await showCart(ctx))),
  implement(shop.updateCart, 'session', (ctx, { body }) => updateCart(ctx, body), CHANGES),
  implement(shop.updateLine, 'session', (ctx, { body }) => updateLine(ctx, body), CHANGES),
  implement(shop.emptyCart, 'session', (ctx) => emptyCart(ctx), CHANGES),
  implement(shop.restoreCart, 'session', (ctx, { body }) => restoreCart(ctx, body), CHANGES),
  implement(shop.addPrescription, 'session', (ctx, { body }) => addPrescription(ctx, body), CHANGES),
  implement(shop.setInterval, 'session', (ctx, { body }) => setInterval(ctx, body), CHANGES),
  implement(
    shop.applyDiscount,
    'session',
    (ctx, { body }) => applyDiscount(ctx, body),
    countedByAll('discount-code:address'),
  ),
  implement(shop.removeDiscount, 'session', (ctx) => removeDiscount(ctx), CHANGES),
  implement(shop.applyGiftCard, 'session', async (ctx, { body }) => {
    const allowed = await ctx.rateLimits.consume(rateLimit('gift-card-lookup:address'), ctx.address)
    if (!allowed.ok) return err({ code: 'rate-limited' as const, retryAfter: allowed.error.retryAfter })
    const applied = await applyGiftCard(ctx, ctx.session.cartId, body)
    return applied.ok ? ok(await showCart(ctx)) : err(refuseCard(applied.error))
  }),
  implement(shop.removeGiftCard, 'session', async (ctx, { body }) => {
    await removeGiftCard(ctx.database, ctx.session.cartId, body.id)
    return ok(await showCart(ctx))
  }),
]
