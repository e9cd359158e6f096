/** Wrong PINs after which a card is locked. */
export const PIN_ATTEMPTS = 5

export const PIN_LOCK_MINUTES = 60

/** Wrong PINs of one card since the last right one. `lastFailureAt` is in milliseconds since 1970. */
export type PinGuard = { readonly failures: number; readonly lastFailureAt: number | null }

export const OPEN_PIN_GUARD: PinGuard = { failures: 0, lastFailureAt: null }

/** Tells whether a card is locked. A locked card refuses every PIN, even the right one. */
export function isPinLocked(guard: PinGuard, now: number): boolean {
  return guard.failures >= PIN_ATTEMPTS && isRecent(guard, now)
}

/** Returns the guard after a wrong PIN. Counting restarts an hour after the last wrong one. */
export function pinFailed(guard: PinGuard, now: number): PinGuard {
  return { failures: isRecent(guard, now) ? guard.failures + 1 : 1, lastFailureAt: now }
}

function isRecent(guard: PinGuard, now: number): boolean {
  return guard.lastFailureAt !== null && now - guard.lastFailureAt < PIN_LOCK_MINUTES * 60_000
}
