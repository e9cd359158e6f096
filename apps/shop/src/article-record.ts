import type { ArticleView, Catalogue, SkuRow } from '@klarsikt/api'
import { wholeOre } from '@klarsikt/core/money'
import { type RecordArticle, type RecordSku, shopRecord } from '@klarsikt/fixtures/shop-records'

export type ArticleRecord = ReturnType<typeof shopRecord>
type State = Pick<Catalogue['state'], 'articles' | 'skus'>

/**
 * The articles of the running shop as records of the feed; those of `ids` that the shop has, or all. What is sold in
 * stores only is there as well, out of stock: the shop's own pages list it too.
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

/** A piece that a checkout has reserved is no longer there for others. */
function skuOf({ id, articleId, label, status, available }: SkuRow): RecordSku {
  return { id, articleId, label, status, stock: available }
}
