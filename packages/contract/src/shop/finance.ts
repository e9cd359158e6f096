import { debitStates } from '@klarsikt/core/autogiro'
import { recipientStates } from '@klarsikt/core/e-invoice'
import { INVOICE_SOURCES, INVOICE_STATUSES, INVOICE_TYPES } from '@klarsikt/core/invoice'
import { PAYMENT_TYPE_BARS, PAYMENT_TYPES } from '@klarsikt/core/payment'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { kronor, plainDate } from './parts.js'
import { shopRoutes } from './routes.js'

/** An invoice for the customer [INV-001]. */
export const invoice = z
  .object({
    id: z.string(),
    /** Number of the subscription; 0 without one. */
    subId: z.string(),
    source: z.enum(INVOICE_SOURCES),
    /** Null for an invoice without a purchase. */
    orderNumber: z.string().nullable(),
    type: z.enum(INVOICE_TYPES),
    status: z.enum(INVOICE_STATUSES),
    statusText: z.string(),
    createdOn: plainDate,
    dueOn: plainDate,
    /** `open`: the customer can continue at the provider. `pending`: the customer is done and the provider is not. */
    payment: z.enum(['none', 'open', 'pending']),
    /** True if it is unpaid after its due day. */
    overdue: z.boolean(),
    /** The debit by autogiro; null without one. */
    debit: z
      .object({
        state: z.enum(debitStates.states),
        amount: kronor,
        on: plainDate,
        /** Why the bank refused it, and the new due day. */
        refusal: z.string().nullable(),
        payBy: plainDate.nullable(),
      })
      .nullable(),
    ocr: z.string(),
    /** Bankgiro number to pay to; null if nothing can or need be transferred. */
    bankgiro: z.string().nullable(),
    originalAmount: kronor,
    amountLeft: kronor,
    reminderFees: kronor,
    /** Credit notes. Their PDF is for the customer only, so it is null for staff. */
    creditNotes: z.array(
      z.object({ id: z.string(), amount: kronor, reason: z.string(), on: plainDate, pdf: z.string().nullable() }),
    ),
    /** Path of its PDF; null for staff, because only the customer may read it. */
    pdf: z.string().nullable(),
    /** Its rows. For a purchase they are goods, delivery and discounts. */
    lines: z.array(z.object({ name: z.string(), quantity: z.int(), unitPrice: kronor })),
    /** Its payments. A purchase is paid as a whole on the day it was made. */
    payments: z.array(z.object({ name: z.string(), amount: kronor, on: plainDate })),
  })
  .meta({ id: 'Invoice' })

/** Result of paying an invoice: the invoice, and where to go or how the attempt ended. */
export const invoicePaymentReply = z.object({
  data: invoice,
  /** Null if the customer need not go to the provider's page. */
  redirectUrl: z.string().nullable(),
  /** How the latest attempt failed. Only set in the answer to a return, or when a saved payment method was charged. */
  ended: z.enum(['declined', 'cancelled', 'means-declined', 'means-unusable']).nullable(),
})

/** A payment method that is saved at the provider. */
export const savedPayment = z
  .object({
    id: z.string(),
    /** Text by which the customer recognises it, such as `VISA •••• 4242`; null if unknown. */
    name: z.string().nullable(),
    /** Last month in which it can be charged, such as `2029-11`. */
    expires: z.string().nullable(),
    state: z.enum(['usable', 'expired', 'unusable']),
  })
  .meta({ id: 'SavedPayment' })

/** How the customer pays invoices [INV-003]. */
export const paymentMethodChoice = z
  .object({
    choice: z.object({ type: z.enum(PAYMENT_TYPES), savedPaymentId: z.string().nullable() }).nullable(),
    /** The payment types, each with the reason why it cannot be chosen now. */
    types: z.array(
      z.object({
        type: z.enum(PAYMENT_TYPES),
        name: z.string(),
        bar: z.enum(PAYMENT_TYPE_BARS).nullable(),
      }),
    ),
    saved: z.array(savedPayment),
    /** Whether another payment method can be saved. `away`: no provider can save one. */
    saving: z.enum(['possible', 'open', 'pending', 'full', 'away']),
    /** State of the newest request for e-invoices; null if there never was one. */
    eInvoice: z
      .object({
        state: z.enum(recipientStates.states),
        stateText: z.string(),
        /** Why it was refused or ended; null otherwise. */
        reason: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'PaymentMethodChoice' })

export const invoiceId = z.string().regex(/^\d{1,20}$/)

const one = z.object({ id: invoiceId, subId: z.string().regex(/^\d{1,20}$/) })

/** Idempotency key. Sending the same key again does nothing more. */
export const invoiceKey = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[\w-]+$/)

const savedPaymentId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/)

/** An invoice by its source. An unknown source has no invoices. */
const ofSubscription = z.object({
  financeTypeId: z.string().max(20),
  id: one.shape.id,
  subscriptionId: one.shape.subId,
})

const outcome = z.enum(['success', 'cancel', 'failure']).optional()

export const financeEndpoints = {
  listInvoices: endpoint(shopRoutes.listInvoices, {
    permission: 'account.read',
    summary: 'Lists the customer’s invoices, newest first',
    reply: z.object({ data: z.array(invoice) }),
  }),
  getInvoice: endpoint(shopRoutes.getInvoice, {
    permission: 'account.read',
    summary: 'Returns one invoice of the customer',
    params: one,
    reply: z.object({ data: invoice }),
    errors: ['invoice.not-found'],
  }),
  getInvoicePdf: endpoint(shopRoutes.getInvoicePdf, {
    permission: 'account.read',
    summary: 'Returns one invoice of the customer as PDF, also the invoice of a purchase',
    params: one,
    reply: z.unknown(),
    binary: 'application/pdf',
    errors: ['invoice.not-found'],
  }),
  getSubscriptionInvoice: endpoint(shopRoutes.getSubscriptionInvoice, {
    permission: 'account.read',
    summary: 'Returns one invoice of a subscription of the customer, by its source',
    params: ofSubscription,
    reply: z.object({ data: invoice }),
    errors: ['invoice.not-found'],
  }),
  getSubscriptionInvoicePdf: endpoint(shopRoutes.getSubscriptionInvoicePdf, {
    permission: 'account.read',
    summary: 'Returns one invoice of a subscription of the customer as PDF',
    params: ofSubscription,
    reply: z.unknown(),
    binary: 'application/pdf',
    errors: ['invoice.not-found'],
  }),
  getCreditNotePdf: endpoint(shopRoutes.getCreditNotePdf, {
    permission: 'account.read',
    summary: 'Returns one credit note of the customer as PDF',
    params: z.object({ id: one.shape.id }),
    reply: z.unknown(),
    binary: 'application/pdf',
    errors: ['invoice.not-found'],
  }),
  payInvoice: endpoint(shopRoutes.payInvoice, {
    permission: 'account.change',
    audits: ['payment.started', ...audited.paid, ...audited.endings],
    summary:
      'Charges a saved payment method, opens the payment page, or returns the outcome afterwards. A repeated call does not charge twice',
    params: z.object({ id: one.shape.id }),
    body: z.object({
      outcome,
      /** Charges this payment method in place of opening a page, once for each key. */
      savedPayment: z.object({ id: savedPaymentId, key: invoiceKey }).optional(),
    }),
    reply: invoicePaymentReply,
    errors: [
      'invoice.not-found',
      'invoice.debit-sent',
      'payment.provider-unavailable',
      'saved-payment.not-found',
      'saved-payment.unusable',
    ],
  }),
  getPaymentMethod: endpoint(shopRoutes.getPaymentMethod, {
    permission: 'account.read',
    summary: 'Returns how the customer pays invoices, the saved payment methods and the available choices',
    reply: z.object({ data: paymentMethodChoice }),
  }),
  setPaymentMethod: endpoint(shopRoutes.setPaymentMethod, {
    permission: 'account.change',
    audits: ['payment-type.chosen', ...audited.eInvoiceChosen],
    summary: 'Chooses how the customer pays invoices. A card must be a saved one',
    body: z.object({ type: z.enum(PAYMENT_TYPES), savedPaymentId: savedPaymentId.optional() }),
    reply: z.object({ success: z.literal(true), data: paymentMethodChoice }),
    errors: ['payment-type.unavailable', 'saved-payment.not-found', 'saved-payment.unusable'],
  }),
  savePayment: endpoint(shopRoutes.savePayment, {
    permission: 'account.change',
    audits: ['payment.started', 'saved-payment.saved', 'saved-payment.removed', ...audited.endings],
    summary:
      'Opens the page that saves a payment method, or returns the outcome afterwards. Needs a recent log-in. A repeated call is safe',
    body: z.object({
      outcome,
      /** The lens subscription whose page the customer returns to. */
      lensSubscriptionId: z
        .string()
        .regex(/^[1-9]\d{11}$/)
        .optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      data: paymentMethodChoice,
      /** Null if the customer need not go to the provider's page. */
      redirectUrl: z.string().nullable(),
      /** The result. Only set in the answer to a return. */
      ended: z.enum(['saved', 'declined', 'cancelled']).nullable(),
    }),
    errors: [
      'subscription.maintenance',
      'login.step-up-required',
      'payment.provider-unavailable',
      'saved-payment.too-many',
    ],
  }),
  removeSavedPayment: endpoint(shopRoutes.removeSavedPayment, {
    permission: 'account.change',
    audits: ['saved-payment.removed'],
    summary: 'Removes a saved payment method, here at once and then at the provider. A repeated call is safe',
    body: z.object({ id: savedPaymentId }),
    reply: z.object({ success: z.literal(true), data: paymentMethodChoice }),
    errors: ['saved-payment.not-found'],
  }),
}
