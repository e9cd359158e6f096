import type { Encryption } from '@klarsikt/server/encryption'

/** What a token is sealed for. */
export const SAVED_PAYMENT_TOKEN = 'saved_payment.token'

/**
 * The provider's token of a saved means of payment: its holder can take money. It is a private field, so that no log
 * line and no JSON ever shows it; only an adapter that calls the provider reveals it.
 */
export class PaymentToken {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  reveal(): string {
    return this.#value
  }
}

declare const sealed: unique symbol

/** A token as it is stored. */
export type SealedToken = string & { readonly [sealed]: 'payment token' }

/** What the customer may see of a saved means of payment; null where there is no such thing. */
export type PaymentMeans = {
  /** `VISA`. */
  readonly brand: string | null
  /** Up to four last digits of the card or the bank account. */
  readonly lastDigits: string | null
  /** Last month in which it can be charged, `2029-11`. */
  readonly expires: string | null
}

/** A means of payment that the customer agreed to have saved. */
export type SavedPayment = { readonly token: PaymentToken; readonly means: PaymentMeans }

/** A saved payment as a table stores it. */
export type StoredSavedPayment = {
  readonly provider: string
  readonly sealedToken: SealedToken
  readonly means: PaymentMeans
}

/** Why a saved means of payment cannot be charged any more; the customer has to put it right or save another one. */
export type UnusableReason = 'cancelled' | 'suspended' | 'expired' | 'missing'

/** How the provider sees a saved means of payment now. */
export type SavedPaymentStatus = {
  readonly state: 'active' | Exclude<UnusableReason, 'expired'>
  readonly means: PaymentMeans
}

/** Where nothing is known of the means, or there is nothing to show. */
export const NO_MEANS: PaymentMeans = { brand: null, lastDigits: null, expires: null }

/** Seals a saved payment for storing. */
export function sealSavedPayment(
  encryption: Encryption,
  provider: string,
  { token, means }: SavedPayment,
): StoredSavedPayment {
  return { provider, sealedToken: encryption.encrypt(token.reveal(), SAVED_PAYMENT_TOKEN) as SealedToken, means }
}

/** Opens a stored token; throws when it was altered. */
export function openSealedToken(encryption: Encryption, sealedToken: SealedToken): PaymentToken {
  return new PaymentToken(encryption.decrypt(sealedToken, SAVED_PAYMENT_TOKEN))
}
