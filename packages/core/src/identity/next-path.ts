/**
 * Where a log-in leads back to: a path of this site. Anything else, such as an address of another host, gives null, so
 * that a link to the log-in cannot send a customer elsewhere.
 */
export function nextPath(text: string | null | undefined): string | null {
  if (!text || !/^\/(?![/\\])/.test(text) || text.length > NEXT_PATH_MAXIMUM) return null
  // oxlint-disable-next-line no-control-regex -- control characters are what must not get through
  if (/[\u0000-\u001f\\]/.test(text)) return null
  // What is left when dots are resolved (`/..//evil.example`) would name a host wherever a page links to itself.
  const { origin, pathname } = new URL(text, SITE)
  return origin === SITE && !pathname.startsWith('//') ? text : null
}

/** Any site: only what the path adds to it counts. */
const SITE = 'https://site.invalid'

/** Longest path a log-in leads back to, characters. */
export const NEXT_PATH_MAXIMUM = 500
