import type { Store } from '@klarsikt/contract/shop/types'
import { byDistance } from '@klarsikt/core/stores'
import type { StoreRow } from '../catalogue/load.js'
import { foldTerm, splitText } from '../catalogue/search-terms.js'

/** Stores that fit a typed place, the nearest first when a position is given, else in Swedish order of their names. */
export function findStores(
  rows: readonly StoreRow[],
  wanted: { readonly q?: string | undefined; readonly lat?: number | undefined; readonly lng?: number | undefined },
): Store[] {
  const words = splitText(wanted.q ?? '').map(foldTerm)
  const fits = rows.filter((row) => {
    const own = splitText(
      `${row.name} ${row.city} ${row.street} ${row.municipality} ${row.county} ${row.postalCode.replace(/\s/g, '')}`,
    ).map(foldTerm)
    return words.every((word) => own.some((part) => part.startsWith(word)))
  })
  const ordered =
    wanted.lat !== undefined && wanted.lng !== undefined
      ? byDistance(fits, { lat: wanted.lat, lon: wanted.lng })
      : [...fits].sort((a, b) => swedish.compare(a.name, b.name))
  return ordered.map(toStore)
}

export function findStore(rows: readonly StoreRow[], slug: string): Store | null {
  const row = rows.find((one) => one.slug === slug)
  return row ? toStore(row) : null
}

const swedish = new Intl.Collator('sv')

function toStore({ id, name, slug, street, postalCode, city, phone, lat, lon, icon, hours }: StoreRow): Store {
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
    hours: hours.map((day) => (day ? { ...day } : null)),
  }
}
