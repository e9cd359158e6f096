import { pathOf } from './navigation.js'

/**
 * Makes a function that recognises category pages by the shop's own paths. It ignores how an address encodes them and
 * whether they end with a slash.
 */
export function categoryMatcher(paths: Iterable<string>): (url: string | URL) => boolean {
  const base = 'http://shop.invalid'
  const known = new Set(Array.from(paths, (path) => pathOf(new URL(path, base))))
  return (url) => known.has(pathOf(new URL(url, base)))
}
