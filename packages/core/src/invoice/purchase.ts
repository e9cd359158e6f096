import type { OrderState } from '../order/states.js'
import type { ChargeState } from '../payment/states.js'
import type { InvoiceStatus } from './statuses.js'

/** States of a charge whose money was taken, even if it was refunded later. */
const TAKEN: ReadonlySet<ChargeState> = new Set(['captured', 'part-refunded', 'refunded'])

/**
 * Returns the invoice status of a purchase. Nothing is left to pay: a provider or gift cards guarantee all of it with
 * the order, and the money is taken when the goods are sent.
 */
export function purchaseInvoiceStatus(
  state: OrderState,
  charges: readonly ChargeState[],
): Extract<InvoiceStatus, 'paid' | 'ended' | 'paymentReserved' | 'paymentInProgress'> {
  if (state === 'cancelled' || charges.every((charge) => charge === 'refunded')) return 'ended'
  if (charges.every((charge) => TAKEN.has(charge))) return 'paid'
  return state === 'sent' ? 'paymentInProgress' : 'paymentReserved'
}
