/**
 * Tells whether an answer means that nothing was done, because the data had changed since the caller read it. The
 * answer contains the present data. Its status is 409, so that a caller who only reads the status does not think it
 * succeeded.
 */
export function isConflict(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false
  return 'success' in reply && reply.success === false && 'result' in reply && 'data' in reply
}
