import type { ArticleView, Catalogue, SkuRow } from '@klarsikt/api'
import { wholeOre } from '@klarsikt/core/money'
import { type RecordArticle, type RecordSku, shopRecord } from '@klarsikt/fixtures/shop-records'

export type ArticleRecord = ReturnType<typeof shopRecord>
type State = Pick<Catalogue['state'], 'articles' | 'skus'>

/**
 * Makes feed records of the running shop's articles: those of `ids` that exist, or all. Articles that are sold only in
 * stores are included as out of stock, because the shop's pages list them too.
 */
export function articleRecords(state: State, ids: Iterable<number> = state.articles.keys()): ArticleRecord[] {
  const requestedIds = new Set(ids)
  const skus = Map.groupBy(
    Array.from(state.skus.values()).filter(({ articleId }) => requestedIds.has(articleId)),
    ({ articleId }) => articleId,
  )
  return [...requestedIds].flatMap((id) => {
    const view = state.articles.get(id)
    return view === undefined ? [] : [shopRecord(articleOf(view), (skus.get(id) ?? []).map(skuOf))]
  })
}

function articleOf({ row, amount, status }: ArticleView): RecordArticle {
  const { id, slug, family, categoryPath, variantKey, popularity, price, data } = row
  const unit = { publicationStatus: status, amount, ordinaryPrice: wholeOre(price.unitOrdinary) }
  return { ...data, id, slug, family, categoryPath, variantKey, popularity, unit }
}

/** The stock leaves out pieces that a checkout has reserved. */
function skuOf({ id, articleId, label, status, available }: SkuRow): RecordSku {
  return { id, articleId, label, status, stock: available }
}
