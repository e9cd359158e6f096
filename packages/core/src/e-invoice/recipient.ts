import { defineStates, type StateOf } from '../lib/states.js'
import * as eInvoiceMessages from '../messages/generated/e-invoice.js'

/**
 * States of a customer's request for e-invoices. The customer's bank accepts or refuses it; the customer or the bank
 * ends it. Each request has its own number, so that a late answer never changes another one.
 */
export const recipientStates = defineStates({
  waiting: { accept: 'active', refuse: 'refused', end: 'ended' },
  active: { end: 'ended' },
  refused: {},
  ended: {},
})
export type RecipientState = StateOf<typeof recipientStates>

/** Tells whether the customer gets e-invoices. */
export function isRecipientActive(state: RecipientState): boolean {
  return state === recipientStates.to('accept')
}

export const RECIPIENT_STATE_MESSAGES: Readonly<Record<RecipientState, () => string>> = {
  waiting: eInvoiceMessages.recipientWaiting,
  active: eInvoiceMessages.recipientActive,
  refused: eInvoiceMessages.recipientRefused,
  ended: eInvoiceMessages.recipientEnded,
}

export const RECIPIENT_REASONS = ['no-bank', 'declined', 'by-customer', 'by-bank', 'other'] as const
export type RecipientReason = (typeof RECIPIENT_REASONS)[number]

export const RECIPIENT_REASON_MESSAGES: Readonly<Record<RecipientReason, () => string>> = {
  'no-bank': eInvoiceMessages.reasonNoBank,
  declined: eInvoiceMessages.reasonDeclined,
  'by-customer': eInvoiceMessages.reasonByCustomer,
  'by-bank': eInvoiceMessages.reasonByBank,
  other: eInvoiceMessages.reasonOther,
}
