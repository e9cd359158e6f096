import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { rateLimit } from '../../http/rate-limit.js'
import { pdfReply } from '../pdf/pdf-reply.js'
import { resendGiftCard } from './bought-gift-cards.js'
import { cancelOnRequest } from './cancel-on-request.js'
import { listOrders } from './list-orders.js'
import { printGiftCard } from './print-gift-card.js'
import { readOrder } from './read-order.js'

const RESENDS = rateLimit('gift-card-resend:customer')
const PRINTS = rateLimit('gift-card-print:customer')

/** The orders of who is logged in. */
export const orderRoutes: readonly Implemented[] = [
  // Before the one with a number, which its path would fit as well.
  implement(shop.listOrders, async (ctx, { query }) => {
    return ok({ data: await listOrders(ctx, ctx.actor.customerId, query.status) })
  }),
  implement(shop.getOrder, async (ctx, { params }) => {
    const found = await readOrder(ctx, ctx.actor.customerId, params.orderId)
    if (!found.ok) return found
    const isRecent = isRecentLogin(ctx.session?.authenticatedAt ?? null, ctx.clock.now())
    return ok({ data: { ...found.value, isRecentLogin: isRecent } })
  }),
  implement(shop.cancelOrder, async (ctx, { params }) => {
    const cancelled = await cancelOnRequest(ctx, ctx.actor.customerId, params.orderId)
    return cancelled.ok ? ok({ success: true as const, data: cancelled.value }) : cancelled
  }),
  implement(shop.resendGiftCard, async (ctx, { params, body }) => {
    const { customerId } = ctx.actor
    const allowed = await ctx.rateLimits.consume(RESENDS, customerId)
    if (!allowed.ok) return err({ code: 'rate-limited' as const, retryAfter: allowed.error.retryAfter })
    const resent = await resendGiftCard(ctx, customerId, { number: params.orderId, cardId: body.id })
    return resent.ok ? ok({ success: true as const }) : resent
  }),
  implement(shop.getGiftCardPdf, async (ctx, { params: { orderId: number, cardId } }) => {
    const { customerId } = ctx.actor
    if (!isRecentLogin(ctx.session?.authenticatedAt ?? null, ctx.clock.now())) return err('login.step-up-required')
    const allowed = await ctx.rateLimits.consume(PRINTS, customerId)
    if (!allowed.ok) return err({ code: 'rate-limited' as const, retryAfter: allowed.error.retryAfter })
    const printed = await printGiftCard(ctx, customerId, { number, cardId })
    return printed.ok ? ok(pdfReply(`presentkort-${number}`, printed.value)) : printed
  }),
]
