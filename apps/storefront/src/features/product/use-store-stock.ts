import type { StoreWithStock } from '@klarsikt/contract/shop/types'
import { openingState, openingText } from '@klarsikt/core/stores'
import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browserClient } from '../../lib/browser-client.js'

/** The place that distances start from: a typed place, the visitor's position, or null for neither. */
export type StockPlace = { readonly q: string } | { readonly lat: number; readonly lng: number } | null

/** A store that has the article, with a text about its opening hours. */
export type StockRow = StoreWithStock & { readonly door: string }

export type FoundStock =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'found'
      readonly count: number
      readonly stores: readonly StockRow[]
      /** True where the typed place is unknown. The stores are then not sorted by distance. */
      readonly isPlaceUnknown: boolean
    }

export interface StoreStockSearch {
  readonly found: FoundStock
  readonly place: StockPlace
  /** Searches from a place. A late answer to an earlier search is dropped. */
  readonly ask: (place: StockPlace) => void
}

/** Finds the stores that have an article, first without a place, and then for each place. */
export function useStoreStock(articleId: number): StoreStockSearch {
  const [search, setSearch] = useState<{ found: FoundStock; place: StockPlace }>({
    found: { kind: 'loading' },
    place: null,
  })
  const latest = useRef(0)
  const ask = async (place: StockPlace) => {
    const question = ++latest.current
    setSearch({ found: { kind: 'loading' }, place })
    const answer = await outcomeOf(browserClient().getStoreStock({ params: { id: articleId }, query: place ?? {} }))
    if (question !== latest.current) return
    setSearch({ found: answer.ok ? foundOf(answer.value.data, place) : { kind: 'failed' }, place })
  }
  const askFirst = useEffectEvent(() => void ask(null))
  // The page of another article mounts a new component, so this runs once.
  useEffect(() => askFirst(), [])
  return { ...search, ask: (place) => void ask(place) }
}

type Answer = { readonly count: number; readonly stores: readonly StoreWithStock[] }

function foundOf({ count, stores }: Answer, place: StockPlace): FoundStock {
  const now = new Date()
  return {
    kind: 'found',
    count,
    stores: stores.map((store) => ({
      ...store,
      door: openingText(openingState(now, store.hours, store.deviatingHours)),
    })),
    isPlaceUnknown: place !== null && 'q' in place && stores.some(({ km }) => km === undefined),
  }
}
