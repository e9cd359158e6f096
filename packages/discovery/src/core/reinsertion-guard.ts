/** Removals within {@link REMOVAL_WINDOW_MS} after which we no longer put back what another script takes away. */
export const MAX_REINSERTIONS = 10
/** Milliseconds. */
const REMOVAL_WINDOW_MS = 1000

/**
 * Decides whether styles or an element that another script removed may be put back: ten times within any second, and then
 * never again, since two scripts that fight make a page unusable.
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
