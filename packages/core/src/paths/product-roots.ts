import type { Family } from '../catalogue/index.js'
import { CATEGORIES } from './categories.js'
import { pagePaths } from './pages.js'

/** The parent path of a family's product pages. */
export interface ProductRoot {
  readonly path: string
  readonly family: Family
}

let roots: readonly ProductRoot[] | undefined

/** All parent paths of product pages: families, accessories, hearing products and gift cards. */
export function productRoots(): readonly ProductRoot[] {
  roots ??= [
    ...CATEGORIES.filter(({ path }) => path.lastIndexOf('/') === 0).map(({ path, family }) => ({ path, family })),
    { path: pagePaths.hearing, family: 'hearing' },
    { path: pagePaths['giftcard-lookup'], family: 'gift-card' },
  ]
  return roots
}

/** The id in an id-based product link (`/glasögon/100123`), or null for a slug. */
export function productIdOf(slug: string): number | null {
  return /^[1-9]\d{0,14}$/.test(slug) ? Number(slug) : null
}
