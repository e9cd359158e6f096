import type { PlainDate } from '../calendar/plain-date.js'
import { addWorkingDays } from '../calendar/working-days.js'
import { isPayableOnline, type InvoiceStatus } from '../invoice/statuses.js'
import { defineStates, type StateOf } from '../lib/states.js'
import * as eInvoiceMessages from '../messages/generated/e-invoice.js'

/**
 * Life of the delivery of an invoice as an e-invoice, of which there is one at most: sent to the operator, and shown or refused by the
 * customer's bank. What is refused goes by e-mail instead; one with nothing left to pay before it is sent is dropped.
 */
export const deliveryStates = defineStates({
  waiting: { send: 'sent', refuse: 'refused', drop: 'dropped' },
  sent: { deliver: 'delivered', refuse: 'refused' },
  delivered: {},
  refused: {},
  dropped: {},
})
export type DeliveryState = StateOf<typeof deliveryStates>

/** Why an e-invoice did not reach the customer's bank. */
export const DELIVERY_REFUSALS = [
  'recipient-unknown',
  'recipient-ended',
  'not-accepted',
  'changed',
  'unanswered',
  'other',
] as const
export type DeliveryRefusal = (typeof DELIVERY_REFUSALS)[number]

/** The refusal in words of the customer. */
export const DELIVERY_REFUSAL_MESSAGES: Readonly<Record<DeliveryRefusal, () => string>> = {
  'recipient-unknown': eInvoiceMessages.refusalRecipientUnknown,
  'recipient-ended': eInvoiceMessages.refusalRecipientEnded,
  'not-accepted': eInvoiceMessages.refusalNotAccepted,
  changed: eInvoiceMessages.refusalChanged,
  unanswered: eInvoiceMessages.refusalUnanswered,
  other: eInvoiceMessages.refusalOther,
}

/** Which way an invoice went, in words of staff. */
export const DELIVERY_STATE_MESSAGES: Readonly<
  Record<DeliveryState, (of: { readonly day: string; readonly reason: string }) => string>
> = {
  waiting: eInvoiceMessages.deliveryWaiting,
  sent: eInvoiceMessages.deliverySent,
  delivered: eInvoiceMessages.deliveryDelivered,
  refused: eInvoiceMessages.deliveryRefused,
  dropped: eInvoiceMessages.deliveryDropped,
}

/** Working days that an operator has to say that an invoice was shown, before it goes by e-mail. */
export const DELIVERY_ANSWER_WORKING_DAYS = 3

/** The last day on which an e-invoice that was sent on a day may be answered. */
export function answerDeliveryBy(sentOn: PlainDate): PlainDate {
  return addWorkingDays(sentOn, DELIVERY_ANSWER_WORKING_DAYS)
}

/** What becomes of a delivery when its turn comes. */
export type DeliveryStep =
  | { readonly action: 'send' | 'drop' }
  | { readonly action: 'refuse'; readonly refusal: DeliveryRefusal }

/** An e-invoice says what the invoice came to: one that has changed since goes by e-mail, one that is settled not at all. */
export function deliveryStep(
  invoice: { readonly status: InvoiceStatus; readonly amount: number; readonly left: number },
  isRecipientThere: boolean,
): DeliveryStep {
  if (invoice.left <= 0 || !isPayableOnline(invoice.status)) return { action: 'drop' }
  if (!isRecipientThere) return { action: 'refuse', refusal: 'recipient-ended' }
  return invoice.left === invoice.amount ? { action: 'send' } : { action: 'refuse', refusal: 'changed' }
}
