import type { PlainDate } from '../calendar/plain-date.js'
import { type InstantLike, stockholmDate } from '../calendar/stockholm.js'
import { INVOICE_ACTIONS, type InvoiceAction, type InvoiceBalance, movedInvoice } from './states.js'
import { isAwaitingMoney } from './statuses.js'

/**
 * What staff may do with an invoice now. What a provider has answered for is left alone until it has been taken, and only what
 * is overdue goes to collection.
 */
export function invoiceActions(
  invoice: InvoiceBalance & { readonly dueOn: PlainDate },
  now: InstantLike,
): readonly InvoiceAction[] {
  if (isAwaitingMoney(invoice.status)) return []
  const isOver = invoice.dueOn < stockholmDate(now)
  return INVOICE_ACTIONS.filter((action) => movedInvoice(invoice, action) !== null && (action !== 'collect' || isOver))
}
