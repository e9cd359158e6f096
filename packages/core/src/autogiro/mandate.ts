import { defineStates, type StateOf } from '../lib/states.js'
import * as autogiroMessages from '../messages/generated/autogiro.js'

/**
 * States of a mandate for autogiro. The bank accepts or refuses it; the customer or the bank revokes it. Each mandate
 * has its own payer number, so that a late answer of the bank never changes another one.
 */
export const mandateStates = defineStates({
  waiting: { accept: 'active', refuse: 'refused', revoke: 'revoked' },
  active: { revoke: 'revoked' },
  refused: {},
  revoked: {},
})
export type MandateState = StateOf<typeof mandateStates>

/** Tells whether the mandate permits debits. */
export function isMandateActive(state: MandateState): boolean {
  return state === mandateStates.to('accept')
}

export const MANDATE_STATE_MESSAGES: Readonly<Record<MandateState, () => string>> = {
  waiting: autogiroMessages.stateWaiting,
  active: autogiroMessages.stateActive,
  refused: autogiroMessages.stateRefused,
  revoked: autogiroMessages.stateRevoked,
}

/** Why a mandate was refused or ended. `other` if the bank gives no known reason. */
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

export const MANDATE_REASON_MESSAGES: Readonly<Record<MandateReason, () => string>> = {
  'account-type': autogiroMessages.reasonAccountType,
  'account-unknown': autogiroMessages.reasonAccountUnknown,
  'other-holder': autogiroMessages.reasonOtherHolder,
  'by-customer': autogiroMessages.reasonByCustomer,
  'by-bank': autogiroMessages.reasonByBank,
  unanswered: autogiroMessages.reasonUnanswered,
  other: autogiroMessages.reasonOther,
}

/** Version of the text that the customer signs. Change it whenever the text changes. */
export const MANDATE_TERMS_VERSION = '2026-11'

type SignedMandate = { readonly account: string; readonly documentDigest: string; readonly brand: string }

/** Returns the text that BankID shows before signing. The document's digest in it binds the signature to it. */
export function mandateSignText({ account, documentDigest, brand }: SignedMandate): string {
  return autogiroMessages.signText({ account, digest: documentDigest, brand })
}
