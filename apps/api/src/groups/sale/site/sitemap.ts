import { CATEGORIES } from '@klarsikt/shop-config/paths'
import type { CatalogueState } from '../../catalogue/index.js'

/** All public paths, with the day of their last change if known. */
export function sitemapJson(state: CatalogueState): string {
  return state.memo('sitemap', () => {
    const seen = new Set<string>()
    const data = [
      ...state.content.pages.map((page) => ({ path: page.path, changed: page.updated })),
      ...CATEGORIES.map((category) => ({ path: category.path, changed: null })),
      ...[...state.articles.values()].map((view) => ({
        path: view.card.url,
        changed: view.row.publishedAt.toISOString().slice(0, 10),
      })),
      ...state.content.stores.map((store) => ({ path: `/hitta-butik/${store.slug}`, changed: null })),
    ].filter(({ path }) => !seen.has(path) && seen.add(path))
    return JSON.stringify({ data })
  })
}
