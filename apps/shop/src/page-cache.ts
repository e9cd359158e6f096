import { LRUCache } from 'lru-cache'
import { type PackedPage, packPage } from './pack-page.js'
import type { RenderedPage } from './render-page.js'

/** For `freshMs` a page is served as it is. For `staleMs` after that it is served while a new one is rendered. */
type Lifetime = { readonly freshMs: number; readonly staleMs: number }

/**
 * Lifetime of pages that are purged when their data changes. It bounds changes without a purge, such as opening hours.
 */
export const PURGED_LIFETIME: Lifetime = { freshMs: 10_000, staleMs: 60_000 }
/** Lifetime of pages when the backend is in another process, whose changes are not followed here. */
export const UNPURGED_LIFETIME: Lifetime = { freshMs: 1_000, staleMs: 10_000 }

/** While the backend or the search is away, a page of this age (ms) is better than one that lacks a part. */
const FALLBACK_MS = 600_000

/**
 * Largest size of all stored pages, compressed, in bytes. Pages with a query have their own limit, because there are
 * endlessly many of them and they would push out the others.
 */
const MAX_BYTES = 64_000_000
const MAX_QUERY_BYTES = 16_000_000
/** Number of remembered private paths. A request for one never waits for the rendering of another visitor's page. */
const MAX_PRIVATE_PATHS = 1_000

type Render = () => Promise<RenderedPage>
/** A page that is being rendered, and the articles that changed meanwhile. Null means that everything changed. */
type Flight = { page: Promise<RenderedPage | PackedPage>; changedIds: Set<number> | null }

export type PageCache = {
  /** Returns the page of an address. It is stored, or being rendered for another request, or rendered now. */
  get(key: string, render: Render): Promise<PackedPage | RenderedPage>
  /** Removes the pages that show one of these articles. Null removes all pages. */
  purge(articleIds: ReadonlySet<number> | null): void
}

/** Says where a page came from. `shared` means that it was already being rendered for another request. */
export type CacheResult = 'fresh' | 'stale' | 'shared' | 'rendered' | 'private'

type PageCacheOptions = { readonly now?: () => number; readonly onGet?: (result: CacheResult) => void }

export const isPacked = (page: PackedPage | RenderedPage): page is PackedPage => 'etag' in page

/**
 * Stores public pages, which are the same for everybody. Private pages, incomplete pages and errors are never stored.
 */
export function createPageCache({ freshMs, staleMs }: Lifetime, options: PageCacheOptions = {}): PageCache {
  const { now = Date.now, onGet = () => {} } = options
  const stored = { plain: storeOf(MAX_BYTES), query: storeOf(MAX_QUERY_BYTES) }
  const storeFor = (key: string) => (key.includes('?') ? stored.query : stored.plain)
  const privatePaths = new LRUCache<string, true>({ max: MAX_PRIVATE_PATHS })
  const flights = new Map<string, Flight>()

  async function renderAndStore(key: string, render: Render, flight: Pick<Flight, 'changedIds'>) {
    const startedAt = now()
    const page = await render()
    if (page.visibility === 'private') privatePaths.set(pathOf(key), true)
    if (!isStorable(page)) return (page.visibility === 'public' && isTrouble(page) && fallbackFor(key)) || page
    const packed = await packPage(page, startedAt)
    const { changedIds } = flight
    if (changedIds && !overlaps(packed.articleIds, changedIds)) storeFor(key).set(key, packed)
    return packed
  }

  /** Renders a page once for all requests that come meanwhile. */
  function fly(key: string, render: Render): Flight {
    const known = flights.get(key)
    if (known) return known
    const changes: Pick<Flight, 'changedIds'> = { changedIds: new Set() }
    const page = renderAndStore(key, render, changes).finally(() => flights.delete(key))
    const flight = Object.assign(changes, { page })
    flights.set(key, flight)
    return flight
  }

  function fallbackFor(key: string): PackedPage | undefined {
    const page = storeFor(key).get(key)
    return page && now() - page.renderedAt < FALLBACK_MS ? page : undefined
  }

  return {
    async get(key, render) {
      const page = storeFor(key).get(key)
      const age = page ? now() - page.renderedAt : Number.POSITIVE_INFINITY
      if (page && age < freshMs + staleMs) {
        if (age >= freshMs) fly(key, render).page.catch(() => {})
        onGet(age < freshMs ? 'fresh' : 'stale')
        return page
      }
      const isPrivate = privatePaths.has(pathOf(key))
      const isFirst = !flights.has(key)
      onGet(isPrivate ? 'private' : isFirst ? 'rendered' : 'shared')
      if (isPrivate) return render()
      const made = await fly(key, render).page
      return isFirst || isPacked(made) || made.visibility === 'public' ? made : render()
    },
    purge(articleIds) {
      for (const flight of flights.values()) {
        if (articleIds === null) flight.changedIds = null
        else for (const id of articleIds) flight.changedIds?.add(id)
      }
      for (const store of [stored.plain, stored.query]) {
        if (articleIds === null) store.clear()
        else for (const [key, page] of store.entries()) if (overlaps(page.articleIds, articleIds)) store.delete(key)
      }
    },
  }
}

const storeOf = (maxSize: number) =>
  new LRUCache<string, PackedPage>({ maxSize, sizeCalculation: ({ br, gzip }) => br.byteLength + gzip.byteLength })

const pathOf = (key: string) => key.split('?', 1)[0] ?? key

const isStorable = ({ status, visibility, isComplete }: RenderedPage) =>
  status === 200 && visibility === 'public' && isComplete

const isTrouble = ({ status, isComplete }: RenderedPage) => status >= 500 || !isComplete

const overlaps = (shown: ReadonlySet<number>, changed: ReadonlySet<number>) => [...changed].some((id) => shown.has(id))
