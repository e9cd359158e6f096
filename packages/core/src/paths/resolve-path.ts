import { CATEGORIES, type KeyedCategory } from './categories.js'
import { href } from './href.js'
import { fold, joinSegments, normalisePath, pathSegments } from './normalise-path.js'
import { PAGE_KEYS, type PageKey, pagePaths } from './pages.js'
import { type ProductRoot, productRoots } from './product-roots.js'
import { PATH_REDIRECTS } from './redirects.js'

/** What a path leads to. Paths are readable (NFC, decoded); encode them for headers. */
export type PathResolution =
  | {
      readonly kind: 'page'
      readonly key: PageKey
      readonly params: Readonly<Record<string, string>>
      readonly path: string
    }
  | { readonly kind: 'category'; readonly category: KeyedCategory; readonly path: string }
  | { readonly kind: 'product'; readonly root: ProductRoot; readonly slug: string; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 308 }
  | { readonly kind: 'not-found' }

const NOT_FOUND = { kind: 'not-found' } as const

/** Parameters that ignore case. They are folded, so that each page has one address. */
const lowerCaseParameters = new Set(['slug'])

/** Values that a parameter may not have, because another page's path has them in that place. */
const refusedValues: Partial<Record<PageKey, readonly string[]>> = { 'account-finance-details': ['inv'] }

/**
 * Finds what a path leads to. Encoded and decoded paths lead to the same page. Other spellings (upper case, NFD, extra
 * slashes) give a 301 to the canonical path. Fixed paths win over product slugs. Never throws.
 */
export function resolvePath(raw: string): PathResolution {
  const sent = pathSegments(raw)
  const segments = sent.filter((segment) => segment !== '').map((segment) => segment.normalize('NFC'))
  const found = fixedPaths().get(fold(joinSegments(segments))) ?? matchPage(segments) ?? matchProduct(segments)
  if (found === undefined) return NOT_FOUND
  if (found.kind === 'redirect' || found.kind === 'not-found') return found
  // `escapeSegment` converts to NFC, so the path as sent is compared before that.
  const same = found.path === joinSegments(sent) && sent.every((segment) => segment === segment.normalize('NFC'))
  return same ? found : { kind: 'redirect', to: found.path, status: 301 }
}

/** Returns the category page of a path in any spelling, or null. */
export function resolveCategory(raw: string): KeyedCategory | null {
  const found = fixedPaths().get(fold(normalisePath(raw)))
  return found?.kind === 'category' ? found.category : null
}

/** Tells whether a product may not have a slug, because a fixed page has that path or it looks like an id. */
export function isReservedSlug(slug: string): boolean {
  const folded = fold(slug.normalize('NFC'))
  return /^\d+$/.test(folded) || productRoots().some((root) => fixedPaths().has(`${root.path}/${folded}`))
}

let fixed: ReadonlyMap<string, PathResolution> | undefined

/** All paths without parameters, in lower case. */
function fixedPaths(): ReadonlyMap<string, PathResolution> {
  fixed ??= new Map<string, PathResolution>([
    ...PATH_REDIRECTS.map(({ from, to, status }) => [fold(from), { kind: 'redirect', to, status }] as const),
    ...PAGE_KEYS.filter((key) => !pagePaths[key].includes(':')).map(
      (key) => [fold(pagePaths[key]), { kind: 'page', key, params: {}, path: pagePaths[key] }] as const,
    ),
    ...CATEGORIES.map(
      (category) => [fold(category.path), { kind: 'category', category, path: category.path }] as const,
    ),
  ])
  return fixed
}

function matchPage(segments: readonly string[]): PathResolution | undefined {
  for (const key of PAGE_KEYS) {
    const params = matchPattern(pagePaths[key], segments)
    const refused = refusedValues[key] ?? []
    if (params !== null && !Object.values(params).some((value) => refused.includes(value))) {
      const path = (href as (key: PageKey, params: Readonly<Record<string, string>>) => string)(key, params)
      return path.startsWith('/') ? { kind: 'page', key, params, path } : NOT_FOUND
    }
  }
  return undefined
}

function matchPattern(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const parts = pattern.slice(1).split('/')
  if (!pattern.includes(':') || parts.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (fold(segment) !== part) return null
      continue
    }
    const name = part.slice(1)
    params[name] = lowerCaseParameters.has(name) ? fold(segment) : segment
  }
  return params
}

function matchProduct(segments: readonly string[]): PathResolution | undefined {
  const [first = '', second, ...more] = segments
  const root = productRoots().find(({ path }) => path === `/${fold(first)}`)
  if (root === undefined || second === undefined || more.length > 0) return undefined
  const slug = fold(second)
  return { kind: 'product', root, slug, path: joinSegments([root.path.slice(1), slug]) }
}
