import type { OrderState } from '../order/states.js'
import type { ChargeState } from '../payment/states.js'
import type { InvoiceStatus } from './statuses.js'

/** Money that has been taken, whatever has gone back since. */
const TAKEN: ReadonlySet<ChargeState> = new Set(['captured', 'part-refunded', 'refunded'])

/**
 * Status of the invoice of a purchase in the shop. Nothing of it is ever left to pay: a provider or a gift card has
 * answered for all of it when the order was placed, and the money is taken when the goods are sent.
 */
export function purchaseInvoiceStatus(
  state: OrderState,
  charges: readonly ChargeState[],
): Extract<InvoiceStatus, 'paid' | 'ended' | 'paymentReserved' | 'paymentInProgress'> {
  if (state === 'cancelled' || charges.every((charge) => charge === 'refunded')) return 'ended'
  if (charges.every((charge) => TAKEN.has(charge))) return 'paid'
  return state === 'sent' ? 'paymentInProgress' : 'paymentReserved'
}
