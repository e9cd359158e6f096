import type { PageKind, PageMemory } from '../url/history.js'
import type { Filter, Sorting } from '../wire.js'
import type { PageReply } from './answer.js'
import type { Conditions, PageState } from './page-state.js'
import type { Readable } from './store.js'

/** Results a page loads at a time; the modal fetches as many, so that the page it leads to is warm. */
export const PAGE_SIZE = 20
/** The service's maximum per request, and so the most that going back can restore at once. */
export const MAX_RESTORED_RESULTS = 200
/** Not yet loaded results that get a placeholder, and the height of each in pixels. */
export const PADDING = { results: 150, height: 500 } as const

/** A second mount of a page with the same key. */
export const ONE_INSTANCE =
  'You can only have one instance of DepictSearch/DepictCategory with the same uniqueInstanceKeyForState'

/** Conditions in the form of the wire, and how much of what they find. */
export type PageRequest = Omit<Conditions, 'sorting'> & {
  readonly sort: Sorting | null
  readonly limit: number
  readonly offset: number
}

/** Where a page's products come from. */
export interface PageSource {
  readonly kind: PageKind
  readonly ask: (params: PageRequest) => Promise<PageReply>
  /** An answer that is there already. */
  readonly known: (params: PageRequest) => PageReply | undefined
  /** Something near it to show meanwhile: what the modal found while the shopper typed. */
  readonly near?: (params: PageRequest) => PageReply | undefined
  /** Whether an address is one of this page; `starts` when the page begins to follow it. */
  readonly owns: (url: URL, starts: boolean) => boolean
}

/** A search or category page without its markup. */
export interface Page extends Readable<PageState> {
  readonly kind: PageKind
  /**
   * Follows the address and loads what it describes. Returns a function that stops it. Throws {@link ONE_INSTANCE}
   * while another mount follows it.
   */
  readonly start: () => () => void
  /** Puts one filter in place of the one with its field and operator; an empty list removes it. */
  readonly setFilter: (filter: Filter) => void
  readonly removeFilter: (field: string) => void
  readonly clearFilters: () => void
  /** Null: the order of the service. */
  readonly setSorting: (sorting: Sorting | null) => void
  readonly loadMore: () => void
  /** Asks again after a failure. */
  readonly retry: () => void
  /** Writes into what going back brings back. */
  readonly remember: (patch: Partial<PageMemory>) => void
  readonly toggle: (list: 'expanded_filters' | 'expanded_hierarchical_filters', item: string) => void
  /** Stores the scroll position in pixels; call it when scrolling stops and before following a link. */
  readonly rememberScroll: (y: number) => void
  /** `scrollTo` was followed. */
  readonly scrolled: () => void
  /**
   * Another query of the same page is about to be navigated to: panels stay as they are, rows start again. With `clear`,
   * filters and sorting are cleared and offered back. `query` is what the entry that is left searched for.
   */
  readonly leaveFor: (url: string, query: string, clear: boolean) => void
  readonly restoreCleared: () => void
  /** Filters and sorting in the form of the wire, for searches within them. */
  readonly narrowing: () => Pick<PageRequest, 'filters' | 'sort'>
  readonly dismissCleared: () => void
  /** Loads an address on a server, for `client.dehydrate`. */
  readonly load: (href: string) => Promise<void>
}
