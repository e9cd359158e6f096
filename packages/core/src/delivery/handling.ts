export const PACKING_DAYS = 0

/** Working days to grind, mount and check a pair of glasses. */
export const GRINDING_DAYS = 5

/** Returns the working days until a parcel leaves the warehouse. */
export function handlingDays(madeToOrder: boolean): number {
  return madeToOrder ? GRINDING_DAYS : PACKING_DAYS
}
