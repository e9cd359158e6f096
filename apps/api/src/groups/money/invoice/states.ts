import { invoiceStates, isAwaitingMoney } from '@klarsikt/core/invoice'
import { inStates, stateSql } from '../../../state-sql.js'

/** The life cycle of an invoice, for SQL statements. */
export const INVOICE = {
  ...stateSql(invoiceStates),
  /** The states in which a provider has approved the rest. */
  awaitsMoney: inStates(invoiceStates.states.filter(isAwaitingMoney)),
}
