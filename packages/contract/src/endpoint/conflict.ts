/**
 * Tells whether an answer means that nothing was done, because the data had changed. It contains the present data. Its
 * status is 409, so that nobody who only reads the status thinks it succeeded.
 */
export function isConflict(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false
  return 'success' in reply && reply.success === false && 'result' in reply && 'data' in reply
}
