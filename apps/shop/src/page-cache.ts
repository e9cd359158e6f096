import { LRUCache } from 'lru-cache'
import { type PackedPage, packPage } from './pack-page.js'
import type { RenderedPage } from './render-page.js'

/** How long (ms) a page is served as it is, and how long after that it is served while a new one is rendered. */
type Lifetime = { readonly freshMs: number; readonly staleMs: number }

/** Pages that are purged when what they show changes: the time bounds what no change tells of, such as opening hours. */
export const PURGED_LIFETIME: Lifetime = { freshMs: 10_000, staleMs: 60_000 }
/** Pages over a backend elsewhere, whose changes are not followed here. */
export const UNPURGED_LIFETIME: Lifetime = { freshMs: 1_000, staleMs: 10_000 }

/** A page as old as this (ms) is still better than one that lacks a part, while the backend or the search is away. */
const FALLBACK_MS = 600_000

/** Bytes of compressed pages that are stored at most. Addresses with a query are endless: they only push each other out. */
const MAX_BYTES = 64_000_000
const MAX_QUERY_BYTES = 16_000_000
/** Paths known to be private: a request for one never waits for another visitor's rendering. */
const MAX_PRIVATE_PATHS = 1_000

type Render = () => Promise<RenderedPage>
/** A page that is being rendered, and what has changed meanwhile: null is everything. */
type Flight = { page: Promise<RenderedPage | PackedPage>; changedIds: Set<number> | null }

export type PageCache = {
  /** The page of an address: stored, being rendered for another request, or rendered now. */
  get(key: string, render: Render): Promise<PackedPage | RenderedPage>
  /** Forgets the pages that show one of these articles; null: all pages. */
  purge(articleIds: ReadonlySet<number> | null): void
}

/** Where a page came from. `shared`: it was being rendered for somebody else already. */
export type CacheResult = 'fresh' | 'stale' | 'shared' | 'rendered' | 'private'

type PageCacheOptions = { readonly now?: () => number; readonly onGet?: (result: CacheResult) => void }

export const isPacked = (page: PackedPage | RenderedPage): page is PackedPage => 'etag' in page

/** Stores public pages, the same for everybody. What is private, incomplete or no success is passed on and never stored. */
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

  /** Renders for all who ask meanwhile. */
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
