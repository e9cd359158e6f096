import type { Executor } from '@klarsikt/server/database'
import { asc, eq, getTableColumns, inArray, type InferSelectModel, sql } from 'drizzle-orm'
import { type CategoryTextRow, loadCategoryTexts, loadPages, type PageRow } from '../page/load-pages.js'
import { loadStores, type StoreRow } from '../store/load-stores.js'
import { shareText } from './share-text.js'
import { article, articlePrice, lensGroup, lensOption, sku, stock } from './tables.js'

export type SkuRow = InferSelectModel<typeof sku> & { readonly available: number }
export type ArticleRow = InferSelectModel<typeof article> & { readonly price: InferSelectModel<typeof articlePrice> }
export type LensGroupRow = InferSelectModel<typeof lensGroup>
export type LensOptionRow = InferSelectModel<typeof lensOption>

export type LoadedArticles = { readonly articles: readonly ArticleRow[]; readonly skus: readonly SkuRow[] }

export type LoadedContent = {
  readonly lensGroups: readonly LensGroupRow[]
  readonly lensOptions: readonly LensOptionRow[]
  readonly stores: readonly StoreRow[]
  readonly pages: readonly PageRow[]
  readonly categoryTexts: readonly CategoryTextRow[]
}

/** Reads all articles, or those in `ids`. */
export async function loadArticles({ orm }: Executor, ids?: readonly number[]): Promise<LoadedArticles> {
  const [articles, skus] = await Promise.all([
    orm
      .select({ ...getTableColumns(article), price: getTableColumns(articlePrice) })
      .from(article)
      .innerJoin(articlePrice, eq(articlePrice.articleId, article.id))
      .where(ids ? inArray(article.id, [...ids]) : undefined)
      .orderBy(asc(article.id)),
    orm
      .select({
        ...getTableColumns(sku),
        available: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)::integer`,
      })
      .from(sku)
      .leftJoin(stock, eq(stock.skuId, sku.id))
      .where(ids ? inArray(sku.articleId, [...ids]) : undefined)
      .orderBy(asc(sku.articleId), asc(sku.position)),
  ])
  return { articles: shareText(articles), skus: shareText(skus) }
}

/** Reads what seldom changes: lenses, stores and texts. */
export async function loadContent(executor: Executor): Promise<LoadedContent> {
  const { orm } = executor
  const [lensGroups, lensOptions, stores, pages, categoryTexts] = await Promise.all([
    orm.select().from(lensGroup).orderBy(asc(lensGroup.position)),
    orm.select().from(lensOption).orderBy(asc(lensOption.articleId), asc(lensOption.position)),
    loadStores(executor),
    loadPages(executor),
    loadCategoryTexts(executor),
  ])
  return { lensGroups, lensOptions, stores, pages, categoryTexts }
}
