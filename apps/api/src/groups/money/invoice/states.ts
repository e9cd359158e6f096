import { invoiceStates, isAwaitingMoney } from '@klarsikt/core/invoice'
import { inStates, stateSql } from '../../../state-sql.js'

/** The life cycle of an invoice, for SQL statements. */
export const INVOICE = {
  ...stateSql(invoiceStates),
  /** The states in which a payment provider has approved what is left to pay. */
  awaitsMoney: inStates(invoiceStates.states.filter(isAwaitingMoney)),
}
