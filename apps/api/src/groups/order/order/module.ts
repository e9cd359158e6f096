import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { isRecentLogin } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { asData, asDone } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { pdfReply } from '../../platform/index.js'
import { awaitedLetters } from './awaited-letters.js'
import { awaitedPrescription, prescriptionPhoto } from './awaited-tables.js'
import { resendGiftCard } from './bought-gift-cards.js'
import { cancelOnRequest } from './cancel-on-request.js'
import { orderCancelled } from './cancelled-letter.js'
import { claimOrders } from './claim-orders.js'
import { orderConfirmation } from './confirmation-letter.js'
import { digestOrders } from './digest-orders.js'
import { orderLinesCancelled } from './lines-cancelled-letter.js'
import { listOrders } from './list-orders.js'
import { orderLookup } from './lookup-tables.js'
import { orderData } from './order-data.js'
import { printGiftCard } from './print-gift-card.js'
import { readOrder } from './read-order.js'
import { orderReady } from './ready-letter.js'
import { orderRefunded } from './refunded-letter.js'
import { orderSent } from './sent-letter.js'
import { order, orderLine, pickUp } from './tables.js'
import { followWarehouse } from './warehouse.js'

const RESENDS = rateLimit('gift-card-resend:customer')
const PRINTS = rateLimit('gift-card-print:customer')

/** The orders of the customer who is logged in. */
export const orderModule = defineModule({
  name: 'order',
  endpoints: [
    // Must stand before the endpoint with a number, because that path would match this one too.
    implement(shop.listOrders, async (ctx, { query }) => {
      return ok({ data: await listOrders(ctx, ctx.actor.customerId, query.status) })
    }),
    implement(shop.getOrder, async (ctx, { params }) => {
      const found = await readOrder(ctx, ctx.actor.customerId, params.orderId)
      if (!found.ok) return found
      const isRecent = isRecentLogin(ctx.session?.authenticatedAt ?? null, ctx.clock.now())
      return ok({ data: { ...found.value, isRecentLogin: isRecent } })
    }),
    implement(shop.cancelOrder, async (ctx, { params }) =>
      asData(await cancelOnRequest(ctx, ctx.actor.customerId, params.orderId)),
    ),
    implement(shop.resendGiftCard, async (ctx, { params, body }) => {
      const { customerId } = ctx.actor
      const allowed = await ctx.rateLimits.consume(RESENDS, customerId)
      if (!allowed.ok) return err({ code: 'rate-limited' as const, retryAfter: allowed.error.retryAfter })
      return asDone(await resendGiftCard(ctx, customerId, { number: params.orderId, cardId: body.id }))
    }),
    implement(shop.getGiftCardPdf, async (ctx, { params: { orderId: number, cardId } }) => {
      const { customerId } = ctx.actor
      if (!isRecentLogin(ctx.session?.authenticatedAt ?? null, ctx.clock.now())) return err('login.step-up-required')
      const allowed = await ctx.rateLimits.consume(PRINTS, customerId)
      if (!allowed.ok) return err({ code: 'rate-limited' as const, retryAfter: allowed.error.retryAfter })
      const printed = await printGiftCard(ctx, customerId, { number, cardId })
      return printed.ok ? ok(pdfReply(`presentkort-${number}`, printed.value)) : printed
    }),
  ],
  rounds: [
    {
      name: 'order-digest',
      every: 60,
      timeout: 300,
      audits: { exempt: 'Orders from before become findable by their own address; nothing else of them changes.' },
      run: (deps) => digestOrders(deps, 'undigested'),
    },
    {
      name: 'warehouse',
      needs: 'warehouse',
      every: 4,
      timeout: 60,
      audits: ['order.controlled', 'order.ground', 'order.sent'],
      run: (deps) => followWarehouse(deps, deps.warehouse),
    },
  ],
  letters: [
    orderConfirmation,
    orderSent,
    orderReady,
    orderCancelled,
    orderLinesCancelled,
    orderRefunded,
    ...awaitedLetters,
  ],
  personalData: [orderData],
  hooks: { claimByEmail: claimOrders },
  sealed: [
    order.customer,
    orderLine.prescription,
    pickUp.code,
    orderLookup.reason,
    awaitedPrescription.request,
    prescriptionPhoto.content,
  ],
})
