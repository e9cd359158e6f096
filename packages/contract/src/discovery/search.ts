import { z } from 'zod'
import { display } from './display.js'
import { filterGroup, filters, sortOffered, optionalSort } from './filters.js'
import { caller, MAX_DEPTH, MAX_LIMIT, productId, searchText } from './parts.js'

/** Number of products if the caller names none: as many as the search modal fetches (specification 9.2). */
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
    /** True while the shopper types, when the last word may be unfinished. */
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
    /** Set if the words found nothing and the result is for another spelling or fewer words. */
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
    /** Category to list in place of `category`. A link can carry it (specification 2.4). */
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
    /** Sub-categories with their number of products. */
    quick_links: z.array(categoryLink.extend({ count: z.number().int() })),
  })
  .meta({ id: 'ProductListingReply' })

/** Parameters of the suggestions call. They come in the query string or in a JSON body. */
export const suggestionsQuery = z
  .object({
    ...caller,
    query: searchText.default(''),
    /** Most suggestions of each kind: queries, categories and brands, content. */
    limit: z.coerce.number().int().min(1).max(20).default(3),
  })
  .meta({ id: 'SuggestionsQuery' })

export const suggestion = z
  .object({
    type: z.enum(['query', 'category', 'content']),
    title: z.string(),
    parent_title: z.string().nullable(),
    /** `BRAND` or `CATEGORY`; null for queries and content. */
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
