import type { z } from 'zod'
import type { consoleEndpoints } from './console-endpoints.js'
import type * as c from './console.js'
import type * as d from './display.js'
import type { discoveryEndpoints } from './endpoints.js'
import type * as e from './events.js'
import type * as x from './failure.js'
import type * as p from './feed.js'
import type * as f from './filters.js'
import type * as r from './recommend.js'
import type * as s from './search.js'
import type * as t from './tenants.js'

/** Types of requests and answers. This file has types only, so importing it adds nothing to a page. */
export type Display = z.output<typeof d.display>
export type VariantDisplay = z.output<typeof d.variantDisplay>
export type AttributeValue = z.output<typeof d.attributeValue>

export type FilterOp = (typeof f.FILTER_OPS)[number]
export type Filter = z.output<typeof f.filter>
export type FilterGroup = z.output<typeof f.filterGroup>
export type FilterType = FilterGroup['type']
export type Sort = z.output<typeof f.sort>
export type SortOffered = z.output<typeof f.sortOffered>

/** `…Body` and `…Query` are what a caller sends. Fields with a default may be absent. */
export type SearchResultsBody = z.input<typeof s.searchResultsBody>
export type SearchResultsReply = z.output<typeof s.searchResultsReply>
export type ContentLink = SearchResultsReply['content_search_links'][number]
export type ProductListingBody = z.input<typeof s.productListingBody>
export type ProductListingReply = z.output<typeof s.productListingReply>
export type BreadcrumbLink = ProductListingReply['breadcrumb'][number]
export type QuickLink = ProductListingReply['quick_links'][number]
export type SuggestionsQuery = z.input<typeof s.suggestionsQuery>
export type SuggestionsReply = z.output<typeof s.suggestionsReply>
export type Suggestion = z.output<typeof s.suggestion>
export type RelatedBody = z.input<typeof s.relatedBody>
export type DisplaysReply = z.output<typeof s.displaysReply>

export type RecommendGeneralBody = z.input<typeof r.recommendGeneralBody>
export type RecommendForCategoryBody = z.input<typeof r.recommendForCategoryBody>
export type RecommendForProductBody = z.input<typeof r.recommendForProductBody>
export type RecommendForProductsBody = z.input<typeof r.recommendForProductsBody>

export type DiscoveryEvent = z.input<typeof e.discoveryEvent>
export type PurchaseEvent = z.input<typeof e.purchaseEvent>
export type AddToCartEvent = z.input<typeof e.eventSchemas.add_to_cart>
export type PageViewEvent = z.input<typeof e.eventSchemas.page_view>
export type ClickEvent = z.input<typeof e.eventSchemas.click>
export type ElementVisibleEvent = z.input<typeof e.eventSchemas.element_visible>
export type RecommendationsInsertedEvent = z.input<typeof e.eventSchemas.recommendations_inserted>
export type SearchEvent = z.input<typeof e.eventSchemas.search>
export type DiscoveryEventType = keyof typeof e.eventSchemas
export type CreateVisitorBody = z.input<typeof e.createVisitorBody>
export type CreateVisitorReply = z.output<typeof e.createVisitorReply>
export type CreateEventsReply = z.output<typeof e.createEventsReply>

export type FeedProduct = z.input<typeof p.feedProduct>
export type FeedContent = z.input<typeof p.feedContent>
export type FeedSynonyms = z.input<typeof p.feedSynonyms>
export type FeedCategory = z.input<typeof p.feedCategory>
export type FeedReport = z.output<typeof p.feedReport>

export type TenantSettings = z.output<typeof t.tenantSettings>
export type DiscoveryFailure = z.output<typeof x.discoveryFailure>

/** Body of a successful answer, by the name of the call. */
export type DiscoveryReply<K extends keyof typeof discoveryEndpoints> = z.output<
  (typeof discoveryEndpoints)[K]['reply']
>

export type ConsoleSession = z.output<typeof c.consoleSession>
export type ConsoleSubject = z.output<typeof c.consoleSubject>
export type ConsoleRuleDraft = z.output<typeof c.consoleRuleDraft>
export type ConsoleRule = z.output<typeof c.consoleRule>
export type ConsoleFeeds = z.output<typeof c.consoleFeeds>
export type ConsoleQueries = z.output<typeof c.consoleQueries>
export type QueryFigures = z.output<typeof c.queryFigures>
export type ConsoleShelf = z.output<typeof c.consoleShelf>
export type SuggestionPolicy = z.output<typeof c.suggestionPolicy>
export type PreviewReply = z.output<typeof c.previewReply>
export type ExplainReply = z.output<typeof c.explainReply>
export type SynonymRule = z.output<typeof p.feedSynonyms>[number]

/** Body of a successful answer of the console, by the name of the call. */
export type ConsoleReply<K extends keyof typeof consoleEndpoints> = z.output<(typeof consoleEndpoints)[K]['reply']>
/** Body that a call of the console sends. */
export type ConsoleBody<K extends keyof typeof consoleEndpoints> = (typeof consoleEndpoints)[K] extends {
  body: infer B extends z.ZodType
}
  ? z.input<B>
  : undefined
