import type { Encryption } from '@klarsikt/server/encryption'

/** The encryption purpose of saved payment tokens. */
export const SAVED_PAYMENT_TOKEN = 'saved_payment.token'

/**
 * The provider's token of a saved means of payment; its holder can take money. The value is a private field, so that
 * logs and JSON never show it; only an adapter that calls the provider reveals it.
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

/** A token as stored. */
export type SealedToken = string & { readonly [sealed]: 'payment token' }

/** What the customer may see of a saved means of payment; a field is null when unknown. */
export type PaymentMeans = {
  /** `VISA`. */
  readonly brand: string | null
  /** Up to four last digits of the card or bank account. */
  readonly lastDigits: string | null
  /** The last month in which it can be charged, `2029-11`. */
  readonly expires: string | null
}

/** A means of payment that the customer agreed to save. */
export type SavedPayment = { readonly token: PaymentToken; readonly means: PaymentMeans }

/** A saved payment as a table stores it. */
export type StoredSavedPayment = {
  readonly provider: string
  readonly sealedToken: SealedToken
  readonly means: PaymentMeans
}

/** Why a saved means of payment can no longer be charged. The customer has to mend it or save another. */
export type UnusableReason = 'cancelled' | 'suspended' | 'expired' | 'missing'

/** The provider's current view of a saved means of payment. */
export type SavedPaymentStatus = {
  readonly state: 'active' | Exclude<UnusableReason, 'expired'>
  readonly means: PaymentMeans
}

/** For a means of payment with nothing known to show. */
export const NO_MEANS: PaymentMeans = { brand: null, lastDigits: null, expires: null }

export function sealSavedPayment(
  encryption: Encryption,
  provider: string,
  { token, means }: SavedPayment,
): StoredSavedPayment {
  return { provider, sealedToken: encryption.encrypt(token.reveal(), SAVED_PAYMENT_TOKEN) as SealedToken, means }
}

/** Opens a stored token. Throws when it was altered. */
export function openSealedToken(encryption: Encryption, sealedToken: SealedToken): PaymentToken {
  return new PaymentToken(encryption.decrypt(sealedToken, SAVED_PAYMENT_TOKEN))
}
