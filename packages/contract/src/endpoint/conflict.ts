/**
 * Whether an answer says that nothing was done since what the caller had seen is no longer so, and shows it as it is now. Its status is
 * 409: whoever reads the status alone must not believe it done.
 */
export function isConflict(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false
  return 'success' in reply && reply.success === false && 'result' in reply && 'data' in reply
}
