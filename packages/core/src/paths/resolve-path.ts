import type { Family } from '../catalogue/index.js'
import { fillPath, type PagePaths } from './href.js'
import { fold, joinSegments, pathSegments } from './normalise-path.js'

/** What the paths need to know of a category page. */
type AnyCategory = { readonly path: string; readonly family: Family }

/** The path above a family's product pages. */
export interface ProductRoot {
  readonly path: string
  readonly family: Family
}

/** An old or mistaken path, and the path that it redirects to. */
export interface PathRedirect {
  readonly from: string
  readonly to: string
  /** 308 keeps the request's method. 301 tells search engines that the address has moved. */
  readonly status: 301 | 308
}

/** The addresses of a shop. */
export type SitePaths<Paths extends PagePaths, Category extends AnyCategory> = {
  readonly pages: Paths
  readonly categories: readonly Category[]
  readonly productRoots: readonly ProductRoot[]
  readonly redirects: readonly PathRedirect[]
}

/** What a path leads to. Paths are readable (NFC, decoded); encode them for headers. */
export type PathResolution<Key extends string, Category> =
  | {
      readonly kind: 'page'
      readonly key: Key
      readonly params: Readonly<Record<string, string>>
      readonly path: string
    }
  | { readonly kind: 'category'; readonly category: Category; readonly path: string }
  | { readonly kind: 'product'; readonly root: ProductRoot; readonly slug: string; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 308 }
  | { readonly kind: 'not-found' }

const NOT_FOUND = { kind: 'not-found' } as const

/** Parameters that ignore case. They are folded, so that each page has one address. */
const lowerCaseParameters = new Set(['slug'])

/** Values that a parameter may not have, because another page's path has them in that place. */
const refusedValues: Readonly<Record<string, readonly string[]>> = { 'account-finance-details': ['inv'] }

/** The questions that the paths of one shop answer. */
type PathResolver<Key extends string, Category> = {
  /**
   * Finds what a path leads to. Encoded and decoded paths lead to the same page. Other spellings (upper case, NFD, extra
   * slashes) give a 301 to the canonical path. Fixed paths win over product slugs. Never throws.
   */
  readonly resolvePath: (raw: string) => PathResolution<Key, Category>
  /** Tells whether a product may not have a slug, because a fixed page has that path or it looks like an id. */
  readonly isReservedSlug: (slug: string) => boolean
}

/** Makes the resolver of a shop's paths. The site is read when the first path is resolved. */
export function createPathResolver<Paths extends PagePaths, Category extends AnyCategory>(
  readSite: () => SitePaths<Paths, Category>,
): PathResolver<keyof Paths & string, Category> {
  type Key = keyof Paths & string
  let known: { readonly site: SitePaths<Paths, Category>; readonly fixed: FixedPaths<Key, Category> } | undefined
  const read = () => {
    const site = known?.site ?? readSite()
    known ??= { site, fixed: fixedPaths(site) }
    return known
  }
  return {
    resolvePath(raw) {
      const { site, fixed } = read()
      const sent = pathSegments(raw)
      const segments = sent.filter((segment) => segment !== '').map((segment) => segment.normalize('NFC'))
      const found =
        fixed.get(fold(joinSegments(segments))) ??
        matchPage<Key>(site.pages, segments) ??
        matchProduct(site.productRoots, segments)
      if (found === undefined) return NOT_FOUND
      if (found.kind === 'redirect' || found.kind === 'not-found') return found
      // `escapeSegment` converts to NFC, so the path as sent is compared before that.
      const same = found.path === joinSegments(sent) && sent.every((segment) => segment === segment.normalize('NFC'))
      return same ? found : { kind: 'redirect', to: found.path, status: 301 }
    },
    isReservedSlug(slug) {
      const { site, fixed } = read()
      const folded = fold(slug.normalize('NFC'))
      return /^\d+$/.test(folded) || site.productRoots.some((root) => fixed.has(`${root.path}/${folded}`))
    },
  }
}

type FixedPaths<Key extends string, Category> = ReadonlyMap<string, PathResolution<Key, Category>>

/** All paths without parameters, in lower case. */
function fixedPaths<Paths extends PagePaths, Category extends AnyCategory>({
  pages,
  categories,
  redirects,
}: SitePaths<Paths, Category>): FixedPaths<keyof Paths & string, Category> {
  return new Map<string, PathResolution<keyof Paths & string, Category>>([
    ...redirects.map(({ from, to, status }) => [fold(from), { kind: 'redirect', to, status }] as const),
    ...Object.entries(pages)
      .filter(([, path]) => !path.includes(':'))
      .map(([key, path]) => [fold(path), { kind: 'page', key, params: {}, path }] as const),
    ...categories.map(
      (category) => [fold(category.path), { kind: 'category', category, path: category.path }] as const,
    ),
  ])
}

type MatchedPage<Key extends string> = Extract<PathResolution<Key, never>, { readonly kind: 'page' | 'not-found' }>

function matchPage<Key extends string>(pages: PagePaths, segments: readonly string[]): MatchedPage<Key> | undefined {
  for (const [key, pattern] of Object.entries(pages)) {
    const params = matchPattern(pattern, segments)
    const refused = refusedValues[key] ?? []
    if (params !== null && !Object.values(params).some((value) => refused.includes(value))) {
      const path = fillPath(pattern, params)
      return path === null ? NOT_FOUND : { kind: 'page', key: key as Key, params, path }
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

type MatchedProduct = Extract<PathResolution<never, never>, { readonly kind: 'product' }>

function matchProduct(roots: readonly ProductRoot[], segments: readonly string[]): MatchedProduct | undefined {
  const [first = '', second, ...more] = segments
  const root = roots.find(({ path }) => path === `/${fold(first)}`)
  if (root === undefined || second === undefined || more.length > 0) return undefined
  const slug = fold(second)
  return { kind: 'product', root, slug, path: joinSegments([root.path.slice(1), slug]) }
}
