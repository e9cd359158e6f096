import type { Result } from '@klarsikt/core/lib'
import type { Ore, VatRate } from '@klarsikt/core/money'
import type { PaymentIcon, PaymentMethod } from '@klarsikt/core/payment'
import type { Telemetry } from '@klarsikt/server/telemetry'
import type { AccessCheck } from '../access/access-check.js'
import type { PaymentToken, SavedPayment, SavedPaymentStatus, UnusableReason } from './saved-payment.js'
import type { ProviderSettings } from './settings.js'

/** A row of what is paid for. `total` is quantity times price less the line's share of a discount; gift cards are negative. */
export type PaymentLine = {
  readonly kind: 'goods' | 'shipping' | 'gift-card'
  readonly reference: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Ore
  readonly vatRate: VatRate
  readonly total: Ore
  /** The renewal that the line belongs to: what the customer calls it and how often it comes. */
  readonly subscription?: { readonly name: string; readonly months: number }
}

/** Who pays. Complete at the checkout; for a payment link perhaps only the e-mail address. */
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
export type ProviderOrder = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: Ore
  readonly lines: readonly PaymentLine[]
  readonly customer: PaymentCustomer
  /** Where the customer comes back to, with `outcome` in the query; the checkout's own page unless given. */
  readonly returnPath?: string
  /**
   * The customer has agreed that the means of payment is saved for renewals: the authorization may be tokenised. With an amount of
   * zero nothing is bought, and there is nothing to place.
   */
  readonly savesPayment?: boolean
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

/** The answer to a charge of a saved means of payment that went through. */
export type ChargePlacement = Exclude<Placement, { state: 'declined' }>

/**
 * Why a saved means of payment was not charged. `declined`: no this time, another day may go well, by a new key.
 * `unusable`: no until the customer has done something about it. The rest as ever: after `unavailable` and `unknown` the
 * same key is asked again.
 */
export type ChargeFailure =
  | ProviderFailure
  | { readonly kind: 'declined'; readonly code: string }
  | { readonly kind: 'unusable'; readonly reason: UnusableReason }

/** The provider's own books on one placed payment. */
export type ProviderStatus = {
  readonly state: 'authorized' | 'in-review' | 'declined' | 'cancelled' | 'expired' | 'captured'
  readonly authorized: Ore
  readonly captured: Ore
  readonly refunded: Ore
  readonly remaining: Ore
  /** Ours, as it was placed with; null where the provider has none. */
  readonly orderNumber: string | null
}

/** A part of a placed payment: what is taken now, or what is still reserved. Lines that are given sum to the amount. */
export type PaymentPart = { readonly amount: Ore; readonly lines: readonly PaymentLine[] }

/** What a notice from the provider is about. It is never believed: the payment is read back. */
export type Notice = { readonly about: 'intent' | 'order' }

export type CallOptions = { readonly signal?: AbortSignal }
type Outcome<T> = Promise<Result<T, ProviderFailure>>

/**
 * Means of payment that customers save for renewals. The first payment is made by the customer, on a session with
 * `savesPayment`; what the customer approved is tokenised before it is placed. Renewals are charged without the customer present.
 */
export type SavedPayments = {
  /**
   * How long the provider finds the first call by its key, hours. A charge whose answer was lost for longer must be looked
   * up by a person: asked again, it would be a second charge.
   */
  readonly keyLifetimeHours: number
  /** Saves what the customer approved. The authorization can be placed afterwards. */
  tokenise(request: ProviderOrder, authorization: string, key: string, options?: CallOptions): Outcome<SavedPayment>
  /** Reserves the amount; it is captured, cancelled and refunded by its reference like any other payment. */
  chargeToken(
    token: PaymentToken,
    request: ProviderOrder,
    key: string,
    options?: CallOptions,
  ): Promise<Result<ChargePlacement, ChargeFailure>>
  readToken(token: PaymentToken, options?: CallOptions): Outcome<SavedPaymentStatus>
  /** Makes the token useless for ever; well done too where it already was. */
  cancelToken(token: PaymentToken, options?: CallOptions): Outcome<void>
}

/** A payment provider. Every changing call takes an idempotency key of ours. */
export type PaymentProvider = {
  readonly name: string
  createSession(request: ProviderOrder, options?: CallOptions): Outcome<PaymentIntent>
  /** What the browser may know about the intent. */
  clientParams(intent: PaymentIntent): { readonly redirectUrl: string }
  progress(intent: PaymentIntent, options?: CallOptions): Outcome<IntentProgress>
  /** Closes the page, so that an abandoned payment cannot be approved. */
  closeSession(intent: PaymentIntent, options?: CallOptions): Outcome<void>
  /** Gives back an approval that was not used. */
  voidAuthorization(token: string, options?: CallOptions): Outcome<void>
  place(request: ProviderOrder, token: string, key: string, options?: CallOptions): Outcome<Placement>
  /** Takes a part of what is reserved; there can be several. */
  capture(reference: string, part: PaymentPart, key: string, options?: CallOptions): Outcome<void>
  /** Lets go of everything, while nothing has been taken. */
  cancel(reference: string, key: string, options?: CallOptions): Outcome<void>
  /** Lowers what is authorized in all, captures included; the same amount again changes nothing. */
  reduce(reference: string, part: PaymentPart, key: string, options?: CallOptions): Outcome<void>
  /** Lets go of what has not been taken. */
  release(reference: string, key: string, options?: CallOptions): Outcome<void>
  refund(reference: string, amount: Ore, key: string, options?: CallOptions): Outcome<void>
  status(reference: string, options?: CallOptions): Outcome<ProviderStatus>
  /** Reads a notice; null when the body is none of the provider's. */
  readNotice(body: unknown): Notice | null
  /** Null where the provider cannot save means of payment. */
  readonly savedPayments: SavedPayments | null
}

/** Name of the provider of what gift cards pay. */
export const GIFT_CARD_PROVIDER = 'gift-card'

/** What a provider is opened with. */
export type ProviderParts = {
  readonly settings: ProviderSettings
  /** Where the provider reaches the shop with notices and sends the customer back. */
  readonly shopUrl: () => string
  /** Secret part of the notice address of one payment. */
  readonly noticeKey: (paymentId: string) => string
  readonly telemetry: Telemetry
}

/** A payment method as the checkout offers it. */
export type OfferedMethod = {
  readonly method: PaymentMethod
  /** Who may choose it: everybody, or only a store that buys for a customer. */
  readonly audience: 'everybody' | 'store'
  /** What the checkout says about it, in the words of the provider. */
  readonly description: string
  /** Choosing it is buying on credit: it comes after direct payment and is never preselected (betaltjänstlagen 7 a kap.). */
  readonly credit: boolean
}

/** What the folder of a provider hands to the registry. */
export type ProviderModule = {
  /** The methods that it handles, the usual one first. */
  readonly methods: readonly OfferedMethod[]
  /** The customer leaves for a page of the provider. */
  readonly redirects: boolean
  /** The marks of what one can pay with, as the footer shows them [CHROME-017]. */
  readonly marks: readonly PaymentIcon[]
  /** Where forms of the shop may lead, as sources of a content security policy: the pages of the provider. */
  formTargets(settings: ProviderSettings): readonly string[]
  /** Whether it takes our credentials; null where it is not configured, or needs none. */
  access(settings: ProviderSettings): AccessCheck | null
  /** Null where the provider is not configured. */
  open(parts: ProviderParts): PaymentProvider | null
}
