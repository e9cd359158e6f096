import type { CollectionProblem } from './collection.js'
import { INVOICE_ACTIONS, type InvoiceAction, type InvoiceBalance, movedInvoice } from './states.js'
import { isAwaitingMoney } from './statuses.js'

/**
 * Returns what staff may do with an invoice now: nothing while a provider guarantees it. `collection` is the reason
 * against handing it over. Only the agency can reopen an invoice that it has.
 */
export function invoiceActions(
  invoice: InvoiceBalance,
  collection: CollectionProblem | null,
): readonly InvoiceAction[] {
  if (isAwaitingMoney(invoice.status)) return []
  return INVOICE_ACTIONS.filter((action) => {
    if (action === 'collect' && collection !== null) return false
    if (action === 'reopen' && invoice.status === 'inCollection') return false
    return movedInvoice(invoice, action) !== null
  })
}
