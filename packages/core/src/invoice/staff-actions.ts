import type { CollectionProblem } from './collection.js'
import { INVOICE_ACTIONS, type InvoiceAction, type InvoiceBalance, movedInvoice } from './states.js'
import { isAwaitingMoney } from './statuses.js'

/**
 * What staff may do with an invoice now. What a provider has answered for is left alone until it has been taken; only what nothing speaks
 * against goes to collection, and only the agency gives it back.
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
