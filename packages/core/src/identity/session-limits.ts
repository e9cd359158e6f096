/** Days after its last use until a customer's session ends. */
export const CUSTOMER_IDLE_DAYS = 30
/** Days after the log-in until a customer's session ends, however much it is used. */
export const CUSTOMER_SESSION_DAYS = 90
/** Minutes after a log-in from which sensitive actions require a new one. */
export const STEP_UP_MINUTES = 10
/** Minutes in which a customer can accept the account terms and so finish a log-in. */
export const PENDING_LOGIN_MINUTES = 15
/** Hours that the link for verifying an e-mail address is valid [AUTH-005]. */
export const EMAIL_VERIFICATION_HOURS = 24
export const PASSKEY_CHALLENGE_MINUTES = 5
export const PASSKEYS_MAXIMUM = 10
export const PASSKEY_NAME_MAXIMUM = 60
export const PASSWORD_RESET_MINUTES = 60

/** Tells whether a log-in is recent enough for sensitive actions. `authenticatedAt` is null if nobody is logged in. */
export function isRecentLogin(authenticatedAt: Date | null, now: Date): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= STEP_UP_MINUTES * 60_000
}

/** Days that an account recognises a device after a log-in, and the most accounts that recognise one device. */
export const KNOWN_DEVICE_DAYS = 180
export const KNOWN_DEVICE_ACCOUNTS = 5
