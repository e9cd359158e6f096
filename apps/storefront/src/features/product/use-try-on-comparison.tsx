import type { Article, ArticleCard } from '@klarsikt/contract/shop/types'
import * as productMessages from '@klarsikt/core/messages/product'
import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import type { FrameSpec } from '@klarsikt/eyewear'
import type { Comparison, ShownFrame } from '@klarsikt/try-on/camera'
import { useMemo } from 'react'
import { browserClient } from '../../lib/browser-client.js'
import { storeClient } from '../../lib/store-client.js'
import { viewedArticles } from '../../lib/viewed-articles.js'
import { readComparedFrames } from '../compare/compared-frames.js'
import { favouritesOf, useFavouriteOwner } from '../favourites/use-favourites.js'
import type { FrameLooks } from './frame-looks.js'
import { TryOnCaption } from './try-on-caption.js'

/** Number of cards that one call may request. */
const MAX_CARDS = 150

/**
 * Returns what can be tried on beside the frame of an article: its colours, favourites, compared frames and viewed
 * frames.
 */
export function useTryOnComparison(article: Article, looks: FrameLooks): Comparison {
  const owner = useFavouriteOwner()
  return useMemo(() => tryOnComparison(article, looks, owner), [article, looks, owner])
}

/** A group of article numbers. A number in several groups is shown in the first one. */
interface Group {
  readonly title: string
  readonly ids: readonly number[]
}

function tryOnComparison(article: Article, { colors }: FrameLooks, owner: string | null): Comparison {
  const own = colors.map(({ articleId }) => articleId)
  const cards = new Map<number, ArticleCard>([[article.id, article]])
  const articleOf = ({ id, color }: ShownFrame) =>
    id === null ? (colors.find((one) => one.id === color)?.articleId ?? article.id) : Number(id)
  return {
    list: async (signal) => {
      const groups = await candidates(article, owner)
      const ids = [...new Set([...own, ...groups.flatMap((group) => group.ids)])].slice(0, MAX_CARDS)
      for (const card of await cardsOf(ids)) cards.set(card.id, card)
      signal.throwIfAborted()
      const left = new Set([article.id, ...own])
      return groups.flatMap(({ title, ids: inGroup }) => {
        const shown = inGroup.flatMap((id) => {
          const card = left.has(id) ? undefined : cards.get(id)
          left.add(id)
          return card?.hasVTO ? [card] : []
        })
        const frames = shown.map(({ id, brand, name }) => ({ id: String(id), name: `${brand} ${name}` }))
        return frames.length > 0 ? [{ title, frames }] : []
      })
    },
    open: async (id) => {
      const answer = await browserClient().getArticle({ params: { id: Number(id) } })
      const dto = 'data' in answer ? answer.data.dto : null
      if (!dto?.model || !dto.frame) throw new Error('It has no model')
      return { frame: dto.frame as FrameSpec, src: dto.model }
    },
    caption: (shown) => {
      const articleId = articleOf(shown)
      return <TryOnCaption articleId={articleId} card={cards.get(articleId)} />
    },
  }
}

async function candidates({ dto }: Article, owner: string | null): Promise<readonly Group[]> {
  return [
    { title: tryOnMessages.compareOtherColors(), ids: dto.variants.map(({ articleId }) => articleId) },
    { title: tryOnMessages.compareFavourites(), ids: owner === null ? [] : await favouritesOf(owner) },
    { title: tryOnMessages.compareCompared(), ids: readComparedFrames() },
    { title: productMessages.recentlyViewed(), ids: viewedArticles() },
  ]
}

async function cardsOf(ids: readonly number[]): Promise<readonly ArticleCard[]> {
  if (ids.length === 0) return []
  const answer = await storeClient().getCards({ query: { ids: ids.join(',') } })
  if (!('data' in answer)) throw new Error('The cards did not come')
  return answer.data
}
