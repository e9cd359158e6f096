import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { storeClient } from '../../lib/store-client.js'
import { keepViewedArticle, viewedArticles } from '../../lib/viewed-articles.js'

const NONE: readonly ArticleCard[] = []

/**
 * The articles that were looked at before this page, as lists show them; what is not sold any more is left out. The article
 * of the page is kept for the next one.
 */
export function useViewedCards(current: number | null, left: ReadonlySet<string>): readonly ArticleCard[] {
  const [cards, setCards] = useState(NONE)
  useEffect(() => {
    const ids = viewedArticles().filter((id) => id !== current)
    if (current !== null) keepViewedArticle(current)
    setCards(NONE)
    if (ids.length === 0) return undefined
    let isCurrent = true
    void outcomeOf(storeClient().getCards({ query: { ids: ids.join(',') } })).then((outcome) => {
      // What cannot be fetched is not missed.
      if (!isCurrent || !outcome.ok) return
      const byId = new Map(outcome.value.data.map((card) => [card.id, card]))
      setCards(ids.flatMap((id) => byId.get(id) ?? []))
    })
    return () => void (isCurrent = false)
  }, [current])
  return cards.filter(({ url }) => !left.has(url))
}
