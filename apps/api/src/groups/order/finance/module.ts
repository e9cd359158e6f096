import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { countedByAll, rateLimit } from '../../../http/rate-limit.js'
import { drawInvoice } from '../../money/invoice/invoice-pdf.js'
import { pdfReply } from '../../platform/pdf/pdf-reply.js'
import { removeSavedGiftCard, saveGiftCard } from '../../sale/gift-card/save-card.js'
import { savedCardLetters } from './letters.js'
import { findInvoice, findPrinted, listInvoices } from './list-invoices.js'
import { choosePaymentType, describePaymentMethod, removeSavedPayment } from './payment-method.js'
import { recipientLetters } from './recipient-letters.js'
import { returnToSaving, startSaving } from './save-payment.js'
import { describeSavedGiftCards } from './saved-gift-cards.js'
import { savedPaymentData } from './saved-payment-data.js'
import { savedPaymentSubject } from './saved-payment-subject.js'

type SubscriptionParams = { readonly financeTypeId: string; readonly id: string; readonly subscriptionId: string }

function bySource({ financeTypeId: source, id, subscriptionId: subId }: SubscriptionParams) {
  return { id, subId, source }
}

const CARD_LOOKUPS = rateLimit('gift-card-lookup:address')

/** The invoices of the customer who is logged in, and their means of payment. */
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
    implement(shop.getPaymentMethod, async (ctx) =>
      ok({ data: await describePaymentMethod(ctx, ctx.actor.customerId) }),
    ),
    implement(shop.setPaymentMethod, (ctx, { body }) => choosePaymentType(ctx, ctx.actor.customerId, body)),
    implement(
      shop.savePayment,
      (ctx, { body: { outcome, lensSubscriptionId } }) =>
        outcome
          ? returnToSaving(ctx, ctx.actor.customerId, outcome)
          : startSaving(ctx, ctx.actor.customerId, lensSubscriptionId),
      { limit: countedByAll('payment-start:address') },
    ),
    implement(shop.removeSavedPayment, (ctx, { body: { id } }) =>
      removeSavedPayment(ctx, { customerId: ctx.actor.customerId, id }),
    ),
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
  letters: [...recipientLetters, ...savedCardLetters],
  paymentSubject: { type: 'saved-payment', create: savedPaymentSubject },
  personalData: [savedPaymentData],
})
