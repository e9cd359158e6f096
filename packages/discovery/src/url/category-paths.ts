import { pathOf } from './navigation.js'

/** Recognises category pages by the shop's own paths, however an address encodes them and with or without a last slash. */
export function categoryMatcher(paths: Iterable<string>): (url: string | URL) => boolean {
  const base = 'http://shop.invalid'
  const known = new Set(Array.from(paths, (path) => pathOf(new URL(path, base))))
  return (url) => known.has(pathOf(new URL(url, base)))
}
