/** After this many removals within {@link REMOVAL_WINDOW_MS} the widget stops restoring what another script removes. */
export const MAX_REINSERTIONS = 10
const REMOVAL_WINDOW_MS = 1000

/**
 * Decides whether styles or an element that another script removed may be restored. After the tenth time within a
 * second it always says no, because two scripts that fight make a page unusable.
 */
export function createReinsertionGuard(now: () => number): () => boolean {
  let times: number[] = []
  let gaveUp = false
  return () => {
    const at = now()
    times = [...times.filter((time) => at - time < REMOVAL_WINDOW_MS), at]
    gaveUp ||= times.length > MAX_REINSERTIONS
    return !gaveUp
  }
}
