import { namedByTitle } from '../filters/names.js'
import type {
  CategoryLink,
  ContentLink,
  Display,
  FilterGroup,
  ProductListingReply,
  QuickLink,
  SearchResultsReply,
  SortOffered,
} from '../wire.js'

/** The result of any call for products: a search, a category or a recommendation. */
export type Answer = {
  readonly displays: readonly Display[]
  /** Number of all products found, loaded or not. */
  readonly total: number
  readonly groups: readonly FilterGroup[]
  readonly sorts: readonly SortOffered[]
  readonly contentLinks: readonly ContentLink[]
  /** Is set when the words themselves find nothing and a similar search is shown instead. */
  readonly recovery: { readonly kind: 'spelling' | 'fewer-words'; readonly shown: string } | null
  readonly breadcrumb: readonly CategoryLink[]
  readonly quickLinks: readonly QuickLink[]
  readonly requestId: string | null
}

export const NO_ANSWER: Answer = {
  displays: [],
  total: 0,
  groups: [],
  sorts: [],
  contentLinks: [],
  recovery: null,
  breadcrumb: [],
  quickLinks: [],
  requestId: null,
}

export type PageReply = Partial<SearchResultsReply> & Partial<ProductListingReply>

export function answerOf(reply: PageReply): Answer {
  return {
    displays: reply.displays ?? [],
    total: reply.n_hits ?? 0,
    groups: namedByTitle(reply.filters ?? []),
    sorts: reply.sorts ?? [],
    contentLinks: reply.content_search_links ?? [],
    recovery: reply.recovery ?? null,
    breadcrumb: reply.breadcrumb ?? [],
    quickLinks: reply.quick_links ?? [],
    requestId: reply.product_listing_request_id ?? reply.search_request_id ?? null,
  }
}
