import { encodePath, escapeSegment } from './href.js'

/**
 * Returns the readable form of any path: percent-decoded, NFC, one slash between segments and none at the end, without
 * query and fragment. An encoded slash and an invalid escape stay as they are. Never throws.
 */
export function normalisePath(raw: string): string {
  return joinSegments(pathSegments(raw).filter((segment) => segment !== ''))
}

/** Splits a path into decoded segments. NFD, upper case and empty segments stay. */
export function pathSegments(raw: string): readonly string[] {
  const path = repairLatin1(raw.replace(/[?#][\s\S]*$/, ''))
  return path.replace(/^\//, '').split('/').map(decodeSegment)
}

/** Joins decoded segments to a readable path. */
export function joinSegments(segments: readonly string[]): string {
  return `/${segments.map(escapeSegment).join('/')}`
}

/** Folds a text for comparison without upper and lower case. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFC')
}

/** Returns the address of a page for search engines: its path, and of the query only the page number [META-011]. */
export function canonicalAddress(path: string, query: string = ''): string {
  const page = new URLSearchParams(query).get('page')
  const address = encodePath(normalisePath(path))
  return page === null || !/^[1-9]\d{0,5}$/.test(page) ? address : `${address}?page=${page}`
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Some clients send raw UTF-8 bytes, which an HTTP server passes on as Latin-1 characters. */
function repairLatin1(path: string): string {
  if (!/^[\0-\u00FF]*$/.test(path) || !/[\u0080-\u00FF]/.test(path)) return path
  try {
    const bytes = Uint8Array.from(path, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return path
  }
}
