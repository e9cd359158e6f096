import { createPathResolver } from '@klarsikt/core/paths'
import { CATEGORIES } from './categories.js'
import { pagePaths } from './pages.js'
import { productRoots } from './product-roots.js'
import { PATH_REDIRECTS } from './redirects.js'

const resolver = /* @__PURE__ */ createPathResolver(() => ({
  pages: pagePaths,
  categories: CATEGORIES,
  productRoots: productRoots(),
  redirects: PATH_REDIRECTS,
}))

export const { resolvePath, isReservedSlug } = resolver
