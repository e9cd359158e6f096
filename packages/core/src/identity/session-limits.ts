/** A customer's session ends this long after its last use, days. */
export const CUSTOMER_IDLE_DAYS = 30
/** A customer's session ends this long after the log-in, however much it is used, days. */
export const CUSTOMER_SESSION_DAYS = 90
/** What is sensitive asks to log in again when the log-in is older than this, minutes. */
export const STEP_UP_MINUTES = 10
/** A log-in that stopped at the account terms can be finished for this long, minutes. */
export const PENDING_LOGIN_MINUTES = 15
/** The link that verifies an e-mail address is good for this long, hours [AUTH-005]. */
export const EMAIL_VERIFICATION_HOURS = 24
/** A challenge for a passkey is good for this long, minutes. */
export const PASSKEY_CHALLENGE_MINUTES = 5
/** Passkeys one customer may have at most. */
export const PASSKEYS_MAXIMUM = 10
/** Characters of a passkey’s name at most. */
export const PASSKEY_NAME_MAXIMUM = 60
/** The link that resets a password is good for this long, minutes. */
export const PASSWORD_RESET_MINUTES = 60

/** Whether a log-in is recent enough for what is sensitive; null where nobody is logged in. */
export function isRecentLogin(authenticatedAt: Date | null, now: Date): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= STEP_UP_MINUTES * 60_000
}

/** Days that a device is known by an account after a log-in on it, and accounts that one device knows. */
export const KNOWN_DEVICE_DAYS = 180
export const KNOWN_DEVICE_ACCOUNTS = 5
