import type { CatalogueStats } from './catalogue-stats.js'
import type { StoredCategory } from './stored.js'

/** A category as pages and links know it. */
export type Category = {
  readonly id: string
  readonly path: readonly string[]
  readonly title: string
  readonly pageUrl: string | null
  readonly type: 'CATEGORY' | 'BRAND'
  /** Ids of where a shopper goes on from here; null: to the sub-categories. */
  readonly quickLinks: readonly string[] | null
}

/** Between the parts of a path that serves as an id where the merchant feeds no categories. */
export const PATH_ID = ' > '

const keyOf = (path: readonly string[]) => path.join('\u001f').toLowerCase()

/** The categories of a market: those that the merchant fed, and those that its products hang in. */
export class Categories {
  readonly #byId = new Map<string, Category>()
  readonly #byPath = new Map<string, Category>()
  readonly #stats: () => CatalogueStats

  constructor(fed: readonly StoredCategory[], stats: () => CatalogueStats) {
    this.#stats = stats
    for (const one of fed) {
      const category: Category = {
        id: one.category_id,
        path: one.path,
        title: one.title ?? one.path.at(-1) ?? one.category_id,
        pageUrl: one.page_url,
        type: one.category_type,
        quickLinks: one.quick_links ?? null,
      }
      this.#byId.set(category.id, category)
      this.#byPath.set(keyOf(category.path), category)
    }
  }

  /** Categories that the merchant fed, in the merchant's order. */
  get fed(): Iterable<Category> {
    return this.#byId.values()
  }

  /** By the merchant's id, by a path, or by a path written as text; undefined when nothing is known of it. */
  find(reference: string | readonly string[]): Category | undefined {
    if (typeof reference !== 'string') return this.at(reference)
    const byId = this.#byId.get(reference)
    if (byId) return byId
    for (const separator of ['>', '/']) {
      const path = reference
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== '')
      const found = path.length > 0 ? this.at(path) : undefined
      if (found) return found
    }
    return undefined
  }

  /** The category at a path; one that only products know of has its path as id and no page. */
  at(path: readonly string[]): Category | undefined {
    const fed = this.#byPath.get(keyOf(path))
    if (fed) return fed
    const key = keyOf(path)
    for (const known of this.#stats().paths) if (keyOf(known) === key) return unfed(known)
    return undefined
  }
}

/** A category that nobody fed. */
export function unfed(path: readonly string[]): Category {
  return {
    id: path.join(PATH_ID),
    path,
    title: path.at(-1) ?? '',
    pageUrl: null,
    type: 'CATEGORY',
    quickLinks: null,
  }
}
