import { isPageKey, pagePaths, type PageKey, type PageParameter, type PageParams } from './pages.js'

/** Arguments after the key: none for a fixed path, one object for a path with parameters. */
export type HrefArguments<Key extends PageKey> = [PageParameter<Key>] extends [never] ? [] : [params: PageParams<Key>]

/**
 * Path of a page, NFC and readable: `href('account-order', { orderId: 5 })` →
 * `/mitt-konto/ordrar/5`. Only characters that would break a path are escaped in parameters. An
 * unknown key or a missing parameter gives `#missing-url:key`, visible on the page [META-007].
 */
export function href<Key extends PageKey>(key: Key, ...params: HrefArguments<Key>): string
export function href(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  if (!isPageKey(key)) return missingUrl(key)
  let complete = true
  const path = pagePaths[key].replace(/:(\w+)/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? escapeSegment(String(params[name])) : ''
    complete &&= value !== '' && value !== '.' && value !== '..'
    return value
  })
  return complete ? path : missingUrl(key)
}

/** As {@link href}, percent-encoded for headers, mails, sitemaps and comparisons on the wire. */
export function encodedHref<Key extends PageKey>(key: Key, ...params: HrefArguments<Key>): string {
  return encodePath(href(key, ...params))
}

/** Percent-encodes a readable path; what is encoded already stays as it is. */
export function encodePath(path: string): string {
  return wellFormed(path).replace(/[^\x21-\x7E]|["<>\\^`{|}]/gu, encodeURIComponent)
}

/** Rendered in place of an unknown address [META-007]. */
export function missingUrl(key: string): string {
  return `#missing-url:${key}`
}

/** Escapes only what would end or split a path segment. */
export function escapeSegment(value: string): string {
  return wellFormed(value)
    .normalize('NFC')
    .replace(/[/?#%\\]/g, encodeURIComponent)
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
