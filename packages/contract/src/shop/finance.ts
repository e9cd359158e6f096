import { INVOICE_STATUSES, INVOICE_TYPES } from '@klarsikt/core/invoice'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { kronor, plainDate } from './parts.js'
import { shopRoutes } from './routes.js'

/** An invoice of the customer [INV-001]. */
export const invoice = z
  .object({
    id: z.string(),
    /** Subscription that it is for; 0 for a purchase in the shop. */
    subId: z.string(),
    /** The purchase that it is for. */
    orderNumber: z.string(),
    type: z.enum(INVOICE_TYPES),
    status: z.enum(INVOICE_STATUSES),
    statusText: z.string(),
    createdOn: plainDate,
    dueOn: plainDate,
    ocr: z.string(),
    originalAmount: kronor,
    amountLeft: kronor,
    /** Where its PDF is; null before the money has been taken. */
    pdf: z.string().nullable(),
    /** What paid for it. */
    tenders: z.array(z.object({ name: z.string(), amount: kronor })),
  })
  .meta({ id: 'Invoice' })

export const financeEndpoints = {
  listInvoices: endpoint(shopRoutes.listInvoices, {
    permission: 'account.read',
    summary: 'The invoices of the customer, the newest first',
    reply: z.object({ data: z.array(invoice) }),
  }),
  getInvoice: endpoint(shopRoutes.getInvoice, {
    permission: 'account.read',
    summary: 'One invoice of the customer',
    params: z.object({ id: z.string().regex(/^\d{1,20}$/), subId: z.string().regex(/^\d{1,20}$/) }),
    reply: z.object({ data: invoice }),
    errors: ['invoice.not-found'],
  }),
}
