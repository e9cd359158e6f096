import { type StoreFilter, STORE_SERVICES, type StoreService } from '@klarsikt/core/stores'

/** The query parameters that filter the found stores. */
export const OPEN_QUERY = 'oppet'
export const SERVICE_QUERY = 'tjanst'

/** The values of the services in addresses. */
export const SERVICE_WORDS = {
  eyeExam: 'synundersokning',
  contactLensExam: 'linser',
  hearingTest: 'horsel',
} as const satisfies Record<StoreService, string>

/** The longest place name that the contract allows. */
const QUERY_MAXIMUM = 100

/** The search of a store list's address. */
export type StoreSearch = {
  readonly typed: string
  readonly query: { readonly q?: string; readonly lat?: number; readonly lng?: number }
}

/** Reads a place or a postal code from `q`, or a position from `lat` and `lng`. It ignores an invalid position. */
export function readStoreSearch(params: URLSearchParams): StoreSearch {
  const typed = (params.get('q') ?? '').trim().slice(0, QUERY_MAXIMUM)
  if (typed !== '') return { typed, query: { q: typed } }
  const [lat, lng] = [degrees(params.get('lat'), 90), degrees(params.get('lng'), 180)]
  return { typed, query: lat === null || lng === null ? {} : { lat, lng } }
}

/** Reads the filters: stores that are open now, and stores with some services. */
export function readStoreFilter(params: URLSearchParams): StoreFilter {
  const words = params.getAll(SERVICE_QUERY)
  return {
    openNow: params.has(OPEN_QUERY),
    services: STORE_SERVICES.filter((service) => words.includes(SERVICE_WORDS[service])),
  }
}

function degrees(text: string | null, limit: number): number | null {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,6})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= limit ? value : null
}
