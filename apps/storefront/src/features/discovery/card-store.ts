import type { ArticleCard } from '@klarsikt/contract/shop/types'

/** Cards by article number; `undefined` is not known yet, `null` is not sold any more. */
export interface CardStore {
  readonly get: (id: number) => ArticleCard | null | undefined
  /** Fetches a card that is not known; what is requested in the same moment is one call. */
  readonly request: (id: number) => void
  readonly subscribe: (listener: () => void) => () => void
}

type Fetch = (ids: readonly number[]) => Promise<readonly ArticleCard[] | null>

/** The service finds goods by number; what a card says of price and stock is the shop's own word. */
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
    // A call that failed leaves them unknown: the next to show them asks again.
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
