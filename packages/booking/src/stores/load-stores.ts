import type { ShopClient } from '@klarsikt/contract/client'
import type { Store } from '@klarsikt/contract/shop/types'
import { type AgeGroup, type ExamTypeId, serviceOf } from '@klarsikt/core/booking'
import type { Position } from '@klarsikt/core/stores'
import { outcomeOf } from '@klarsikt/forms'

/** The query parameters of the search for a store. */
export const PLACE_QUERY = 'ort'
export const ALL_STORES = 'alla'
const PLACE_MAXIMUM = 100

/** Number of stores that are shown before the user asks for all. */
const FIRST_STORES = 12

/** A store where a visit can be booked. */
export interface BookableStore extends Pick<Store, 'id' | 'name' | 'address' | 'postalCode' | 'city' | 'lat' | 'lon'> {
  /** Distance in kilometres, or null without a position or place. */
  readonly km: number | null
  /** The first free time as an ISO instant. Null where there is none, and left out where it is unknown. */
  readonly nextFree?: string | null
  /** True where the store's booking system does not answer. */
  readonly isAway: boolean
}

/** The stores that a search found, in display order. */
export interface BookableStores {
  readonly place: string
  readonly stores: readonly BookableStore[]
  /** Number of all found stores. */
  readonly count: number
  /** All found stores, for the map. */
  readonly onMap: readonly BookableStore[]
  /** The visitor's position, where they have shared it. */
  readonly position: Position | null
  readonly hasFailed: boolean
}

interface Visit {
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
}

/**
 * Loads the stores that offer the exam, each with its first free time. They are sorted by name, or by distance where
 * the address has a place or a position.
 */
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
    // The answer leaves out stores without this exam.
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
