import { INVOICE_ACTIONS, INVOICE_LINES, INVOICE_STATUSES } from '@klarsikt/core/invoice'
import { VAT_RATES } from '@klarsikt/core/money'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { invoice, invoiceId, invoiceKey } from './finance.js'
import { kronor, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** An invoice for staff, and what they may do with it now. */
export const staffInvoice = invoice
  .extend({
    receiver: z.object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() }),
    actions: z.array(z.enum(INVOICE_ACTIONS)),
    /** State of its collection, or why it may not be handed over now; null if there is nothing to tell. */
    collection: z.string().nullable(),
    delivery: z.string(),
    /** Largest amount that can be credited. */
    creditable: kronor,
  })
  .meta({ id: 'StaffInvoice' })

/** The changed invoice, or why nothing was done and the invoice as it is now. */
const staffOutcome = z.union([
  z.object({ success: z.literal(true), data: staffInvoice }),
  z.object({
    success: z.literal(false),
    result: z.enum(['invoice.changed', 'invoice.being-paid', 'invoice.too-much']),
    message: z.string(),
    data: staffInvoice,
  }),
])

const ofStaff = z.object({ id: invoiceId })

const numberOrTyped = z.union([z.number(), typed])

export const staffInvoiceEndpoints = {
  getStaffInvoices: endpoint(shopRoutes.getStaffInvoices, {
    permission: 'invoice.read',
    summary: 'Lists invoices with an amount left to pay, earliest due date first',
    reply: z.object({ data: z.array(staffInvoice), count: z.int() }),
  }),
  getStaffInvoice: endpoint(shopRoutes.getStaffInvoice, {
    permission: 'invoice.read',
    summary: 'Returns one invoice, and the actions that staff may take now',
    params: ofStaff,
    reply: z.object({ data: staffInvoice }),
    errors: ['invoice.not-found'],
  }),
  bookInvoicePayment: endpoint(shopRoutes.bookInvoicePayment, {
    permission: 'invoice.handle',
    audits: audited.booked,
    summary: 'Books a transfer on an invoice. It must not exceed the amount that is left',
    params: ofStaff,
    body: z.object({ key: invoiceKey, amount: kronor.positive().multipleOf(0.01) }),
    reply: staffOutcome,
    errors: ['invoice.not-found'],
  }),
  creditInvoice: endpoint(shopRoutes.creditInvoice, {
    permission: 'invoice.credit',
    audits: ['invoice.credited', 'invoice.paid', 'invoice.ended'],
    summary: 'Reduces the amount left on an invoice by a credit note, partly or completely',
    params: ofStaff,
    body: z.object({ key: invoiceKey, amount: kronor.positive().multipleOf(0.01), reason: typed }),
    reply: staffOutcome,
    errors: ['invoice.not-found', 'request.invalid'],
  }),
  moveInvoice: endpoint(shopRoutes.moveInvoice, {
    permission: 'invoice.handle',
    audits: [
      'invoice.inCollection',
      'collection.waiting',
      'invoice.returnedFaultyAddress',
      'invoice.notPaid',
      'invoice.partlyPaid',
      'invoice.transferred',
      'invoice.ended',
    ],
    summary: 'Records an event of an invoice, if its state allows it',
    params: ofStaff,
    body: z.object({
      action: z.enum(INVOICE_ACTIONS),
      /** The status that the user saw. The call is refused if it has changed meanwhile. */
      status: z.enum(INVOICE_STATUSES),
    }),
    reply: staffOutcome,
    errors: ['invoice.not-found'],
  }),
  issueInvoice: endpoint(shopRoutes.issueInvoice, {
    permission: 'invoice.issue',
    audits: ['invoice.issued'],
    summary: 'Issues an invoice to a customer of the shop. The same key returns the same invoice',
    body: z.object({
      key: invoiceKey,
      customerNumber: typed,
      lines: z
        .array(
          z.object({
            name: typed,
            quantity: numberOrTyped,
            /** In kronor including VAT. */
            unitPrice: numberOrTyped,
            vatRate: z.literal(VAT_RATES).optional(),
          }),
        )
        .min(INVOICE_LINES.min)
        .max(INVOICE_LINES.max),
      /** Days until it is due. */
      days: numberOrTyped.optional(),
      /** True if the customer has agreed to a fee for reminders. */
      isReminderFeeAgreed: z.boolean().optional(),
    }),
    reply: z.object({ success: z.literal(true), data: invoice }),
    errors: ['request.invalid'],
  }),
}
