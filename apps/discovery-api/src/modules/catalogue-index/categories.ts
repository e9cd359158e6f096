import type { CatalogueStats } from './catalogue-stats.js'
import type { StoredCategory } from './stored.js'

export type Category = {
  readonly id: string
  readonly path: readonly string[]
  readonly title: string
  readonly pageUrl: string | null
  readonly type: 'CATEGORY' | 'BRAND'
  /** Ids of the categories that the page links to; null links to the sub-categories. */
  readonly quickLinks: readonly string[] | null
}

/** Joins the parts of a path into an id where the merchant feeds no categories. */
export const PATH_ID = ' > '

const keyOf = (path: readonly string[]) => path.join('\u001f').toLowerCase()

/** The categories of a market: those that the merchant feeds, and those of its products. */
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

  /** Categories that the merchant feeds, in the merchant's order. */
  get fed(): Iterable<Category> {
    return this.#byId.values()
  }

  /** Finds a category by the merchant's id, by its path, or by a path written as text; undefined when there is none. */
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

  /** The category at a path. One that only products have gets its path as id and has no page. */
  at(path: readonly string[]): Category | undefined {
    const fed = this.#byPath.get(keyOf(path))
    if (fed) return fed
    const key = keyOf(path)
    for (const known of this.#stats().paths) if (keyOf(known) === key) return unfed(known)
    return undefined
  }
}

/** A category that only products have. */
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
