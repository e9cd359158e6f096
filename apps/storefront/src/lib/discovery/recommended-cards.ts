import type { ArticleCard } from '@klarsikt/contract/shop/types'
import type { RecommendedArticle } from '@klarsikt/core/catalogue'

/** A recommendation with the shop's own card. The card is missing only while the shop does not answer. */
export type RecommendedGoods = RecommendedArticle & { readonly card?: ArticleCard }

/** Fetches the shop's cards of some articles. Returns null after a failed call. */
export type FetchCards = (ids: readonly number[]) => Promise<readonly ArticleCard[] | null>

/**
 * Adds to each recommendation the card that lists show, with the same prices and colours. It leaves out goods that the
 * shop no longer sells.
 */
export async function withCards(
  articles: readonly RecommendedArticle[],
  fetchCards: FetchCards,
): Promise<readonly RecommendedGoods[]> {
  const ids = articles.map(({ id }) => Number(id)).filter((id) => Number.isSafeInteger(id) && id > 0)
  if (ids.length === 0) return articles
  const cards = await fetchCards(ids).catch(() => null)
  if (cards === null) return articles
  const byId = new Map(cards.map((card) => [String(card.id), card]))
  return articles.flatMap((article) => {
    const card = byId.get(article.id)
    return card ? [{ ...article, card }] : []
  })
}
