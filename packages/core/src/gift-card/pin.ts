/** Wrong PINs after which a card is locked. */
export const PIN_ATTEMPTS = 5

/** How long it stays locked after the last of them, minutes. */
export const PIN_LOCK_MINUTES = 60

/** Wrong PINs of one card since the last right one; instant in milliseconds. */
export type PinGuard = { readonly failures: number; readonly lastFailureAt: number | null }

/** A card without failed attempts. */
export const OPEN_PIN_GUARD: PinGuard = { failures: 0, lastFailureAt: null }

/** While locked, no PIN is looked at, not even the right one. */
export function isPinLocked(guard: PinGuard, now: number): boolean {
  return guard.failures >= PIN_ATTEMPTS && isRecent(guard, now)
}

/** The guard after a wrong PIN; counting starts again once an hour has gone by. */
export function pinFailed(guard: PinGuard, now: number): PinGuard {
  return { failures: isRecent(guard, now) ? guard.failures + 1 : 1, lastFailureAt: now }
}

function isRecent(guard: PinGuard, now: number): boolean {
  return guard.lastFailureAt !== null && now - guard.lastFailureAt < PIN_LOCK_MINUTES * 60_000
}
