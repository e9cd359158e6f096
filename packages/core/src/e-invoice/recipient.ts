import { defineStates, type StateOf } from '../lib/states.js'
import * as eInvoiceMessages from '../messages/generated/e-invoice.js'

/**
 * Life of a customer as a recipient of e-invoices: asked for, it waits for the customer's bank, which takes or refuses it. It ends when the
 * customer chooses to pay otherwise, or at the bank; a new one has a number of its own, so that a late answer never meets another.
 */
export const recipientStates = defineStates({
  waiting: { accept: 'active', refuse: 'refused', end: 'ended' },
  active: { end: 'ended' },
  refused: {},
  ended: {},
})
export type RecipientState = StateOf<typeof recipientStates>

/** Do e-invoices go to the customer? */
export function isRecipientActive(state: RecipientState): boolean {
  return state === recipientStates.to('accept')
}

/** How it stands, in words of the customer. */
export const RECIPIENT_STATE_MESSAGES: Readonly<Record<RecipientState, () => string>> = {
  waiting: eInvoiceMessages.recipientWaiting,
  active: eInvoiceMessages.recipientActive,
  refused: eInvoiceMessages.recipientRefused,
  ended: eInvoiceMessages.recipientEnded,
}

/** Why a recipient was refused or has ended. */
export const RECIPIENT_REASONS = ['no-bank', 'declined', 'by-customer', 'by-bank', 'other'] as const
export type RecipientReason = (typeof RECIPIENT_REASONS)[number]

/** The reason in words of the customer. */
export const RECIPIENT_REASON_MESSAGES: Readonly<Record<RecipientReason, () => string>> = {
  'no-bank': eInvoiceMessages.reasonNoBank,
  declined: eInvoiceMessages.reasonDeclined,
  'by-customer': eInvoiceMessages.reasonByCustomer,
  'by-bank': eInvoiceMessages.reasonByBank,
  other: eInvoiceMessages.reasonOther,
}
