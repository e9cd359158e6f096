import { isPageKey, pagePaths, type PageKey, type PageParameter, type PageParams } from './pages.js'

/** Arguments of {@link href} after the key: none for a fixed path, an object for a path with parameters. */
export type HrefArguments<Key extends PageKey> = [PageParameter<Key>] extends [never] ? [] : [params: PageParams<Key>]

/**
 * Returns the readable path (NFC) of a page: `href('account-order', { orderId: 5 })` → `/mitt-konto/ordrar/5`. It
 * escapes only what would break the path. An unknown key or a missing parameter gives `#missing-url:key` [META-007].
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

/** Returns a path as {@link href} does, percent-encoded for headers, e-mails, sitemaps and comparison with requests. */
export function encodedHref<Key extends PageKey>(key: Key, ...params: HrefArguments<Key>): string {
  return encodePath(href(key, ...params))
}

/** Percent-encodes a readable path. What is encoded already stays. */
export function encodePath(path: string): string {
  return wellFormed(path).replace(/[^\x21-\x7E]|["<>\\^`{|}]/gu, encodeURIComponent)
}

/** Returns what a page shows in place of an unknown address [META-007]. */
export function missingUrl(key: string): string {
  return `#missing-url:${key}`
}

/** Escapes the characters that would end or split a path segment. */
export function escapeSegment(value: string): string {
  return wellFormed(value)
    .normalize('NFC')
    .replace(/[/?#%\\]/g, encodeURIComponent)
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
