import { type StoreFilter, STORE_SERVICES, type StoreService } from '@klarsikt/core/stores'

/** Query parameters of what is shown of the stores found. */
export const OPEN_QUERY = 'oppet'
export const SERVICE_QUERY = 'tjanst'

/** The services as addresses name them. */
export const SERVICE_WORDS = {
  eyeExam: 'synundersokning',
  contactLensExam: 'linser',
  hearingTest: 'horsel',
} as const satisfies Record<StoreService, string>

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

/** Only those that are open now, or have a service. */
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
