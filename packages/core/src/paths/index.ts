export { encodedHref, encodePath, href, type HrefArguments, missingUrl } from './href.js'
export {
  hidesMobileButtons,
  isIndexable,
  isPageKey,
  ownPages,
  PAGE_KEYS,
  type PageKey,
  type PageParameter,
  type PageParams,
  pagePaths,
  type ProductPageKey,
  productPages,
  requiresLogin,
} from './pages.js'
export { CATEGORIES, category, type CategoryKey, categoryTrail, type KeyedCategory } from './categories.js'
export type { CareType, Category, CategoryFilter, Sport } from './category.js'
