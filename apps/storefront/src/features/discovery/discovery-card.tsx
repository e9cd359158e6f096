import { ProductCardSkeleton } from '@klarsikt/design-system/product-card'
import type { Display } from '@klarsikt/discovery'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { ArticleCard } from '../article-card/article-card.js'
import type { CardStore } from './card-store.js'

/** The store of a page's cards, and the cards that are visible first. */
export const Cards = createContext<{ readonly store: CardStore; readonly first: ReadonlySet<number> } | null>(null)

const FOREVER = () => () => undefined

/** Shows the shop's own card for an article that the discovery service found. */
export function DiscoveryCard({ display }: { readonly display: Display | null }) {
  const cards = use(Cards)
  const id = display ? Number(display.product_id) : 0
  const known = () => (cards && display ? cards.store.get(id) : undefined)
  const card = useSyncExternalStore(cards?.store.subscribe ?? FOREVER, known, known)
  useEffect(() => {
    if (display && card === undefined) cards?.store.request(id)
  }, [cards, display, card, id])
  if (card === null) return null
  if (!card) return <ProductCardSkeleton />
  return <ArticleCard article={card} compare="tray" headingLevel={2} priority={cards?.first.has(id) ?? false} />
}
