/** Longest place name that is looked up, as the contract allows. */
const QUERY_MAXIMUM = 100

/** What the address of the store list asks for. */
export type StoreSearch = {
  readonly typed: string
  readonly query: { readonly q?: string; readonly lat?: number; readonly lng?: number }
}

/** Words or a postal code under `q`, or a position under `lat` and `lng`; what cannot be a position is not one. */
export function readStoreSearch(params: URLSearchParams): StoreSearch {
  const typed = (params.get('q') ?? '').trim().slice(0, QUERY_MAXIMUM)
  if (typed !== '') return { typed, query: { q: typed } }
  const [lat, lng] = [degrees(params.get('lat'), 90), degrees(params.get('lng'), 180)]
  return { typed, query: lat === null || lng === null ? {} : { lat, lng } }
}

function degrees(text: string | null, limit: number): number | null {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,6})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= limit ? value : null
}
