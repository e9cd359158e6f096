/**
 * Where a log-in leads back to: a path of this site. Anything else, such as an address of another host, gives null, so
 * that a link to the log-in cannot send a customer elsewhere.
 */
export function nextPath(text: string | null | undefined): string | null {
  if (!text || !/^\/(?![/\\])/.test(text) || text.length > NEXT_PATH_MAXIMUM) return null
  // oxlint-disable-next-line no-control-regex -- control characters are what must not get through
  return /[\u0000-\u001f\\]/.test(text) ? null : text
}

/** Longest path a log-in leads back to, characters. */
const NEXT_PATH_MAXIMUM = 500
