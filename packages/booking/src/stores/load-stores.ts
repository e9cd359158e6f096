import type { ShopClient } from '@klarsikt/contract/client'
import type { Store } from '@klarsikt/contract/shop/types'
import { type AgeGroup, type ExamTypeId, serviceOf } from '@klarsikt/core/booking'
import type { Position } from '@klarsikt/core/stores'
import { outcomeOf } from '@klarsikt/forms'

/** Query parameters of the search for a store. */
export const PLACE_QUERY = 'ort'
export const ALL_STORES = 'alla'
const PLACE_MAXIMUM = 100

/** How many stores are shown before all are asked for. */
const FIRST_STORES = 12

/** A store that a visit can be booked at. */
export interface BookableStore extends Pick<Store, 'id' | 'name' | 'address' | 'postalCode' | 'city' | 'lat' | 'lon'> {
  /** Kilometres away; null when nobody asked from where. */
  readonly km: number | null
  /** The first free time; null for none, left out where it cannot be said. */
  readonly nextFree?: string | null
  /** Its booking system does not answer. */
  readonly isAway: boolean
}

/** The stores of a search, in the order to show them in. */
export interface BookableStores {
  readonly place: string
  readonly stores: readonly BookableStore[]
  /** How many there are in all. */
  readonly count: number
  /** All of them as the map shows them. */
  readonly onMap: readonly BookableStore[]
  /** Where the visitor is, when they have said so. */
  readonly position: Position | null
  /** They could not be had. */
  readonly hasFailed: boolean
}

interface Visit {
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
}

/** Stores that have the exam, each with its first free time: by name, or from the nearest on where a place or position is given. */
export async function loadStores(client: ShopClient, url: URL, { examType, ageGroup }: Visit): Promise<BookableStores> {
  const params = url.searchParams
  const place = (params.get(PLACE_QUERY) ?? '').trim().slice(0, PLACE_MAXIMUM)
  const [lat, lng] = [degrees(params.get('lat'), 90), degrees(params.get('lng'), 180)]
  const query: { q?: string; lat?: number; lng?: number } =
    place !== '' ? { q: place } : lat !== null && lng !== null ? { lat, lng } : {}
  const [found, free] = await Promise.all([
    outcomeOf(client.getStores({ query })),
    outcomeOf(client.getNextFree({ query: { examType, ...(ageGroup !== null && { ageGroup }) } })),
  ])
  if (!found.ok) return { place, stores: [], count: 0, onMap: [], position: null, hasFailed: true }
  const nextFree = free.ok ? new Map(free.value.stores.map((one) => [one.storeId, one])) : null
  const bookable = found.value.data.flatMap(({ id, name, address, postalCode, city, lat, lon, km, services }) => {
    const store = { id, name, address, postalCode, city, lat, lon, km: km ?? null }
    // A store without this exam is not in the answer.
    if (nextFree === null) return services.includes(serviceOf(examType)) ? [{ ...store, isAway: false }] : []
    const next = nextFree.get(id)
    return next === undefined ? [] : [{ ...store, nextFree: next.start, isAway: next.isAway }]
  })
  const shown = params.has(ALL_STORES) ? bookable : bookable.slice(0, FIRST_STORES)
  const position = query.lat === undefined || query.lng === undefined ? null : { lat: query.lat, lon: query.lng }
  return { place, stores: shown, count: bookable.length, onMap: bookable, position, hasFailed: false }
}

function degrees(text: string | null, limit: number): number | null {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,6})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= limit ? value : null
}
