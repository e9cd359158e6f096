import type { Result } from '@klarsikt/core/lib'
import type { Ore, VatRate } from '@klarsikt/core/money'

/** What a provider can do; the checkout and the staff screens ask instead of knowing names. */
export type PaymentCapabilities = {
  /** The customer leaves for a page of the provider. */
  readonly redirects: boolean
  readonly credit: boolean
  readonly partialCapture: boolean
  readonly partialRefund: boolean
  readonly recurring: boolean
}

/** A row of what is paid for. `total` is quantity times price less the line's share of a discount; gift cards are negative. */
export type PaymentLine = {
  readonly kind: 'goods' | 'shipping' | 'gift-card'
  readonly reference: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Ore
  readonly vatRate: VatRate
  readonly total: Ore
}

/** Who pays. At the checkout all of it is known; of somebody who pays by a link perhaps the e-mail address alone. */
export type PaymentCustomer = {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly mobile?: string
  readonly street?: string
  readonly postalCode?: string
  readonly city?: string
}

/** Everything a provider needs to know about one payment. Our `paymentId` is the root of every idempotency key. */
export type PaymentRequest = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: Ore
  readonly lines: readonly PaymentLine[]
  readonly customer: PaymentCustomer
  /** Where the customer comes back to, with `outcome` in the query; the checkout's own page unless given. */
  readonly returnPath?: string
}

/**
 * Why a call did not end well. `refused`: the provider said no, nothing happened. `unavailable`: it was never reached,
 * nothing happened. `unknown`: it may have happened; ask again with the same key until there is an answer.
 */
export type ProviderFailure =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'unknown' }

/** A payment opened at the provider: its reference there and where the customer goes. */
export type PaymentIntent = { readonly session: string; readonly page: string; readonly redirectUrl: string }

/** How far the customer has come on the provider's page. */
export type IntentProgress =
  | { readonly state: 'open' }
  | { readonly state: 'authorized'; readonly token: string }
  | { readonly state: 'declined' }
  | { readonly state: 'cancelled' }

/** The answer to placing: a decline is an answer, not a failure. */
export type Placement =
  | { readonly state: 'authorized'; readonly reference: string }
  | { readonly state: 'in-review'; readonly reference: string }
  | { readonly state: 'declined'; readonly reference: string | null }

/** The provider's own books on one placed payment. */
export type ProviderStatus = {
  readonly state: 'authorized' | 'in-review' | 'declined' | 'cancelled' | 'expired' | 'captured'
  readonly authorized: Ore
  readonly captured: Ore
  readonly refunded: Ore
  readonly remaining: Ore
}

/** What a notice from the provider is about. It is never believed: the payment is read back. */
export type Notice = { readonly about: 'intent' | 'order' }

export type CallOptions = { readonly signal?: AbortSignal }
type Outcome<T> = Promise<Result<T, ProviderFailure>>

/** A way to be paid. Every changing call takes a key of ours, and the same key means the same deed. */
export type PaymentProvider = {
  readonly name: string
  readonly capabilities: PaymentCapabilities
  createIntent(request: PaymentRequest, options?: CallOptions): Outcome<PaymentIntent>
  /** What the browser may know about the intent. */
  clientParams(intent: PaymentIntent): { readonly redirectUrl: string }
  progress(intent: PaymentIntent, options?: CallOptions): Outcome<IntentProgress>
  /** Closes the page, so that nobody can approve a payment that was given up. */
  close(intent: PaymentIntent, options?: CallOptions): Outcome<void>
  /** Gives back an approval that was not used. */
  discard(token: string, options?: CallOptions): Outcome<void>
  place(request: PaymentRequest, token: string, key: string, options?: CallOptions): Outcome<Placement>
  capture(reference: string, amount: Ore, key: string, options?: CallOptions): Outcome<void>
  cancel(reference: string, key: string, options?: CallOptions): Outcome<void>
  refund(reference: string, amount: Ore, key: string, options?: CallOptions): Outcome<void>
  status(reference: string, options?: CallOptions): Outcome<ProviderStatus>
  /** Reads a notice; null when the body is none of the provider's. */
  readNotice(body: unknown): Notice | null
}
