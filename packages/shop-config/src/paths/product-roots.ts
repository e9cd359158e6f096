import type { ProductRoot } from '@klarsikt/core/paths'
import { CATEGORIES } from './categories.js'
import { pagePaths } from './pages.js'

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
