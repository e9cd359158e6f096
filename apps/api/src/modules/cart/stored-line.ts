import type { LensColour } from '@klarsikt/core/catalogue'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'

/** A line as it is kept. What it is called and costs comes from the catalogue every time. */
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
  readonly interval: SubscriptionInterval | null
}
