import type { Store } from '@klarsikt/contract/shop/types'
import { nearTimeText } from '@klarsikt/core/calendar'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { browserClient } from '../../lib/browser-client.js'
import { EYE_EXAM } from './eye-exam.js'
import { type StoreListRow, storeRows } from './store-rows.js'

/** The visitor's place: typed, or from the browser. */
export type SoughtPlace = { readonly q: string } | { readonly lat: number; readonly lng: number }

export interface NearestRow extends StoreListRow {
  readonly id: number
  /** Says when the next eye exam is free, or that it is unknown. */
  readonly next: string
}

export type FoundNearest =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown'; readonly typed: string }
  | { readonly kind: 'found'; readonly store: NearestRow }

/** Finds the store nearest to a place, and its next free time. A late answer for an earlier place is dropped. */
export function useNearestStore(place: SoughtPlace | null): FoundNearest {
  const [answer, setAnswer] = useState<{ readonly place: SoughtPlace; readonly found: FoundNearest } | null>(null)
  useEffect(() => {
    if (place === null) return undefined
    let isLatest = true
    void findNearest(place).then((found) => {
      if (isLatest) setAnswer({ place, found })
    })
    return () => {
      isLatest = false
    }
  }, [place])
  if (place === null) return { kind: 'idle' }
  return answer?.place === place ? answer.found : { kind: 'loading' }
}

async function findNearest(place: SoughtPlace): Promise<FoundNearest> {
  const client = browserClient()
  const [stores, free] = await Promise.all([
    outcomeOf(client.getStores({ query: place })),
    outcomeOf(client.getNextFree({ query: EYE_EXAM })),
  ])
  if (!stores.ok) return { kind: 'failed' }
  const [store] = stores.value.data
  if (!store) return { kind: 'unknown', typed: 'q' in place ? place.q : '' }
  const now = new Date()
  const [row] = storeRows([store], now)
  const next = nextText(store, free.ok ? free.value.stores : null, now)
  return row ? { kind: 'found', store: { ...row, id: store.id, next } } : { kind: 'failed' }
}

type Free = readonly { readonly storeId: number; readonly start: string | null; readonly isAway: boolean }[]

function nextText({ id }: Store, free: Free | null, now: Date): string {
  const own = free?.find(({ storeId }) => storeId === id)
  if (!own || own.isAway) return storesMessages.nextTimesFailed()
  return own.start === null
    ? storesMessages.nearestNone()
    : storesMessages.nearestNext({ when: nearTimeText(own.start, now) })
}
