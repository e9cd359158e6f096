/** Working days to pack an ordinary parcel. */
export const PACKING_DAYS = 0

/** Working days to grind, mount and control a pair of glasses. */
export const GRINDING_DAYS = 5

/** Working days before a parcel leaves us. */
export function handlingDays(madeToOrder: boolean): number {
  return madeToOrder ? GRINDING_DAYS : PACKING_DAYS
}
