import type { ArticleCard } from '@klarsikt/contract/shop/types'

/** Holds cards by article number. `undefined` means not known yet, and `null` means no longer sold. */
export interface CardStore {
  readonly get: (id: number) => ArticleCard | null | undefined
  /** Fetches an unknown card. Requests of the same moment share one call. */
  readonly request: (id: number) => void
  readonly subscribe: (listener: () => void) => () => void
}

type Fetch = (ids: readonly number[]) => Promise<readonly ArticleCard[] | null>

/**
 * Creates a store of cards. The discovery service finds articles by number only. Prices and stock on the cards come
 * from the shop.
 */
export function createCardStore(known: readonly ArticleCard[], fetchCards: Fetch): CardStore {
  const cards = new Map<number, ArticleCard | null>(known.map((card) => [card.id, card]))
  const listeners = new Set<() => void>()
  const pendingIds = new Set<number>()
  const requestedIds = new Set<number>()
  const fetchPending = async () => {
    const ids = [...pendingIds]
    pendingIds.clear()
    for (const id of ids) requestedIds.add(id)
    const found = await fetchCards(ids)
    for (const id of ids) requestedIds.delete(id)
    // After a failed call the cards stay unknown, and the next component that shows them requests them again.
    if (!found) return
    for (const id of ids) cards.set(id, null)
    for (const card of found) cards.set(card.id, card)
    for (const listener of listeners) listener()
  }
  return {
    get: (id) => cards.get(id),
    request(id) {
      if (cards.has(id) || pendingIds.has(id) || requestedIds.has(id)) return
      if (pendingIds.size === 0) queueMicrotask(() => void fetchPending())
      pendingIds.add(id)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
