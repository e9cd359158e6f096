import type { CategorySort } from '@klarsikt/contract/shop/types'
import { onePerModel } from '@klarsikt/core/catalogue'
import type { PricedLensGroup } from '@klarsikt/core/lens-advice'
import { wholeOre } from '@klarsikt/core/money'
import { CATEGORIES } from '@klarsikt/shop-config/paths'
import { arrivals } from './arrival.js'
import type { ArticleView } from './build-article.js'
import { buildArticle, sharedPictures } from './build-article.js'
import { isInCategory } from './category-filter.js'
import { modelKeyOfRow } from './colours-of.js'
import type { ArticleRow, LensGroupRow, LensOptionRow, LoadedArticles, LoadedContent, SkuRow } from './load.js'
import { sortArticles } from './sort.js'

/** A lens for a frame, with its group. */
export type LensView = { readonly option: LensOptionRow; readonly group: LensGroupRow }

/**
 * The whole catalogue at one moment. It is never changed; a change makes a new state that shares the unchanged parts.
 */
export type CatalogueState = {
  readonly articles: ReadonlyMap<number, ArticleView>
  readonly bySlug: ReadonlyMap<string, ArticleView>
  readonly skus: ReadonlyMap<string, SkuRow>
  readonly lenses: ReadonlyMap<string, LensView>
  readonly content: LoadedContent
  /** The articles of a category page in order, one of each model; undefined for an unknown path. */
  listing(path: string, sort: CategorySort): readonly ArticleView[] | undefined
  /** Caches a text until the catalogue changes. */
  memo(key: string, make: () => string): string
  /** When prices or dates have to be computed again without a change in the database, in ms. */
  readonly goodUntil: number
}

/**
 * The maximum total size of cached texts, in characters. A caller with endless different requests only empties the
 * cache.
 */
const MEMO_CHARACTERS = 16_000_000

export function buildState(
  loaded: LoadedArticles,
  content: LoadedContent,
  { now }: { readonly now: Date },
): CatalogueState {
  const skusOf = Map.groupBy(loaded.skus, (sku) => sku.articleId)
  const siblingsOf = Map.groupBy(loaded.articles, (row) => row.variantKey)
  const pictureOf = sharedPictures()
  const arrivalOf = arrivals(now)
  const lenses = pricedLenses(content)
  const views = loaded.articles.map((row) =>
    buildArticle(row, {
      skusOf: (id) => skusOf.get(id) ?? [],
      siblings: siblingsOf.get(row.variantKey) ?? [row],
      lenses,
      now,
      pictureOf,
      arrivalOf,
    }),
  )
  return assemble(views, loaded.skus, content, { now })
}

/** Makes the next state with some articles read again. The views of all others are reused. */
export function changeState(
  state: CatalogueState,
  loaded: LoadedArticles,
  ids: ReadonlySet<number>,
  now: Date,
): CatalogueState {
  const unchanged = [...state.articles.values()].filter((view) => !ids.has(view.row.id))
  const rows = [...unchanged.map((view) => view.row), ...loaded.articles].sort((a, b) => a.id - b.id)
  const touched = new Set<string>(loaded.articles.map((row) => row.variantKey))
  for (const id of ids) {
    const before = state.articles.get(id)
    if (before) touched.add(before.row.variantKey)
  }
  const skus = [...[...state.skus.values()].filter((sku) => !ids.has(sku.articleId)), ...loaded.skus]
  const skusOf = Map.groupBy(skus, (sku) => sku.articleId)
  const siblingsOf = Map.groupBy(rows, (row) => row.variantKey)
  const pictureOf = sharedPictures()
  const arrivalOf = arrivals(now)
  const lenses = pricedLenses(state.content)
  const views = rows.map((row) => {
    const before = state.articles.get(row.id)
    if (before && !touched.has(row.variantKey)) return before
    return buildArticle(row, {
      skusOf: (id) => skusOf.get(id) ?? [],
      siblings: siblingsOf.get(row.variantKey) ?? [row],
      lenses,
      now,
      pictureOf,
      arrivalOf,
    })
  })
  return assemble(views, skus, state.content, { now })
}

/** The lenses of each kind with their prices. */
function pricedLenses({ lensGroups, lensOptions }: LoadedContent): readonly PricedLensGroup[] {
  const optionsOf = Map.groupBy(lensOptions, (option) => option.articleId)
  return lensGroups.map(({ articleId, data: { lensType, families } }) => ({
    lensType,
    families,
    lenses: (optionsOf.get(articleId) ?? []).map(({ data, price }) => ({ index: data.index, price: wholeOre(price) })),
  }))
}

function assemble(
  views: readonly ArticleView[],
  skus: readonly SkuRow[],
  content: LoadedContent,
  { now }: { readonly now: Date },
): CatalogueState {
  const groups = new Map(content.lensGroups.map((group) => [group.articleId, group]))
  const lenses = content.lensOptions.flatMap((option) => {
    const group = groups.get(option.articleId)
    return group ? [[option.skuId, { option, group }] as const] : []
  })
  const listings = new Map<string, readonly ArticleView[]>()
  const memory = new Map<string, string>()
  let characters = 0
  const categories = new Map(CATEGORIES.map((category) => [category.path, category]))
  return {
    articles: new Map(views.map((view) => [view.row.id, view])),
    bySlug: new Map(views.map((view) => [view.row.slug, view])),
    skus: new Map(skus.map((sku) => [sku.id, sku])),
    lenses: new Map(lenses),
    content,
    listing(path, sort) {
      const category = categories.get(path)
      if (!category) return undefined
      const key = `${sort} ${path}`
      const known = listings.get(key)
      if (known) return known
      const sorted = sortArticles(
        views.filter((view) => isInCategory(view, category)),
        sort,
      )
      const listed = onePerModel(sorted, ({ row }) => modelKeyOfRow(row))
      listings.set(key, listed)
      return listed
    },
    memo(key, make) {
      const known = memory.get(key)
      if (known !== undefined) return known
      const made = make()
      characters += key.length + made.length
      if (characters > MEMO_CHARACTERS) {
        memory.clear()
        characters = key.length + made.length
      }
      memory.set(key, made)
      return made
    },
    goodUntil: goodUntil(
      views.map((view) => view.row),
      now,
    ),
  }
}

/**
 * Until when prices and dates are valid: the next start or end of a campaign, or the next day, because delivery days
 * change then.
 */
function goodUntil(rows: readonly ArticleRow[], now: Date): number {
  const hour = 3_600_000
  // Full hours include midnight in Stockholm in summer and in winter.
  const edges = [Math.ceil((now.getTime() + 1) / hour) * hour]
  for (const { price } of rows) {
    for (const edge of [price.campaignStart, price.campaignEnd]) if (edge && edge > now) edges.push(edge.getTime())
  }
  return Math.min(...edges)
}
