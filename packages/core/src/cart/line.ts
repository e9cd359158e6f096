import type { AwaitedSource } from '../awaited-prescription/source.js'
import type { Family } from '../catalogue/families.js'
import type { LensColour, LensParameters } from '../catalogue/lenses.js'
import { type GiftCardDelivery, giftCardDeliveryKey } from '../gift-card/delivery.js'
import type { SubscriptionInterval } from '../lens-subscription/intervals.js'
import type { Ore } from '../money/ore.js'
import type { VatRate } from '../money/vat.js'
import { CONTACT_LENS_FIELDS } from '../prescription/contact-lens.js'
import { GLASSES_FIELDS } from '../prescription/glasses.js'
import { WORKING_DISTANCE_FIELDS, type WorkingDistances } from '../prescription/working-distance.js'
import type { PrescriptionGlasses } from './item.js'

/** The properties that make two cart lines the same or different. */
export type LineIdentity = {
  readonly skuId: string
  /** For a lens, the sku of its frame. */
  readonly parentSkuId: string | null
  readonly prescription: LensParameters | null
  readonly prescriptionGlasses: PrescriptionGlasses | null
  /** How the customer sends the prescription after the purchase. Null if it is known or not needed. */
  readonly prescriptionSource?: AwaitedSource | null
  /** Working distances that terminal glasses are ground for. Pairs for different workplaces are different lines. */
  readonly workingDistances?: WorkingDistances | null
  readonly subscriptionInterval: SubscriptionInterval | null
  /** Separates a second pair with the same frame and prescription. A frame and its lenses share it. */
  readonly pairId?: string | null
  /** The recipient of a gift card. Without it the card goes to the buyer after payment. */
  readonly giftCardDelivery?: GiftCardDelivery | null
}

/** A line with its number of pieces. */
export type CountedLine = LineIdentity & {
  readonly quantity: number
  /** Colour of a lens that is ground for a frame; null for other lines. */
  readonly lensColour: LensColour | null
}

/** A line with its price, ready for the totals. */
export type PricedLine = CountedLine & {
  readonly family: Family
  /** Price of one piece in öre including VAT. */
  readonly unitPrice: Ore
  readonly vatRate: VatRate
}

/**
 * Returns the identity of a line as a text; equal keys mean the same line. Another prescription, interval or gift card
 * recipient gives another key. The order of an object's properties does not matter.
 */
export function lineKey(line: LineIdentity): string {
  const { prescription: lens, prescriptionGlasses: glasses, workingDistances: distances } = line
  return [
    line.skuId,
    line.parentSkuId ?? '',
    line.subscriptionInterval ?? '',
    lens ? CONTACT_LENS_FIELDS.map((field) => lens[field] ?? '').join(',') : '',
    glasses ? GLASSES_FIELDS.map((field) => glasses[field] ?? '').join(',') : '',
    line.pairId ?? '',
    distances ? WORKING_DISTANCE_FIELDS.map((field) => distances[field] ?? '').join(',') : '',
    ...(line.prescriptionSource ? [line.prescriptionSource] : []),
    ...(line.giftCardDelivery ? [giftCardDeliveryKey(line.giftCardDelivery)] : []),
  ].join('|')
}
