/**
 * Returns the path to open after a log-in if it is one of this site, else null, so that a link to the log-in page
 * cannot lead a customer elsewhere.
 */
export function nextPath(text: string | null | undefined): string | null {
  if (!text || !/^\/(?![/\\])/.test(text) || text.length > NEXT_PATH_MAXIMUM) return null
  // oxlint-disable-next-line no-control-regex -- control characters are what must not get through
  if (/[\u0000-\u001f\\]/.test(text)) return null
  // A path such as `/..//evil.example` resolves to `//evil.example`, which is another host in any link.
  const { origin, pathname } = new URL(text, SITE)
  return origin === SITE && !pathname.startsWith('//') ? text : null
}

/** Any origin. It is only needed to resolve the path. */
const SITE = 'https://site.invalid'

export const NEXT_PATH_MAXIMUM = 500
