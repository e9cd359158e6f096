import { invoiceStates, isAwaitingMoney } from '@klarsikt/core/invoice'
import { inStates, stateSql } from '../../state-sql.js'

/** States of an invoice, for statements. */
export const INVOICE = {
  ...stateSql(invoiceStates),
  /** A provider has answered for the rest. */
  awaitsMoney: inStates(invoiceStates.states.filter(isAwaitingMoney)),
}
