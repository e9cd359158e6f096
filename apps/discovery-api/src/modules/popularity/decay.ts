/**
 * Forward decay: an event weighs more the later it happens, so that sums can simply be added to and still favour recent events. Reading
 * divides by the growth. Sums with the same half-life can be compared.
 */

const DAY_MS = 86_400_000
/** Weights are 1 at this instant. Doubles can hold them for a thousand half-lives: 38 years at fourteen days. */
const LANDMARK = Date.UTC(2026, 0, 1)

/** The weight with which an event at an instant enters a sum. */
export function growing(at: Date, halfLifeDays: number): number {
  return 2 ** ((at.getTime() - LANDMARK) / (halfLifeDays * DAY_MS))
}

/** The present value of a sum: an event now counts 1, one a half-life ago 0.5. */
export function presently(sum: number, now: Date, halfLifeDays: number): number {
  return sum / growing(now, halfLifeDays)
}
