/** The pauses between tries at a provider, in ms. The last one repeats until a try succeeds. */
const PAUSES_MS = [2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000]

/** When to call the provider again after a number of tries. */
export function nextTry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + (PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0))
}
