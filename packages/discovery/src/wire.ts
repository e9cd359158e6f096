/**
 * Types of what the service sends and receives. They are declared here and not imported, because this package must work
 * in a shop without the contract package. `wire.test.ts` checks that both agree.
 */

export type FilterOp = 'eq' | 'neq' | 'in' | 'nin' | 'leq' | 'geq' | 'inrange'
export type FilterScalar = string | number | boolean
/**
 * The value of a filter: a scalar for eq, neq, leq and geq; a list of scalars or of paths in a tree for in and nin;
 * `[low, high]` for inrange, where null means an open end.
 */
export type FilterData = FilterScalar | readonly (FilterScalar | null)[] | readonly (readonly FilterScalar[])[]
/** A filter that the shopper chose. */
export type Filter = { readonly field: string; readonly op: FilterOp; readonly data: FilterData }
export type Sorting = { readonly field: string; readonly order: 'asc' | 'desc' }
export type SortOffered = Sorting & { readonly meta: { readonly title: string } }

export type FilterMeta = {
  /** Heading in the language of the market. */
  readonly group_title: string
  /** Unit such as `mm`, or null when there is none. */
  readonly unit: string | null
  /** True when the values are prices. */
  readonly price: boolean
}
export type FilterOption<V = string> = { readonly value: V; readonly title: string; readonly count: number }
/** `colour` is a CSS colour, or null when it is unknown. */
export type SwatchOption = FilterOption & { readonly colour: string | null }
/** `value` is the path from the root. */
export type CategoryOption = FilterOption<readonly string[]> & { readonly children: readonly CategoryOption[] }

type GroupBase = {
  readonly field: string
  readonly meta: FilterMeta
  /** The service's field, when the heading has replaced it in `field`. See `filters/names.ts`. */
  readonly actual_field?: string
}
/** A filter that the service offers. `op` must be sent back, and `data` holds the possible values. */
export type FilterGroup =
  | (GroupBase & { readonly type: 'checkbox'; readonly op: 'in'; readonly data: readonly FilterOption[] })
  | (GroupBase & { readonly type: 'swatch'; readonly op: 'in'; readonly data: readonly SwatchOption[] })
  | (GroupBase & { readonly type: 'hierarchical'; readonly op: 'in'; readonly data: readonly CategoryOption[] })
  | (GroupBase & { readonly type: 'range'; readonly op: 'inrange'; readonly data: readonly [number, number] })
  | (GroupBase & { readonly type: 'boolean'; readonly op: 'eq'; readonly data: readonly FilterOption<boolean>[] })
export type FilterType = FilterGroup['type']

export type AttributeValue = string | number | boolean | readonly string[]
export type VariantDisplay = {
  readonly product_id: string
  readonly title: string
  readonly page_url: string
  readonly image_url: string | null
  readonly image_urls: readonly string[]
  /** Amount in the market's currency with decimals, such as 99.5. */
  readonly sale_price: number | null
  readonly original_price: number | null
  readonly in_stock: boolean
  readonly attributes: Readonly<Record<string, AttributeValue>>
}
/** The data of a product card. The call decides which of the three result ids is set. */
export type Display = Omit<VariantDisplay, 'attributes'> & {
  readonly localized_page_url: string
  readonly brand: string | null
  readonly sub_heading_1: string | null
  readonly sub_heading_2: string | null
  /** ISO 4217 code. */
  readonly currency: string
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly variants: readonly string[]
  readonly variant_displays: readonly VariantDisplay[]
  /** Index of the variant that matches the filters, or null when no filter is set. */
  readonly variant_index: number | null
  readonly ga_product_id: string
  readonly search_result_id?: string | undefined
  readonly product_listing_result_id?: string | undefined
  readonly recommendation_id?: string | undefined
  /** Places where the query was found, as half-open ranges of UTF-16 positions. */
  readonly highlights?:
    | readonly {
        readonly field: 'title' | 'brand' | 'description'
        readonly ranges: readonly (readonly [number, number])[]
      }[]
    | undefined
}

export type ContentLink = { readonly page_url: string; readonly title: string; readonly image_url: string | null }
export type CategoryLink = { readonly category_id: string; readonly title: string; readonly page_url: string | null }
export type QuickLink = CategoryLink & { readonly count: number }

export type Suggestion = {
  readonly type: 'query' | 'category' | 'content'
  readonly title: string
  readonly parent_title: string | null
  /** `BRAND` or `CATEGORY`, or null for queries and content. */
  readonly category_type: string | null
  readonly page_url: string | null
  readonly suggestions_result_id: string
}
export type SuggestionsReply = {
  readonly suggestions: readonly Suggestion[]
  readonly suggestions_request_id: string
  readonly failed?: true
}

type Found = {
  readonly n_hits: number
  readonly displays: readonly Display[]
  readonly sorts: readonly SortOffered[]
  readonly filters: readonly FilterGroup[]
  /** The call failed after its last attempt, and all lists are empty. */
  readonly failed?: true
}
export type SearchResultsReply = Found & {
  readonly search_request_id: string
  readonly content_search_links?: readonly ContentLink[]
  /** Is set when the words themselves find nothing and a similar search is shown instead. */
  readonly recovery?: { readonly kind: 'spelling' | 'fewer-words'; readonly shown: string } | null
}
export type ProductListingReply = Found & {
  readonly product_listing_request_id?: string
  readonly breadcrumb: readonly CategoryLink[]
  readonly quick_links: readonly QuickLink[]
}
export type DisplaysReply = { readonly displays: readonly Display[] }

/** Identifies the caller in every call. Ids are null without consent or when the host page gave none. */
export type Caller = {
  readonly tenant: string
  readonly market: string
  readonly dsid: string | null
  readonly user_id: string | null
  readonly session_id: string | null
  readonly metadata: unknown
}
type ListParams = {
  readonly filters: readonly Filter[]
  readonly sort: Sorting | null
  readonly limit: number
  readonly offset?: number
}
export type SearchResultsBody = Caller & ListParams & { readonly query: string; readonly as_you_type?: true }
export type ProductListingBody = Caller &
  ListParams & {
    /** The merchant's id of the category, or its path from the root. */
    readonly category: string | readonly string[]
    readonly query_id?: string
  }

/** Says in which list and result a product was seen. */
export type ResultIds = {
  readonly list_name?: string | undefined
  /** Counts from 1. */
  readonly list_position?: number | undefined
  readonly search_result_id?: string | undefined
  readonly product_listing_result_id?: string | undefined
  readonly recommendation_id?: string | undefined
}
export type PurchasedProduct = { readonly sku: string; readonly price: number; readonly quantity: number }
type About<T extends string> = ResultIds & { readonly event_type: T; readonly product_id: string }
/** An event as a page reports it. The queue adds the visitor, the time and the id. */
export type DiscoveryEvent =
  | About<'add_to_cart' | 'page_view' | 'click' | 'element_visible'>
  | (ResultIds & { readonly event_type: 'recommendations_inserted'; readonly product_ids: readonly string[] })
  | {
      readonly event_type: 'search'
      readonly query: string
      readonly n_hits?: number | undefined
      readonly search_request_id?: string | undefined
    }
  | {
      readonly event_type: 'purchase'
      readonly transaction_id: string
      readonly currency: string
      readonly products: readonly PurchasedProduct[]
    }
/** An event as it is sent. `event_id` stays the same in every attempt, so that the service counts it once. */
export type SentEvent = DiscoveryEvent & {
  readonly event_id: string
  readonly timestamp: number
  readonly consent: boolean
  readonly dsid: string | null
  readonly user_id: string | null
  readonly session_id: string | null
  readonly page_url: string | null
}
