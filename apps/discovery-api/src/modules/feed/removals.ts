/** Percent of the products that one feed may remove, unless the tenant has set another limit. */
export const MAX_REMOVALS_PERCENT = 20

/** Whether a feed may remove so many products without permission. One is always allowed: it may be a large share of a small shop. */
export function mayRemove(removed: number, present: number, maxPercent = MAX_REMOVALS_PERCENT): boolean {
  return removed <= Math.max(1, Math.floor((present * maxPercent) / 100))
}
