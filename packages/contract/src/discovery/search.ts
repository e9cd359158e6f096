import { z } from 'zod'
import { display } from './display.js'
import { filterGroup, filters, sortOffered, optionalSort } from './filters.js'
import { caller, MAX_DEPTH, MAX_LIMIT, productId, searchText } from './parts.js'

/** Displays of a search or listing when the caller names no number: what the modal fetches (9.2). */
const DEFAULT_LIMIT = 20

const page = {
  filters,
  sort: optionalSort,
  limit: z.number().int().min(0).max(MAX_LIMIT).default(DEFAULT_LIMIT),
  offset: z.number().int().min(0).max(MAX_DEPTH).default(0),
}

export const searchResultsBody = z
  .object({
    ...caller,
    query: searchText,
    ...page,
    /** The last word may be unfinished: sent while the shopper types. */
    as_you_type: z.boolean().default(false),
    highlight: z.boolean().default(false),
  })
  .meta({ id: 'SearchResultsBody' })

const contentLink = z
  .object({ page_url: z.string(), title: z.string(), image_url: z.string().nullable() })
  .meta({ id: 'ContentLink' })

const found = {
  n_hits: z.number().int(),
  displays: z.array(display),
  sorts: z.array(sortOffered),
  filters: z.array(filterGroup),
}

export const searchResultsReply = z
  .object({
    ...found,
    search_request_id: z.string(),
    content_search_links: z.array(contentLink),
    /** Set when the words as typed find nothing and something near them is shown: another spelling, or fewer words. */
    recovery: z.object({ kind: z.enum(['spelling', 'fewer-words']), shown: z.string() }).nullable(),
  })
  .meta({ id: 'SearchResultsReply' })

/** A category by the merchant's id, or by its path from the root. */
const categoryReference = z.union(
  [z.string().min(1).max(500), z.number().transform(String), z.array(z.string().min(1).max(200)).min(1).max(20)],
  { error: 'must be the id of a category, or its path as a list' },
)

export const productListingBody = z
  .object({
    ...caller,
    category: categoryReference,
    /** Lists this category instead: the override that a link can carry (2.4). */
    query_id: z.string().max(500).nullish(),
    ...page,
  })
  .meta({ id: 'ProductListingBody' })

const categoryLink = z
  .object({ category_id: z.string(), title: z.string(), page_url: z.string().nullable() })
  .meta({ id: 'CategoryLink' })

export const productListingReply = z
  .object({
    ...found,
    product_listing_request_id: z.string(),
    /** From the root to the category itself. */
    breadcrumb: z.array(categoryLink),
    /** Sub-categories, with their contents. */
    quick_links: z.array(categoryLink.extend({ count: z.number().int() })),
  })
  .meta({ id: 'ProductListingReply' })

/** Parameters of the suggestions call, sent as query-string; a JSON body of the same keys is read too. */
export const suggestionsQuery = z
  .object({
    ...caller,
    query: searchText.default(''),
    /** Queries, then categories and brands, then content links: limited per kind. */
    limit: z.coerce.number().int().min(1).max(20).default(3),
  })
  .meta({ id: 'SuggestionsQuery' })

export const suggestion = z
  .object({
    type: z.enum(['query', 'category', 'content']),
    title: z.string(),
    parent_title: z.string().nullable(),
    /** `BRAND`, or `CATEGORY`; null for queries and content. */
    category_type: z.string().nullable(),
    page_url: z.string().nullable(),
    suggestions_result_id: z.string(),
  })
  .meta({ id: 'Suggestion' })

export const suggestionsReply = z
  .object({ suggestions: z.array(suggestion), suggestions_request_id: z.string() })
  .meta({ id: 'SuggestionsReply' })

export const relatedBody = z
  .object({
    ...caller,
    product_id: productId.nullish(),
    query: searchText.nullish(),
    limit: z.number().int().min(1).max(100).default(12),
  })
  .refine((body) => (body.product_id ?? null) !== null || (body.query ?? '').trim() !== '', {
    path: ['product_id'],
    error: 'product_id or query is needed',
  })
  .meta({ id: 'RelatedBody' })

export const displaysReply = z.object({ displays: z.array(display) }).meta({ id: 'DisplaysReply' })
