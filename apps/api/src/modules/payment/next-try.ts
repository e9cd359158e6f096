/** Pauses between tries at a provider, milliseconds; it is tried until it succeeds. */
const PAUSES_MS = [2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000]

/** When the provider is asked again, after so many tries. */
export function nextTry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + (PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0))
}
