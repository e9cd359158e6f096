export { BRAND, BRAND_SLUG } from './brand.js'
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
