import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { drawInvoice } from '../../money/index.js'
import { pdfReply } from '../../platform/index.js'
import { removeSavedGiftCard, saveGiftCard } from '../../sale/index.js'
import { findInvoice, findPrinted, listInvoices } from './list-invoices.js'
import { describeSavedGiftCards } from './saved-gift-cards.js'

type SubscriptionParams = { readonly financeTypeId: string; readonly id: string; readonly subscriptionId: string }

function bySource({ financeTypeId: source, id, subscriptionId: subId }: SubscriptionParams) {
  return { id, subId, source }
}

const CARD_LOOKUPS = rateLimit('gift-card-lookup:address')

/** The invoices of the customer who is logged in, and their saved gift cards. */
export const financeModule = defineModule({
  name: 'finance',
  endpoints: [
    implement(shop.listInvoices, async (ctx) => ok({ data: await listInvoices(ctx, ctx.actor.customerId) })),
    implement(shop.getInvoice, async (ctx, { params }) => {
      const data = await findInvoice(ctx, ctx.actor.customerId, params)
      return data ? ok({ data }) : err('invoice.not-found')
    }),
    implement(shop.getInvoicePdf, async (ctx, { params }) => {
      const printed = await findPrinted(ctx, ctx.actor.customerId, params)
      return printed ? ok(pdfReply(`faktura-${params.id}`, await drawInvoice(printed))) : err('invoice.not-found')
    }),
    implement(shop.getSubscriptionInvoice, async (ctx, { params }) => {
      const data = await findInvoice(ctx, ctx.actor.customerId, bySource(params))
      return data ? ok({ data }) : err('invoice.not-found')
    }),
    implement(shop.getSubscriptionInvoicePdf, async (ctx, { params }) => {
      const printed = await findPrinted(ctx, ctx.actor.customerId, bySource(params))
      return printed ? ok(pdfReply(`faktura-${params.id}`, await drawInvoice(printed))) : err('invoice.not-found')
    }),
    implement(shop.getSavedGiftCards, async (ctx) =>
      ok({ data: await describeSavedGiftCards(ctx, ctx.actor.customerId) }),
    ),
    implement(shop.saveGiftCard, async (ctx, { body }) => {
      const { customerId } = ctx.actor
      const allowed = await ctx.rateLimits.consume(CARD_LOOKUPS, ctx.address)
      if (!allowed.ok) return err({ code: 'rate-limited' as const, retryAfter: allowed.error.retryAfter })
      const saved = await saveGiftCard(ctx, customerId, body)
      return saved.ok ? ok({ success: true as const, data: await describeSavedGiftCards(ctx, customerId) }) : saved
    }),
    implement(shop.removeSavedGiftCard, async (ctx, { body: { id } }) => {
      const { customerId } = ctx.actor
      await removeSavedGiftCard(ctx, { customerId, id })
      return ok({ success: true as const, data: await describeSavedGiftCards(ctx, customerId) })
    }),
  ],
})
