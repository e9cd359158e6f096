import type { ShopClient } from '@klarsikt/contract/client'
import type { Article, ArticleReviews } from '@klarsikt/contract/shop/types'
import { readReviews } from './reviews-address.js'

/**
 * Loads the reviews of a product. Returns null for goods that nobody reviews, and after a failed call, which the page
 * survives.
 */
export async function loadReviews(
  client: ShopClient,
  { id, family }: Pick<Article, 'id' | 'family'>,
  params: URLSearchParams,
): Promise<ArticleReviews | null> {
  if (family === 'gift-card') return null
  const { sort, page } = readReviews(params)
  const query = { ...(sort !== 'newest' && { sort }), ...(page > 1 && { page }) }
  const found = await client.getReviews({ params: { id }, query }).catch(() => null)
  return found && 'data' in found ? found.data : null
}
