import { isBuyable } from '@klarsikt/core/catalogue'
import type { CategoryFilter } from '@klarsikt/core/paths'
import type { KeyedCategory } from '@klarsikt/shop-config/paths'
import type { ArticleView } from './build-article.js'

/** Whether an article belongs on a category page: it has the page's family and matches the filter. */
export function isInCategory(
  { row, status }: ArticleView,
  { family, filter }: Pick<KeyedCategory, 'family' | 'filter'>,
): boolean {
  const { traits, brand, specification } = row.data
  if (row.family !== family) return false
  const holds: {
    readonly [Key in keyof Required<CategoryFilter>]: (value: NonNullable<CategoryFilter[Key]>) => boolean
  } = {
    brand: (value) => brand === value,
    line: (value) => traits.line === value,
    audience: (value) => traits.audience.includes(value),
    lensType: (value) => specification.lensType === value,
    lensDesign: (value) => traits.lensDesign === value,
    sport: (value) => traits.sports.includes(value),
    care: (value) => traits.care === value,
    category: (value) => traits.category === value,
    goods: (value) => traits.goods.includes(value),
    buyableOnline: () => isBuyable(status),
  }
  // Without `goods` a page shows products and no accessories.
  if (filter.goods === undefined && traits.goods.length > 0) return false
  return Object.entries(filter).every(
    ([key, value]) => value === undefined || holds[key as keyof CategoryFilter](value as never),
  )
}
