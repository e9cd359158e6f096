import type { AwaitedSource } from '@klarsikt/core/awaited-prescription'
import type { PlainDate } from '@klarsikt/core/calendar'
import type { PrescriptionGlasses } from '@klarsikt/core/cart'
import type { LensParameters, WithdrawalDays } from '@klarsikt/core/catalogue'
import type { DeliveryMethod } from '@klarsikt/core/delivery'
import type { GiftCardDelivery } from '@klarsikt/core/gift-card'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import type { Ore, VatRate } from '@klarsikt/core/money'
import type { PaymentMethod } from '@klarsikt/core/payment'
import type { Eye, WorkingDistances } from '@klarsikt/core/prescription'
import type { Seller } from '@klarsikt/core/staff'

/**
 * The buyer's checked details in normal form: e-mail in lower case, mobile number in E.164, postal code in five digits.
 */
export type Buyer = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

export type VatRow = { readonly rate: VatRate; readonly gross: number; readonly net: number; readonly vat: number }

export type SnapshotLine = {
  readonly skuId: string
  readonly articleId: number
  readonly description: string
  readonly brand: string
  readonly media: string | null
  readonly quantity: number
  readonly unitPrice: Ore
  readonly discount: Ore
  readonly total: Ore
  readonly vatRate: VatRate
  readonly vat: Ore
  /** The position of the frame for which a lens is ground. */
  readonly parentPosition: number | null
  readonly prescription: LensParameters | null
  readonly prescriptionGlasses: PrescriptionGlasses | null
  readonly workingDistances: WorkingDistances | null
  /** Where the prescription that is sent after the purchase comes from; missing for other goods. */
  readonly prescriptionSource?: AwaitedSource
  readonly subscriptionInterval: SubscriptionInterval | null
  /** Tells pairs with the same frame and prescription apart; missing in older snapshots, which had only one. */
  readonly pairId?: string | null
  /** Whether the line sells a gift card; missing in older snapshots, which did not deliver cards separately. */
  readonly isGiftCard?: boolean
  /** The recipient of a gift card; missing when the buyer gets it, and for other goods. */
  readonly giftCardDelivery?: GiftCardDelivery
  /** The eyes for which a contact lens was chosen. */
  readonly eyes?: readonly Eye[]
  /** The eyes whose cylinder was typed as a positive number. */
  readonly transposedEyes?: readonly Eye[]
  readonly madeToOrder: boolean
  readonly withdrawalDays: WithdrawalDays
}

/** The agreed content of an order, as it was when the customer pressed the buy button. */
export type OrderSnapshot = {
  readonly cartId: string
  /** The customer who was logged in; missing for a guest. */
  readonly customerId?: string
  /** The employee who sold the order in a store; missing for a purchase on the web. */
  readonly seller?: Seller
  /** The carts that a store handed over and this order buys; missing when there are none. */
  readonly handovers?: readonly string[]
  readonly buyer: Buyer
  readonly newsletter: boolean
  readonly termsVersion: string
  readonly delivery: {
    readonly method: DeliveryMethod
    readonly storeId: number | null
    readonly storeName: string | null
    readonly name: string
    readonly etaFrom: string
    readonly etaTo: string
    /** The first day on which the order may be packed and sent; missing when it leaves as soon as possible. */
    readonly sendFrom?: PlainDate
  }
  readonly lines: readonly SnapshotLine[]
  readonly items: Ore
  readonly discount: Ore
  /** The code of the discount; missing in older snapshots that have a discount. */
  readonly discountCode?: string
  readonly shipping: Ore
  readonly total: Ore
  readonly vat: readonly VatRow[]
  readonly giftCards: readonly { readonly id: string; readonly last4: string; readonly amount: Ore }[]
  readonly toPay: Ore
  readonly paymentMethod: PaymentMethod
  /** The saved means of payment that the customer chose, for this order and for the deliveries of a subscription. */
  readonly savedPaymentId?: string
}
