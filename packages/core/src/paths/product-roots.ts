import type { Family } from '../catalogue/index.js'
import { CATEGORIES } from './categories.js'
import { pagePaths } from './pages.js'

/** The path above a family's product pages. */
export interface ProductRoot {
  readonly path: string
  readonly family: Family
}

let roots: readonly ProductRoot[] | undefined

/** Returns the paths above all product pages: families, accessories, hearing products and gift cards. */
export function productRoots(): readonly ProductRoot[] {
  roots ??= [
    ...CATEGORIES.filter(({ path }) => path.lastIndexOf('/') === 0).map(({ path, family }) => ({ path, family })),
    { path: pagePaths.hearing, family: 'hearing' },
    { path: pagePaths['giftcard-lookup'], family: 'gift-card' },
  ]
  return roots
}

/** Returns the id in a product link with an id (`/glasögon/100123`); null for a slug. */
export function productIdOf(slug: string): number | null {
  return /^[1-9]\d{0,14}$/.test(slug) ? Number(slug) : null
}
