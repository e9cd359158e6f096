/** A position on the globe in degrees. */
export type Position = { readonly lat: number; readonly lon: number }

const EARTH_RADIUS_KM = 6371

/** Returns the distance of two positions in kilometres in a straight line. */
export function distanceKm(a: Position, b: Position): number {
  const [lat1, lat2, dLat, dLon] = [a.lat, b.lat, b.lat - a.lat, b.lon - a.lon].map(
    (degrees) => (degrees * Math.PI) / 180,
  )
  const h = Math.sin(dLat! / 2) ** 2 + Math.cos(lat1!) * Math.cos(lat2!) * Math.sin(dLon! / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Sorts stores by distance, and adds the distance in kilometres. */
export function byDistance<S extends Position>(stores: readonly S[], from: Position): (S & { readonly km: number })[] {
  return stores.map((store) => ({ ...store, km: distanceKm(from, store) })).sort((a, b) => a.km - b.km)
}

/** Writes kilometres: one decimal below 10, and `< 1` below one, because a postal code is not more precise. */
export function formatKm(km: number): string {
  if (km < 1) return '<\u00a01'
  return km < 9.95 ? km.toFixed(1).replace('.', ',') : String(Math.round(km))
}
