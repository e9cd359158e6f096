import type { BankIdState } from './bankid-state.js'
import { BANKID_RENEWAL_MINUTES } from './limits.js'

const MINUTE_MS = 60_000

/** Tells whether a new order replaces a failed one automatically: nobody opened the app in time, and it is recent. */
export function restartsByItself(state: BankIdState, attemptStartedAt: Date, now: Date): boolean {
  if (state.status !== 'failed' || state.hintCode !== 'startFailed') return false
  return now.getTime() - attemptStartedAt.getTime() < BANKID_RENEWAL_MINUTES * MINUTE_MS
}
