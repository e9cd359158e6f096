import {
  INVOICE_ACTIONS,
  INVOICE_LINES,
  INVOICE_SOURCES,
  INVOICE_STATUSES,
  INVOICE_TYPES,
} from '@klarsikt/core/invoice'
import { VAT_RATES } from '@klarsikt/core/money'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { kronor, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** An invoice of the customer [INV-001]. */
export const invoice = z
  .object({
    id: z.string(),
    /** Subscription that it is for; 0 without one. */
    subId: z.string(),
    source: z.enum(INVOICE_SOURCES),
    /** The purchase that it is for; null for one that was issued by itself. */
    orderNumber: z.string().nullable(),
    type: z.enum(INVOICE_TYPES),
    status: z.enum(INVOICE_STATUSES),
    statusText: z.string(),
    createdOn: plainDate,
    dueOn: plainDate,
    /** `open`: the customer can go on at the provider. `pending`: the customer has done with it, the provider has not. */
    payment: z.enum(['none', 'open', 'pending']),
    /** Open after its due date. */
    overdue: z.boolean(),
    ocr: z.string(),
    /** Where a transfer goes to; null where there is nothing to transfer to, or nothing to transfer. */
    bankgiro: z.string().nullable(),
    originalAmount: kronor,
    amountLeft: kronor,
    /** Where its PDF is; null for staff, as only its customer may read it. */
    pdf: z.string().nullable(),
    /** Its rows; of a purchase goods, freight and what was taken off. */
    lines: z.array(z.object({ name: z.string(), quantity: z.int(), unitPrice: kronor })),
    /** What was paid on it; a purchase is paid for as a whole, on the day it was made. */
    payments: z.array(z.object({ name: z.string(), amount: kronor, on: plainDate })),
  })
  .meta({ id: 'Invoice' })

/** An invoice for staff, and what they may do with it now. */
export const staffInvoice = invoice
  .extend({
    receiver: z.object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() }),
    actions: z.array(z.enum(INVOICE_ACTIONS)),
  })
  .meta({ id: 'StaffInvoice' })

/** Done; or why not, with the invoice as it is now. */
const staffOutcome = z.union([
  z.object({ success: z.literal(true), data: staffInvoice }),
  z.object({
    success: z.literal(false),
    result: z.enum(['invoice.changed', 'invoice.being-paid', 'invoice.too-much']),
    message: z.string(),
    data: staffInvoice,
  }),
])

/** Result of paying an invoice: how it stands, and where to go or how the attempt ended. */
export const invoicePaymentReply = z.object({
  data: invoice,
  /** The provider's page; null when there is nothing to do there. */
  redirectUrl: z.string().nullable(),
  /** How the latest attempt ended without being paid; only in the answer to a return. */
  ended: z.enum(['declined', 'cancelled']).nullable(),
})

const one = z.object({ id: z.string().regex(/^\d{1,20}$/), subId: z.string().regex(/^\d{1,20}$/) })

/** The same key does the same thing once, however often it is sent. */
const key = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[\w-]+$/)

const ofStaff = z.object({ id: one.shape.id })

/** A number, or as it is typed. */
const numberOrTyped = z.union([z.number(), typed])

export const financeEndpoints = {
  listInvoices: endpoint(shopRoutes.listInvoices, {
    permission: 'account.read',
    summary: 'The invoices of the customer, the newest first',
    reply: z.object({ data: z.array(invoice) }),
  }),
  getInvoice: endpoint(shopRoutes.getInvoice, {
    permission: 'account.read',
    summary: 'One invoice of the customer',
    params: one,
    reply: z.object({ data: invoice }),
    errors: ['invoice.not-found'],
  }),
  getInvoicePdf: endpoint(shopRoutes.getInvoicePdf, {
    permission: 'account.read',
    summary: 'One invoice of the customer as PDF, also that of a purchase',
    params: one,
    reply: z.unknown(),
    binary: 'application/pdf',
    errors: ['invoice.not-found'],
  }),
  payInvoice: endpoint(shopRoutes.payInvoice, {
    permission: 'account.change',
    summary: 'Opens the payment page of an invoice, or returns the outcome after it; safe to send again',
    params: z.object({ id: one.shape.id }),
    body: z.object({ outcome: z.enum(['success', 'cancel', 'failure']).optional() }),
    reply: invoicePaymentReply,
    errors: ['invoice.not-found', 'payment.provider-unavailable'],
  }),
  getStaffInvoices: endpoint(shopRoutes.getStaffInvoices, {
    permission: 'invoice.handle',
    summary: 'Invoices of which something is left to pay, the first due first',
    reply: z.object({ data: z.array(staffInvoice), count: z.int() }),
  }),
  getStaffInvoice: endpoint(shopRoutes.getStaffInvoice, {
    permission: 'invoice.handle',
    summary: 'One invoice and what staff may do with it now',
    params: ofStaff,
    reply: z.object({ data: staffInvoice }),
    errors: ['invoice.not-found'],
  }),
  bookInvoicePayment: endpoint(shopRoutes.bookInvoicePayment, {
    permission: 'invoice.handle',
    summary: 'Books a transfer on an invoice; never more than is left',
    params: ofStaff,
    body: z.object({ key, amount: kronor.positive().multipleOf(0.01) }),
    reply: staffOutcome,
    errors: ['invoice.not-found'],
  }),
  moveInvoice: endpoint(shopRoutes.moveInvoice, {
    permission: 'invoice.handle',
    summary: 'Notes what has happened to an invoice, along the table of core',
    params: ofStaff,
    body: z.object({
      action: z.enum(INVOICE_ACTIONS),
      /** The status that whoever acts has seen; refused when it has changed meanwhile. */
      status: z.enum(INVOICE_STATUSES),
    }),
    reply: staffOutcome,
    errors: ['invoice.not-found'],
  }),
  issueInvoice: endpoint(shopRoutes.issueInvoice, {
    permission: 'invoice.handle',
    summary: 'Issues an invoice to a customer of the shop; the same key again answers the same invoice',
    body: z.object({
      key,
      customerNumber: typed,
      lines: z
        .array(
          z.object({
            name: typed,
            quantity: numberOrTyped,
            /** Kronor with tax. */
            unitPrice: numberOrTyped,
            vatRate: z.literal(VAT_RATES).optional(),
          }),
        )
        .min(INVOICE_LINES.min)
        .max(INVOICE_LINES.max),
      /** Days until it is due. */
      days: numberOrTyped.optional(),
    }),
    reply: z.object({ success: z.literal(true), data: invoice }),
    errors: ['request.invalid'],
  }),
}
