import type { RecommendationType } from '@klarsikt/core/catalogue'
import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { type RecommendedGoods, withCards } from '../../lib/discovery/recommended-cards.js'
import type { RecommendationSource } from '../../lib/recommendation-source.js'
import { storeClient } from '../../lib/store-client.js'

const NONE: readonly RecommendedGoods[] = []

/**
 * Returns the recommended goods for some articles. Other articles make a new request. The old goods stay meanwhile, and
 * late answers are dropped. Without a source, as without consent, it returns nothing.
 */
export function useRecommended(
  source: RecommendationSource | null,
  type: RecommendationType,
  productIds: readonly number[],
): readonly RecommendedGoods[] {
  const [goods, setGoods] = useState(NONE)
  const about = productIds.toSorted((a, b) => a - b).join(' ')
  useEffect(() => {
    if (!source) return setGoods(NONE)
    let current = true
    const answer = (found: readonly RecommendedGoods[]) => current && setGoods(found)
    const fetchCards = async (ids: readonly number[]) => {
      const reply = await outcomeOf(storeClient().getCards({ query: { ids: ids.join(',') } }))
      return reply.ok ? reply.value.data : null
    }
    source(type, about === '' ? [] : about.split(' ').map(Number))
      .then((found) => withCards(found, fetchCards))
      .then(answer, () => answer(NONE))
    return () => {
      current = false
    }
  }, [source, type, about])
  return goods
}
