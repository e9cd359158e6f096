import type { PlainDate } from '../calendar/plain-date.js'
import { addWorkingDays } from '../calendar/working-days.js'
import { isPayableOnline, type InvoiceStatus } from '../invoice/statuses.js'
import { defineStates, type StateOf } from '../lib/states.js'
import * as eInvoiceMessages from '../messages/generated/e-invoice.js'

/**
 * States of sending an invoice as an e-invoice, at most once. The customer's bank shows or refuses it; a refused one is
 * sent by e-mail. It is dropped if nothing is left to pay before sending.
 */
export const deliveryStates = defineStates({
  waiting: { send: 'sent', refuse: 'refused', drop: 'dropped' },
  sent: { deliver: 'delivered', refuse: 'refused' },
  delivered: {},
  refused: {},
  dropped: {},
})
export type DeliveryState = StateOf<typeof deliveryStates>

export const DELIVERY_REFUSALS = [
  'recipient-unknown',
  'recipient-ended',
  'not-accepted',
  'changed',
  'unanswered',
  'other',
] as const
export type DeliveryRefusal = (typeof DELIVERY_REFUSALS)[number]

export const DELIVERY_REFUSAL_MESSAGES: Readonly<Record<DeliveryRefusal, () => string>> = {
  'recipient-unknown': eInvoiceMessages.refusalRecipientUnknown,
  'recipient-ended': eInvoiceMessages.refusalRecipientEnded,
  'not-accepted': eInvoiceMessages.refusalNotAccepted,
  changed: eInvoiceMessages.refusalChanged,
  unanswered: eInvoiceMessages.refusalUnanswered,
  other: eInvoiceMessages.refusalOther,
}

export const DELIVERY_STATE_MESSAGES: Readonly<
  Record<DeliveryState, (of: { readonly day: string; readonly reason: string }) => string>
> = {
  waiting: eInvoiceMessages.deliveryWaiting,
  sent: eInvoiceMessages.deliverySent,
  delivered: eInvoiceMessages.deliveryDelivered,
  refused: eInvoiceMessages.deliveryRefused,
  dropped: eInvoiceMessages.deliveryDropped,
}

/** Working days to wait for the operator's answer that an invoice was shown. After that it is sent by e-mail. */
export const DELIVERY_ANSWER_WORKING_DAYS = 3

/** Returns the last day on which the operator may answer for an e-invoice that was sent on a day. */
export function answerDeliveryBy(sentOn: PlainDate): PlainDate {
  return addWorkingDays(sentOn, DELIVERY_ANSWER_WORKING_DAYS)
}

/** What to do with a delivery that is ready to be sent. */
export type DeliveryStep =
  | { readonly action: 'send' | 'drop' }
  | { readonly action: 'refuse'; readonly refusal: DeliveryRefusal }

/**
 * Decides what to do with a delivery. An e-invoice states the original amount, so a changed invoice goes by e-mail, and
 * a settled one is not sent.
 */
export function deliveryStep(
  invoice: { readonly status: InvoiceStatus; readonly amount: number; readonly left: number },
  isRecipientThere: boolean,
): DeliveryStep {
  if (invoice.left <= 0 || !isPayableOnline(invoice.status)) return { action: 'drop' }
  if (!isRecipientThere) return { action: 'refuse', refusal: 'recipient-ended' }
  return invoice.left === invoice.amount ? { action: 'send' } : { action: 'refuse', refusal: 'changed' }
}
