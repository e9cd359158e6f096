import { type ContactLensType, isContactLensType } from '../catalogue/lenses.js'
import { fraction } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'
import { DELIVERY_INTERVALS, SUBSCRIPTION_INTERVALS, type SubscriptionInterval } from './intervals.js'

/** Days that one lens is worn. */
export const WEAR_DAYS = { daily: 1, twoWeek: 14, monthly: 30 } as const satisfies Record<ContactLensType, number>

/** What is needed to know how long a box lasts. */
export type LensBox = { readonly lensType: ContactLensType; readonly pieces: number }

/** What a box is, as far as the catalogue says how long it lasts; null where it does not. */
export function lensBox(lensType: string | null, pieces: number | null): LensBox | null {
  return isContactLensType(lensType) && pieces !== null ? { lensType, pieces } : null
}

/** Days that a box lasts for one eye. */
export function boxDays({ lensType, pieces }: LensBox): number {
  return WEAR_DAYS[lensType] * Math.max(1, pieces)
}

/** The price a day of wearing a box on one eye, whole öre. */
export function pricePerDay(price: Ore, box: LensBox): Ore {
  return fraction(price, 1, boxDays(box))
}

/** The longest interval that so many boxes for an eye last; the shortest there is when they last for less. */
export function fittingInterval(box: LensBox, boxesPerEye: number): SubscriptionInterval {
  const months = (boxDays(box) * Math.max(1, boxesPerEye)) / 30
  const fitting = SUBSCRIPTION_INTERVALS.findLast((interval) => DELIVERY_INTERVALS[interval] <= months)
  return fitting ?? 'm1'
}
