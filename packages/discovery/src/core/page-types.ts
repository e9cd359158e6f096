import type { PageKind, PageMemory } from '../url/history.js'
import type { Filter, Sorting } from '../wire.js'
import type { PageReply } from './answer.js'
import type { Conditions, PageState } from './page-state.js'
import type { Readable } from './store.js'

/**
 * Number of results that a page loads at a time. The modal loads as many, so that the page after it finds them in the
 * cache.
 */
export const PAGE_SIZE = 20
/** The service's maximum for one request. So going back restores at most this many results. */
export const MAX_RESTORED_RESULTS = 200
/** Number of results that get a placeholder before they are loaded, and the height of each in pixels. */
export const PADDING = { results: 150, height: 500 } as const

/** Message for a second mount of a page with the same key. */
export const ONE_INSTANCE =
  'You can only have one instance of DepictSearch/DepictCategory with the same uniqueInstanceKeyForState'

/** A request in the form that the service takes: conditions, and which part of the results. */
export type PageRequest = Omit<Conditions, 'sorting'> & {
  readonly sort: Sorting | null
  readonly limit: number
  readonly offset: number
}

/** Loads the products of a page. */
export interface PageSource {
  readonly kind: PageKind
  readonly ask: (params: PageRequest) => Promise<PageReply>
  /** Returns an answer from the cache. */
  readonly known: (params: PageRequest) => PageReply | undefined
  /**
   * Returns a similar answer from the cache to show while the right one loads, such as what the modal found during
   * typing.
   */
  readonly near?: (params: PageRequest) => PageReply | undefined
  /** Returns whether an address belongs to this page. `starts` is true when the page begins to follow the address. */
  readonly owns: (url: URL, starts: boolean) => boolean
}

/** A search or category page without its markup. */
export interface Page extends Readable<PageState> {
  readonly kind: PageKind
  /**
   * Follows the address and loads what it describes. Returns a function that stops it. Throws {@link ONE_INSTANCE}
   * while another mount follows the same page.
   */
  readonly start: () => () => void
  /** Replaces the filter with the same field and operator. A filter with an empty list removes it. */
  readonly setFilter: (filter: Filter) => void
  readonly removeFilter: (field: string) => void
  readonly clearFilters: () => void
  /** Sets the sorting. Null means the order of the service. */
  readonly setSorting: (sorting: Sorting | null) => void
  readonly loadMore: () => void
  /** Requests again after a failure. */
  readonly retry: () => void
  /** Changes the memory of the page, which going back restores. */
  readonly remember: (patch: Partial<PageMemory>) => void
  readonly toggle: (list: 'expanded_filters' | 'expanded_hierarchical_filters', item: string) => void
  /** Stores the scroll position in pixels. Call it when scrolling stops and before the page follows a link. */
  readonly rememberScroll: (y: number) => void
  /** Must be called after the view has scrolled to `scrollTo`. */
  readonly scrolled: () => void
  /**
   * Prepares for another query on the same page. Panels stay open, and rows start again. With `clear`, filters and
   * sorting are cleared and may be restored. `query` is the search of the history entry that is left.
   */
  readonly leaveFor: (url: string, query: string, clear: boolean) => void
  readonly restoreCleared: () => void
  /** Returns filters and sorting in the form that the service takes, for searches within them. */
  readonly narrowing: () => Pick<PageRequest, 'filters' | 'sort'>
  readonly dismissCleared: () => void
  /** Loads the results of an address on a server, for `client.dehydrate`. */
  readonly load: (href: string) => Promise<void>
}
