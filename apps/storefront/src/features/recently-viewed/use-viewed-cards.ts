import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { storeClient } from '../../lib/store-client.js'
import { keepViewedArticle, viewedArticles } from '../../lib/viewed-articles.js'

const NONE: readonly ArticleCard[] = []

/**
 * Returns the cards of articles that were viewed before this page. It leaves out articles that are no longer sold. The
 * article of this page is stored for the next page.
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
      // After a failed call the list is left out, which needs no message.
      if (!isCurrent || !outcome.ok) return
      const byId = new Map(outcome.value.data.map((card) => [card.id, card]))
      setCards(ids.flatMap((id) => byId.get(id) ?? []))
    })
    return () => void (isCurrent = false)
  }, [current])
  return cards.filter(({ url }) => !left.has(url))
}
