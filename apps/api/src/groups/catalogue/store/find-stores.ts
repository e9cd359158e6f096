import type { Store, StoreDetails } from '@klarsikt/contract/shop/types'
import { byDistance, isStoreService, type Position, readStoreQuery } from '@klarsikt/core/stores'
import { foldTerm, splitText } from '../search-terms/search-terms.js'
import type { StoreRow } from './load-stores.js'
import { type Town, placeByName, placeOfPostalCode } from './postal-areas.js'

type StoreQuery = {
  readonly q?: string | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  /** If true, all stores are returned sorted by distance from the named place, even if it has stores of its own. */
  readonly isWhole?: boolean
}
type Found = { readonly data: Store[]; readonly near: string | null }

/**
 * Finds stores by a position, a postal code or typed words. A position sorts the matching stores by distance, and a
 * postal code sorts all stores, as does a place without a store. Words that match stores give only these.
 */
export function findStores(rows: readonly StoreRow[], { q = '', lat, lng, isWhole = false }: StoreQuery): Found {
  if (lat !== undefined && lng !== undefined) return { data: nearest(matching(rows, q), { lat, lon: lng }), near: null }
  const query = readStoreQuery(q)
  if (query.kind === 'postal-code') {
    const place = placeOfPostalCode(query.digits)
    if (place) return { data: nearest(rows, place), near: codeAndPlace(query.digits, place) }
  }
  const fits = matching(rows, q)
  const place = q.trim() === '' ? null : placeByName(q)
  if (!place) return { data: alphabetical(fits), near: null }
  return { data: nearest(fits.length > 0 && !isWhole ? fits : rows, place), near: place.name }
}

export function findStore(rows: readonly StoreRow[], slug: string): StoreDetails | null {
  const row = rows.find((one) => one.slug === slug)
  return row ? { ...toStore(row), access: { ...row.access } } : null
}

function matching(rows: readonly StoreRow[], typed: string): readonly StoreRow[] {
  const words = splitText(typed).map(foldTerm)
  return rows.filter((row) => {
    const own = splitText(`${row.name} ${row.city} ${row.street} ${row.municipality} ${row.county}`).map(foldTerm)
    return words.every((word) => own.some((part) => part.startsWith(word)))
  })
}

function nearest(rows: readonly StoreRow[], from: Position): Store[] {
  return byDistance(rows, from).map((row) => ({ ...toStore(row), km: Math.round(row.km * 10) / 10 }))
}

const swedish = new Intl.Collator('sv')

function alphabetical(rows: readonly StoreRow[]): Store[] {
  return [...rows].sort((a, b) => swedish.compare(a.name, b.name)).map(toStore)
}

function codeAndPlace(digits: string, { name }: Town): string {
  return digits.length === 5 ? `${digits.slice(0, 3)} ${digits.slice(3)} ${name}` : name
}

function toStore(row: StoreRow): Store {
  const { id, name, slug, street, postalCode, city, phone, lat, lon, icon, services, hours, deviatingHours } = row
  return {
    id,
    name,
    slug,
    address: street,
    postalCode,
    city,
    phone,
    lat,
    lon,
    icon,
    services: services.filter(isStoreService),
    hours: hours.map((day) => (day ? { ...day } : null)),
    deviatingHours: { ...deviatingHours },
  }
}
