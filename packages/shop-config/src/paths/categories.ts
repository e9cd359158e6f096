import type { Family } from '@klarsikt/core/catalogue'
import type { Category, CategoryRow } from '@klarsikt/core/paths'
import { frameCategories } from './frame-categories.js'
import { lensCategories } from './lens-categories.js'

type Rows = typeof frameCategories & typeof lensCategories
type KeysOf<Pages> = Pages extends unknown ? keyof Pages & string : never

/** Key of a category page, such as `sunglasses-gucci`. */
export type CategoryKey = KeysOf<Rows[keyof Rows]>

/** A category page with its key. */
export interface KeyedCategory extends Category {
  readonly key: CategoryKey
  readonly parent: CategoryKey | null
}

/** All category pages in menu order, each family before its sub-pages [NAV-001…052]. */
export const CATEGORIES: readonly KeyedCategory[] = /* @__PURE__ */ Object.entries({
  ...frameCategories,
  ...lensCategories,
}).flatMap(([family, pages]) =>
  Object.entries(pages as Readonly<Record<string, CategoryRow>>).map(([key, [path, filter, parent]]) => ({
    key: key as CategoryKey,
    path,
    family: family as Family,
    parent: (parent ?? (key === family ? null : family)) as CategoryKey | null,
    filter,
  })),
)

const byKey = /* @__PURE__ */ new Map(/* @__PURE__ */ CATEGORIES.map((category) => [category.key, category]))

/** Returns a category by its key. Throws for an unknown key. */
export function category(key: CategoryKey): KeyedCategory {
  const found = byKey.get(key)
  if (found === undefined) throw new RangeError(`No category has the key ${key}`)
  return found
}

/** Returns a category and those above it, the top first, for a breadcrumb. */
export function categoryTrail(key: CategoryKey): readonly KeyedCategory[] {
  const own = category(key)
  return own.parent === null ? [own] : [...categoryTrail(own.parent), own]
}
