/** Hours after the log-in until a store's session ends, however much it is used. */
export const STORE_SESSION_HOURS = 8
export const STAFF_CODE_MINUTES = 10

/** Returns when a session ends that begins at a log-in. */
export function storeSessionEnd(loggedInAt: Date): Date {
  return new Date(loggedInAt.getTime() + STORE_SESSION_HOURS * 3_600_000)
}
