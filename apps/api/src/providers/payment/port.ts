import type { Result } from '@klarsikt/core/lib'
import type { Ore, VatRate } from '@klarsikt/core/money'
import type { PaymentIcon, PaymentMethod } from '@klarsikt/core/payment'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { AccessCheck } from '../access/access-check.js'
import type { PaymentToken, SavedPayment, SavedPaymentStatus, UnusableReason } from './saved-payment.js'
import type { ProviderSettings } from './settings.js'

/** A row of the payment. `total` is quantity times price less its share of a discount; negative for gift cards. */
export type PaymentLine = {
  readonly kind: 'goods' | 'shipping' | 'gift-card'
  readonly reference: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Ore
  readonly vatRate: VatRate
  readonly total: Ore
  /** The subscription that the line renews: its name for the customer, and its interval in months. */
  readonly subscription?: { readonly name: string; readonly months: number }
}

/** The payer. Complete in the checkout; a payment link may know only the e-mail address. */
export type PaymentCustomer = {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly mobile?: string
  readonly street?: string
  readonly postalCode?: string
  readonly city?: string
}

/** All facts of one payment that a provider needs. Every idempotency key derives from our `paymentId`. */
export type ProviderOrder = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: Ore
  readonly lines: readonly PaymentLine[]
  readonly customer: PaymentCustomer
  /** Where the customer returns, with `outcome` in the query; the checkout's own page when left out. */
  readonly returnPath?: string
  /**
   * The customer agreed to save the means of payment for renewals, so the authorization may be tokenised. An amount
   * of zero buys nothing, and no order is placed.
   */
  readonly savesPayment?: boolean
}

/**
 * `refused`: the provider said no, and nothing happened. `unavailable`: the provider was not reached, and nothing
 * happened. `unknown`: it may have happened; repeat with the same key until there is an answer.
 */
export type ProviderFailure =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'unknown' }

/** A payment opened at the provider: its references there and the page for the customer. */
export type PaymentIntent = { readonly session: string; readonly page: string; readonly redirectUrl: string }

/** How far the customer has come on the provider's page. */
export type IntentProgress =
  | { readonly state: 'open' }
  | { readonly state: 'authorized'; readonly token: string }
  | { readonly state: 'declined' }
  | { readonly state: 'cancelled' }

/** The answer to placing an order. A decline is an answer, not a failure. */
export type Placement =
  | { readonly state: 'authorized'; readonly reference: string }
  | { readonly state: 'in-review'; readonly reference: string }
  | { readonly state: 'declined'; readonly reference: string | null }

/** The answer to a successful charge of a saved means of payment. */
export type ChargePlacement = Exclude<Placement, { state: 'declined' }>

/**
 * `declined`: refused this time; another day, with a new key, may succeed. `unusable`: refused until the customer
 * acts. After `unavailable` and `unknown`, the same key is used again.
 */
export type ChargeFailure =
  | ProviderFailure
  | { readonly kind: 'declined'; readonly code: string }
  | { readonly kind: 'unusable'; readonly reason: UnusableReason }

/** The provider's own record of one placed payment. */
export type ProviderStatus = {
  readonly state: 'authorized' | 'in-review' | 'declined' | 'cancelled' | 'expired' | 'captured'
  readonly authorized: Ore
  readonly captured: Ore
  readonly refunded: Ore
  readonly remaining: Ore
  /** The order number that it was placed with; null when the provider has none. */
  readonly orderNumber: string | null
}

/** A part of a placed payment: captured now, or still reserved. The lines, when given, sum to the amount. */
export type PaymentPart = { readonly amount: Ore; readonly lines: readonly PaymentLine[] }

/** The subject of a provider's notice. A notice is never trusted: the shop reads the payment back. */
export type Notice = { readonly about: 'intent' | 'order' }

export type CallOptions = { readonly signal?: AbortSignal }
type Outcome<T> = Promise<Result<T, ProviderFailure>>

/**
 * Means of payment saved for renewals. The customer makes the first payment, in a session with `savesPayment`, and
 * the approval is tokenised before the order is placed. Renewals are charged without the customer present.
 */
export type SavedPayments = {
  /**
   * How long the provider recognises an idempotency key, in hours. When a charge has had no answer for longer, a
   * person must look it up: a repeat would charge a second time.
   */
  readonly keyLifetimeHours: number
  /** Saves the approved means of payment. The authorization can still be placed afterwards. */
  tokenise(request: ProviderOrder, authorization: string, key: string, options?: CallOptions): Outcome<SavedPayment>
  /** Reserves the amount. Capture, cancel and refund use its reference as for any payment. */
  chargeToken(
    token: PaymentToken,
    request: ProviderOrder,
    key: string,
    options?: CallOptions,
  ): Promise<Result<ChargePlacement, ChargeFailure>>
  readToken(token: PaymentToken, options?: CallOptions): Outcome<SavedPaymentStatus>
  /** Revokes the token for ever. Succeeds for an already revoked token too. */
  cancelToken(token: PaymentToken, options?: CallOptions): Outcome<void>
}

/** A payment provider. Every call that changes something takes an idempotency key. */
export type PaymentProvider = {
  readonly name: string
  createSession(request: ProviderOrder, options?: CallOptions): Outcome<PaymentIntent>
  /** The parts of the intent that the browser may know. */
  clientParams(intent: PaymentIntent): { readonly redirectUrl: string }
  progress(intent: PaymentIntent, options?: CallOptions): Outcome<IntentProgress>
  /** Closes the page, so that an abandoned payment cannot be approved any more. */
  closeSession(intent: PaymentIntent, options?: CallOptions): Outcome<void>
  /** Gives back an unused approval. */
  voidAuthorization(token: string, options?: CallOptions): Outcome<void>
  place(request: ProviderOrder, token: string, key: string, options?: CallOptions): Outcome<Placement>
  /** Takes a part of the reserved amount. There can be several captures. */
  capture(reference: string, part: PaymentPart, key: string, options?: CallOptions): Outcome<void>
  /** Releases the whole amount; possible before the first capture. */
  cancel(reference: string, key: string, options?: CallOptions): Outcome<void>
  /** Lowers the total authorized amount, captures included. Repeating the same amount changes nothing. */
  reduce(reference: string, part: PaymentPart, key: string, options?: CallOptions): Outcome<void>
  /** Releases what has not been captured. */
  release(reference: string, key: string, options?: CallOptions): Outcome<void>
  refund(reference: string, amount: Ore, key: string, options?: CallOptions): Outcome<void>
  status(reference: string, options?: CallOptions): Outcome<ProviderStatus>
  /** Reads a notice; null when the body is not a notice of this provider. */
  readNotice(body: unknown): Notice | null
  /** Null when the provider cannot save means of payment. */
  readonly savedPayments: SavedPayments | null
}

/** The provider's name for orders that gift cards pay in full. */
export const GIFT_CARD_PROVIDER = 'gift-card'

/** What a provider needs to open. */
export type ProviderParts = {
  readonly settings: ProviderSettings
  /** The shop's address for the provider's notices and the returning customer. */
  readonly shopUrl: () => string
  /** The secret part of a payment's notice address. */
  readonly noticeKey: (paymentId: string) => string
  readonly telemetry: Telemetry
}

/** A payment method as the checkout offers it. */
export type OfferedMethod = {
  readonly method: PaymentMethod
  /** Who may choose it: everybody, or only a store that buys for a customer. */
  readonly audience: 'everybody' | 'store'
  /** The provider's text about it in the checkout. */
  readonly description: string
  /** A purchase on credit: listed after direct payment and never preselected (betaltjänstlagen 7 a kap.). */
  readonly credit: boolean
}

/** The parts of a provider that the registry uses. */
export type ProviderModule = {
  /** The methods of the provider, the usual one first. */
  readonly methods: readonly OfferedMethod[]
  /** Whether the customer leaves for a page of the provider. */
  readonly redirects: boolean
  /** The marks in the footer for its means of payment [CHROME-017]. */
  readonly marks: readonly PaymentIcon[]
  /** Pages of the provider that forms of the shop may lead to, as sources of a content security policy. */
  formTargets(settings: ProviderSettings): readonly string[]
  /** The check of our credentials; null when the provider is not configured or needs none. */
  access(settings: ProviderSettings): AccessCheck | null
  /** The opened provider; null when it is not configured. */
  open(parts: ProviderParts): PaymentProvider | null
}
