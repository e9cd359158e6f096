import type { ArticleCard } from '@klarsikt/contract/shop/types'

/** Cards by article number; `undefined` is not known yet, `null` is not sold any more. */
export interface CardStore {
  readonly get: (id: number) => ArticleCard | null | undefined
  /** Fetches a card that is not known; what is wanted in the same moment is one call. */
  readonly want: (id: number) => void
  readonly subscribe: (listener: () => void) => () => void
}

type Fetch = (ids: readonly number[]) => Promise<readonly ArticleCard[] | null>

/** The service finds goods by number; what a card says of price and stock is the shop's own word. */
export function createCardStore(known: readonly ArticleCard[], fetchCards: Fetch): CardStore {
  const cards = new Map<number, ArticleCard | null>(known.map((card) => [card.id, card]))
  const listeners = new Set<() => void>()
  const wanted = new Set<number>()
  const asked = new Set<number>()
  const fetchWanted = async () => {
    const ids = [...wanted]
    wanted.clear()
    for (const id of ids) asked.add(id)
    const found = await fetchCards(ids)
    for (const id of ids) asked.delete(id)
    // A call that failed leaves them unknown: whoever shows them next asks again.
    if (!found) return
    for (const id of ids) cards.set(id, null)
    for (const card of found) cards.set(card.id, card)
    for (const listener of listeners) listener()
  }
  return {
    get: (id) => cards.get(id),
    want(id) {
      if (cards.has(id) || wanted.has(id) || asked.has(id)) return
      if (wanted.size === 0) queueMicrotask(() => void fetchWanted())
      wanted.add(id)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
