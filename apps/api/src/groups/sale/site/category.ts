import type { Category, CategorySort } from '@klarsikt/contract/shop/types'
import { backdropSet, imageSet } from '@klarsikt/core/media'
import { normalisePath } from '@klarsikt/core/paths'
import {
  categoryLabel,
  categoryTitle,
  CATEGORIES,
  categoryTrail,
  type KeyedCategory,
} from '@klarsikt/shop-config/paths'
import type { CatalogueState } from '../../catalogue/index.js'

/** The number of articles on a category page. Rows of three and of four both come out even. */
export const CATEGORY_PAGE_SIZE = 24

const byPath = new Map(CATEGORIES.map((category) => [category.path, category]))

/** A category page as JSON; null for an unknown path or page. */
export function categoryJson(
  state: CatalogueState,
  params: { readonly path: string; readonly page: number; readonly sort: CategorySort },
): string | null {
  const category = byPath.get(params.path) ?? byPath.get(normalisePath(params.path))
  const listing = category && state.listing(category.path, params.sort)
  if (!category || !listing) return null
  const pages = Math.max(1, Math.ceil(listing.length / CATEGORY_PAGE_SIZE))
  if (params.page > pages) return null
  return state.memo(`category ${params.sort} ${params.page} ${category.path}`, () =>
    JSON.stringify({ data: categoryPage(state, category, { ...params, pages }) }),
  )
}

function categoryPage(
  state: CatalogueState,
  category: KeyedCategory,
  { page, sort, pages }: { page: number; sort: CategorySort; pages: number },
): Category {
  const text = state.content.categoryTexts.find((row) => row.path === category.path)
  const listing = state.listing(category.path, sort) ?? []
  const title = categoryTitle(category.key)
  return {
    path: category.path,
    title,
    heading: text?.heading ?? title,
    description: text?.description ?? '',
    intro: text?.intro ?? '',
    breadcrumbs: categoryTrail(category.key).map(toLink),
    links: CATEGORIES.filter((other) => other.parent === category.key).map(toLink),
    sort,
    page,
    pages,
    total: listing.length,
    pageSize: CATEGORY_PAGE_SIZE,
    articles: listing.slice((page - 1) * CATEGORY_PAGE_SIZE, page * CATEGORY_PAGE_SIZE).map((view) => view.card),
    hero: text?.hero ? imageSet(text.hero.hash, text.hero.alt) : null,
    backdrop: text?.backdrop ? backdropSet(text.backdrop) : null,
  }
}

function toLink({ key, path }: KeyedCategory): { title: string; path: string } {
  return { title: categoryLabel(key), path }
}
