import type { PrescriptionGlasses } from '@klarsikt/core/cart'
import type { LensParameters, WithdrawalDays } from '@klarsikt/core/catalogue'
import type { DeliveryMethod } from '@klarsikt/core/delivery'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import type { Ore, VatRate } from '@klarsikt/core/money'
import type { PaymentMethod } from '@klarsikt/core/payment'
import type { Eye, WorkingDistances } from '@klarsikt/core/prescription'
import type { Encryption } from '@klarsikt/server/encryption'

/** The buyer, checked and in one form: e-mail lower case, mobile E.164, postal code five digits. */
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
  /** Position of the frame that a lens is ground for. */
  readonly parentPosition: number | null
  readonly prescription: LensParameters | null
  readonly prescriptionGlasses: PrescriptionGlasses | null
  readonly workingDistances: WorkingDistances | null
  readonly subscriptionInterval: SubscriptionInterval | null
  /** Tells pairs of the same frame and strengths apart; missing in snapshots from before there could be two. */
  readonly pairId?: string | null
  /** Eyes that a contact lens was chosen for. */
  readonly eyes?: readonly Eye[]
  /** Eyes whose cylinder was typed with a plus. */
  readonly transposedEyes?: readonly Eye[]
  readonly madeToOrder: boolean
  readonly withdrawalDays: WithdrawalDays
}

/** Everything an order will say, as agreed when the buy button was pressed. */
export type OrderSnapshot = {
  /** Orders have none: they were here first, and what is sealed already stays readable. */
  readonly kind?: undefined
  readonly cartId: string
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
  }
  readonly lines: readonly SnapshotLine[]
  readonly items: Ore
  readonly discount: Ore
  /** The code behind the discount; snapshots from before it was kept have a discount without a name. */
  readonly discountCode?: string
  readonly shipping: Ore
  readonly total: Ore
  readonly vat: readonly VatRow[]
  readonly giftCards: readonly { readonly id: string; readonly last4: string; readonly amount: Ore }[]
  readonly toPay: Ore
  readonly paymentMethod: PaymentMethod
}

/** Whom a store sends a link to: an e-mail address at least, and what the store knows beside it. */
export type RequestCustomer = Pick<Buyer, 'email'> & Partial<Buyer>

/** What a customer pays by a link: money for a store, without cart and order. */
export type RequestSnapshot = {
  readonly kind: 'request'
  readonly requestId: string
  readonly customer: RequestCustomer
  readonly purpose: string
  readonly toPay: Ore
  readonly storeName: string | null
  /** The page the provider sends the customer back to; it holds the token, so it stands nowhere unsealed. */
  readonly returnPath: string
  readonly paymentMethod: PaymentMethod
}

/** What a submission pays for. */
export type Snapshot = OrderSnapshot | RequestSnapshot

const PURPOSE = 'checkout_submission.snapshot'

export function sealSnapshot(encryption: Encryption, snapshot: Snapshot): string {
  return encryption.encrypt(JSON.stringify(snapshot), PURPOSE)
}

export function openSnapshot(encryption: Encryption, sealed: string): Snapshot {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as Snapshot
}
