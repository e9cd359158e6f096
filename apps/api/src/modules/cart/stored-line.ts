import type { AwaitedSource } from '@klarsikt/core/awaited-prescription'
import type { HandedPieces } from '@klarsikt/core/cart-handover'
import type { LensColour } from '@klarsikt/core/catalogue'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import type { Eye } from '@klarsikt/core/prescription'
import type { Seller } from '@klarsikt/core/staff'

/** A line as it is stored. What it is called and costs comes from the catalogue every time. */
export type StoredLine = {
  /** Random, and the same for as long as the line exists. */
  readonly id: string
  readonly skuId: string
  /** Sku of the frame that this lens is ground for. */
  readonly parentSkuId: string | null
  readonly quantity: number
  readonly lensColour: LensColour | null
  /** The prescription, sealed: it is health data. Frame and lenses of one pair carry the same. */
  readonly prescription: string | null
  /** Where the strengths come from that are sent after the purchase; missing for other lines. */
  readonly prescriptionSource?: AwaitedSource
  readonly interval: SubscriptionInterval | null
  /** Distinguishes a second pair with the same frame and strengths from the first; missing for the first. */
  readonly pairId?: string
  /** Who a gift card goes to, sealed; missing where it goes to the buyer. */
  readonly giftCardDelivery?: string
  /** Who of a store handed it over to the customer; missing for what they chose themselves. */
  readonly seller?: Seller
  /** By which handovers its pieces came; missing where none did. */
  readonly handed?: readonly HandedPieces[]
  /** Eyes that a contact lens was chosen for; missing where none was chosen. */
  readonly eyes?: readonly Eye[]
}
