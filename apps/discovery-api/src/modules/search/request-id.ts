import { randomBytes } from 'node:crypto'

/** An id of an answer; unguessable, so that nobody claims another's results. */
export function requestId(): string {
  return randomBytes(15).toString('base64url')
}
