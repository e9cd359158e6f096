/** A store's session ends this long after its log-in, however much it is used, hours. */
export const STORE_SESSION_HOURS = 8
/** The one-time code of a store's log-in is good for this long, minutes. */
export const STAFF_CODE_MINUTES = 10

/** When the session of a store ends. */
export function storeSessionEnd(loggedInAt: Date): Date {
  return new Date(loggedInAt.getTime() + STORE_SESSION_HOURS * 3_600_000)
}
