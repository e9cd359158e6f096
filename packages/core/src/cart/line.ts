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

/** What identifies a line. */
export type LineIdentity = {
  readonly skuId: string
  /** The frame's sku when the line is a lens for it. */
  readonly parentSkuId: string | null
  readonly prescription: LensParameters | null
  readonly prescriptionGlasses: PrescriptionGlasses | null
  /** Where the strengths come from that are sent after the purchase; null where they are known or not needed. */
  readonly prescriptionSource?: AwaitedSource | null
  /** What terminal glasses are ground for; two pairs for two places of work are two lines. */
  readonly workingDistances?: WorkingDistances | null
  readonly subscriptionInterval: SubscriptionInterval | null
  /** Distinguishes a second pair with the same frame and strengths; the frame and its lenses have the same one. */
  readonly pairId?: string | null
  /** Who a gift card goes to; without it to the buyer, when it is paid. */
  readonly giftCardDelivery?: GiftCardDelivery | null
}

/** A line that can change its number of pieces. */
export type CountedLine = LineIdentity & {
  readonly quantity: number
  /** Colour of a lens ground for a frame, otherwise null. */
  readonly lensColour: LensColour | null
}

/** A line with the prices of the catalogue, ready to be summed. */
export type PricedLine = CountedLine & {
  readonly family: Family
  /** Price of one piece including VAT. */
  readonly unitPrice: Ore
  readonly vatRate: VatRate
}

/**
 * The identity of a line as text: sku, parent, prescription, interval and who a gift card goes to. The same sku with another prescription is
 * another line. Field order is fixed here, so the key does not depend on how an object was put together.
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
