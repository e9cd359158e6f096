import { encodePath, escapeSegment } from './href.js'

/**
 * Readable form of any path a browser, a robot or a person may send: percent-decoded, NFC, one
 * slash between segments and none at the end. A slash inside a segment stays escaped; a broken
 * escape stays as typed. Never throws; query and fragment are left out.
 */
export function normalisePath(raw: string): string {
  return joinSegments(pathSegments(raw).filter((segment) => segment !== ''))
}

/** Decoded segments exactly as sent: NFD, upper case and empty segments are preserved. */
export function pathSegments(raw: string): readonly string[] {
  const path = repairLatin1(raw.replace(/[?#][\s\S]*$/, ''))
  return path.replace(/^\//, '').split('/').map(decodeSegment)
}

/** Decoded segments back to a readable path. */
export function joinSegments(segments: readonly string[]): string {
  return `/${segments.map(escapeSegment).join('/')}`
}

/** Without difference between large and small letters. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFC')
}

/**
 * The one address of a page for search engines: its path without the query, of which only the
 * page number stays [META-011].
 */
export function canonicalAddress(path: string, query: string = ''): string {
  const page = new URLSearchParams(query).get('page')
  const address = encodePath(normalisePath(path))
  return page === null || !/^[1-9]\d{0,5}$/.test(page) ? address : `${address}?page=${page}`
}

/** Where to go after login: a path of this site, or the account when the target is elsewhere. */
export function safeNextPath(next: string | null | undefined, otherwise: string = '/mitt-konto'): string {
  return next != null && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next) ? next : otherwise
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A client may send raw UTF-8 bytes, which an HTTP server hands over as Latin-1 characters. */
function repairLatin1(path: string): string {
  if (!/^[\0-\u00FF]*$/.test(path) || !/[\u0080-\u00FF]/.test(path)) return path
  try {
    const bytes = Uint8Array.from(path, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return path
  }
}
