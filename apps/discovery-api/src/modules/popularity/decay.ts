/**
 * Forward decay: an occurrence weighs more the later it happens, so that sums are only ever added to and still favour
 * what is new. Reading takes the growth back. Sums of different readers may be compared when their half-life is the same.
 */
const DAY_MS = 86_400_000
/** Weights are 1 at this instant. Doubles hold them until a thousand half-lives later: 38 years at fourteen days. */
const LANDMARK = Date.UTC(2026, 0, 1)

/** Weight that an occurrence at an instant enters a sum with. */
export function growing(at: Date, halfLifeDays: number): number {
  return 2 ** ((at.getTime() - LANDMARK) / (halfLifeDays * DAY_MS))
}

/** What a sum of growing weights is worth now: an occurrence of now counts 1, one a half-life ago 0.5. */
export function presently(sum: number, now: Date, halfLifeDays: number): number {
  return sum / growing(now, halfLifeDays)
}
