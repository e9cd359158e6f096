import { defineStates, type StateOf } from '../lib/states.js'
import * as autogiroMessages from '../messages/generated/autogiro.js'

/**
 * Life of a mandate for autogiro: signed by the customer it waits for the bank, which takes or refuses it. It ends when the customer or
 * the bank revokes it; a new one has a payer number of its own, so that a late answer never meets another mandate.
 */
export const mandateStates = defineStates({
  waiting: { accept: 'active', refuse: 'refused', revoke: 'revoked' },
  active: { revoke: 'revoked' },
  refused: {},
  revoked: {},
})
export type MandateState = StateOf<typeof mandateStates>

/** May invoices be drawn by it? */
export function isMandateActive(state: MandateState): boolean {
  return state === mandateStates.to('accept')
}

/** What each state is called. */
export const MANDATE_STATE_MESSAGES: Readonly<Record<MandateState, () => string>> = {
  waiting: autogiroMessages.stateWaiting,
  active: autogiroMessages.stateActive,
  refused: autogiroMessages.stateRefused,
  revoked: autogiroMessages.stateRevoked,
}

/** Why a mandate was refused or ended, as far as the bank says. */
export const MANDATE_REASONS = [
  'account-type',
  'account-unknown',
  'other-holder',
  'by-customer',
  'by-bank',
  'unanswered',
  'other',
] as const
export type MandateReason = (typeof MANDATE_REASONS)[number]

/** The reason in words of the customer. */
export const MANDATE_REASON_MESSAGES: Readonly<Record<MandateReason, () => string>> = {
  'account-type': autogiroMessages.reasonAccountType,
  'account-unknown': autogiroMessages.reasonAccountUnknown,
  'other-holder': autogiroMessages.reasonOtherHolder,
  'by-customer': autogiroMessages.reasonByCustomer,
  'by-bank': autogiroMessages.reasonByBank,
  unanswered: autogiroMessages.reasonUnanswered,
  other: autogiroMessages.reasonOther,
}

/** Version of the text that is signed; a new text is a new version. */
export const MANDATE_TERMS_VERSION = '2026-11'

/** What BankID shows before the code is typed; the digest binds the signature to the document. */
export function mandateSignText(of: { readonly account: string; readonly documentDigest: string }): string {
  return autogiroMessages.signText({ account: of.account, digest: of.documentDigest })
}
