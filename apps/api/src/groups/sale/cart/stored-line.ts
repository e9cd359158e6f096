import type { AwaitedSource } from '@klarsikt/core/awaited-prescription'
import type { HandedPieces } from '@klarsikt/core/cart-handover'
import type { LensColour } from '@klarsikt/core/catalogue'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import type { Eye } from '@klarsikt/core/prescription'
import type { Seller } from '@klarsikt/core/staff'

/** A stored line. Its name and price are read from the catalogue each time. */
export type StoredLine = {
  /** A random id, which stays the same as long as the line exists. */
  readonly id: string
  readonly skuId: string
  /** The sku of the frame for which this lens is ground. */
  readonly parentSkuId: string | null
  readonly quantity: number
  readonly lensColour: LensColour | null
  /** The prescription, sealed because it is health data. The frame and lenses of a pair have the same. */
  readonly prescription: string | null
  /** Where the prescription that is sent after the purchase comes from; missing for other lines. */
  readonly prescriptionSource?: AwaitedSource
  readonly interval: SubscriptionInterval | null
  /** Tells a second pair with the same frame and prescription from the first; missing for the first. */
  readonly pairId?: string
  /** The recipient of a gift card, sealed; missing when the buyer gets it. */
  readonly giftCardDelivery?: string
  /** The employee who handed the line over; missing for goods that the customer chose. */
  readonly seller?: Seller
  /** The handovers by which its pieces came; missing when there are none. */
  readonly handed?: readonly HandedPieces[]
  /** The eyes for which a contact lens was chosen; missing when none was chosen. */
  readonly eyes?: readonly Eye[]
}
