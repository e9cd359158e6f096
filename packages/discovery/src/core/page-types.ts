import type { PageKind, PageMemory } from '../url/history.js'
import type { Filter, Sorting } from '../wire.js'
import type { PageReply } from './answer.js'
import type { Conditions, PageState } from './page-state.js'
import type { Readable } from './store.js'

/** Results a page loads at a time; the modal fetches as many, so that the page it leads to is warm. */
export const PAGE_SIZE = 20
/** The service answers at most so many at once: what going back can restore in one request. */
export const MOST_RESTORED = 200
/** Not yet loaded results that get a placeholder, and the height of each in pixels (chrome-and-discovery 9.2). */
export const PADDING = { results: 150, height: 500 } as const

/** A second mount of a page with the same key. */
export const ONE_INSTANCE =
  'You can only have one instance of DepictSearch/DepictCategory with the same uniqueInstanceKeyForState'

/** Conditions in the form of the wire, and how much of what they find. */
export type Wish = Omit<Conditions, 'sorting'> & {
  readonly sort: Sorting | null
  readonly limit: number
  readonly offset: number
}

/** Where a page's products come from. */
export interface PageSource {
  readonly kind: PageKind
  readonly ask: (wish: Wish) => Promise<PageReply>
  /** An answer that is there already. */
  readonly known: (wish: Wish) => PageReply | undefined
  /** Something near it to show meanwhile: what the modal found while the shopper typed. */
  readonly near?: (wish: Wish) => PageReply | undefined
  /** Whether an address is one of this page; `starts` when the page begins to follow it. */
  readonly owns: (url: URL, starts: boolean) => boolean
}

/** A search or category page without its markup. */
export interface Page extends Readable<PageState> {
  readonly kind: PageKind
  /**
   * Follows the address from now on, and asks for what it says. Gives back what ends it. Throws {@link ONE_INSTANCE}
   * while another mount follows it.
   */
  readonly start: () => () => void
  /** Puts one filter in place of the one with its field and operator; an empty list takes it away. */
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
  /** Keeps the scroll position, pixels; call it when scrolling rests and before a link is followed. */
  readonly rememberScroll: (y: number) => void
  /** `scrollTo` was followed. */
  readonly scrolled: () => void
  /**
   * Another query of the same page is about to be navigated to: panels stay as they are, rows begin anew. With `clear`,
   * filters and sorting are cleared and offered back. `query` is what the entry that is left searched for.
   */
  readonly leaveFor: (url: string, query: string, clear: boolean) => void
  readonly restoreCleared: () => void
  /** Filters and sorting in the form of the wire, for whoever searches within them. */
  readonly narrowing: () => Pick<Wish, 'filters' | 'sort'>
  readonly dismissCleared: () => void
  /** Loads an address on a server, for `client.dehydrate`. */
  readonly load: (href: string) => Promise<void>
}
