import type { RecommendationType, RecommendedArticle } from '@klarsikt/core/catalogue'
import { useEffect, useState } from 'react'
import type { RecommendationSource } from '../../lib/discovery/run-discovery.js'

const NONE: readonly RecommendedArticle[] = []

/**
 * Asks anew when it is about other articles; shows what is known meanwhile, and drops answers to older questions. Nothing
 * without a source, which is how it is without consent.
 */
export function useRecommended(
  source: RecommendationSource | null,
  type: RecommendationType,
  productIds: readonly number[],
): readonly RecommendedArticle[] {
  const [goods, setGoods] = useState(NONE)
  const about = productIds.toSorted((a, b) => a - b).join(' ')
  useEffect(() => {
    if (!source) return setGoods(NONE)
    let current = true
    const answer = (found: readonly RecommendedArticle[]) => current && setGoods(found)
    source(type, about === '' ? [] : about.split(' ').map(Number)).then(answer, () => answer(NONE))
    return () => {
      current = false
    }
  }, [source, type, about])
  return goods
}
