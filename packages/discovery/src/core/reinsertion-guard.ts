/** Removals within {@link WINDOW} after which we no longer put back what another script takes away. */
export const MOST_REINSERTIONS = 10
/** Milliseconds. */
const WINDOW = 1000

/**
 * Decides whether styles or an element that another script removed may be put back: ten times within any second, and then
 * never again, since two scripts that fight make a page unusable.
 */
export function createReinsertionGuard(now: () => number): () => boolean {
  let times: number[] = []
  let gaveUp = false
  return () => {
    const at = now()
    times = [...times.filter((time) => at - time < WINDOW), at]
    gaveUp ||= times.length > MOST_REINSERTIONS
    return !gaveUp
  }
}
