/** Products of a hundred that one feed may take away where the tenant has set nothing. */
export const MAX_REMOVALS_PERCENT = 20

/**
 * Whether a feed may take so many products away without being told to. One product always goes: in a small catalogue that
 * is a large share, and still an ordinary day.
 */
export function mayRemove(removed: number, present: number, maxPercent = MAX_REMOVALS_PERCENT): boolean {
  return removed <= Math.max(1, Math.floor((present * maxPercent) / 100))
}
