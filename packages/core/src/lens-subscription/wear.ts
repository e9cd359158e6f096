import { type ContactLensType, isContactLensType } from '../catalogue/lenses.js'
import { fraction } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'
import { DELIVERY_INTERVALS, SUBSCRIPTION_INTERVALS, type SubscriptionInterval } from './intervals.js'

/** Days that one lens can be worn. */
export const WEAR_DAYS = { daily: 1, twoWeek: 14, monthly: 30 } as const satisfies Record<ContactLensType, number>

/** The parts of a box that decide how long it lasts. */
export type LensBox = { readonly lensType: ContactLensType; readonly pieces: number }

/** Returns the parts of a box; null if the catalogue does not state them. */
export function lensBox(lensType: string | null, pieces: number | null): LensBox | null {
  return isContactLensType(lensType) && pieces !== null ? { lensType, pieces } : null
}

/** Returns the days that a box lasts for one eye. */
export function boxDays({ lensType, pieces }: LensBox): number {
  return WEAR_DAYS[lensType] * Math.max(1, pieces)
}

/** Returns the price per day of wearing lenses on one eye, in whole öre. */
export function pricePerDay(price: Ore, box: LensBox): Ore {
  return fraction(price, 1, boxDays(box))
}

/** Returns the longest interval that some boxes last for one eye, or the shortest if they last less. */
export function fittingInterval(box: LensBox, boxesPerEye: number): SubscriptionInterval {
  const months = (boxDays(box) * Math.max(1, boxesPerEye)) / 30
  const fitting = SUBSCRIPTION_INTERVALS.findLast((interval) => DELIVERY_INTERVALS[interval] <= months)
  return fitting ?? 'm1'
}
