import type { ArticleCard } from '@klarsikt/contract/shop/types'
import type { RecommendedArticle } from '@klarsikt/core/catalogue'

/** A recommendation with the shop's own card, which is missing only while the shop cannot be asked. */
export type RecommendedGoods = RecommendedArticle & { readonly card?: ArticleCard }

/** The shop's cards of some articles; null when the call failed. */
export type FetchCards = (ids: readonly number[]) => Promise<readonly ArticleCard[] | null>

/**
 * Gives each recommendation the card that lists show: same price, same lowest earlier price, same colours.
 * What the shop no longer sells is left out.
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
