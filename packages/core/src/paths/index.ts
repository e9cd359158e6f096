export { anchorOf } from './anchor.js'
export { CATEGORIES, category, type CategoryKey, categoryTrail, type KeyedCategory } from './categories.js'
export { categoryLabel, categoryTitle } from './category-texts.js'
export type { CareType, Category, CategoryFilter, CategoryTraits, Sport } from './category.js'
export { FOOTER, type FooterGroup, type FooterLink } from './footer.js'
export { encodedHref, encodePath, href, type HrefArguments, missingUrl } from './href.js'
export { MENU, type MenuGroup, type MenuLink, type MenuSection } from './menu.js'
export { lensStudioPath } from './lens-studio-path.js'
export { canonicalAddress, normalisePath } from './normalise-path.js'
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
export { productIdOf, type ProductRoot, productRoots } from './product-roots.js'
export { PATH_REDIRECTS, type PathRedirect } from './redirects.js'
export { isReservedSlug, type PathResolution, resolveCategory, resolvePath } from './resolve-path.js'
export { isBookingPath, isCheckoutPath } from './shell-paths.js'
