import type { DiscoveryPermission } from '@klarsikt/core/access'
import { z } from 'zod'
import type { Audits } from '../endpoint/endpoint.js'
import { createEventsBody, createEventsReply, createVisitorBody, createVisitorReply } from './events.js'
import type { DiscoveryErrorCode } from './failure.js'
import {
  feedBatches,
  feedBatchId,
  feedCategory,
  feedContent,
  feedParams,
  feedProduct,
  feedReport,
  feedTask,
  feedSynonyms,
  importQuery,
  storedReply,
} from './feed.js'
import { imageQuery } from './image.js'
import { productId, tenantId } from './parts.js'
import {
  recommendForCategoryBody,
  recommendForProductBody,
  recommendForProductsBody,
  recommendGeneralBody,
} from './recommend.js'
import { type DiscoveryCall, type DiscoveryRoute, discoveryRoutes as routes } from './routes.js'
import {
  displaysReply,
  productListingBody,
  productListingReply,
  relatedBody,
  searchResultsBody,
  searchResultsReply,
  suggestionsQuery,
  suggestionsReply,
} from './search.js'
import { putTenantBody, putTenantReply, rotateKeyReply, tenantSettings } from './tenants.js'

/** One call of the service as data, for the service, the mocks and the OpenAPI document. */
export type DiscoveryEndpoint = {
  readonly route: DiscoveryRoute
  readonly permission: DiscoveryPermission
  /** What a call that is no read writes into the audit, or why it writes nothing. */
  readonly audits?: Audits
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** True if the body has one JSON record per line. `body` is then the schema of one line. */
  readonly lines?: boolean
  readonly reply: z.ZodType
  /** Error codes in addition to those that every call can return. */
  readonly errors?: readonly DiscoveryErrorCode[]
  /** Media type of an answer that is not JSON. */
  readonly binary?: string
}

const tenant = z.object({ tenant: tenantId })
/** Most questions are sent as POST, since they do not fit into an address. */
export const ASKS = { exempt: 'It asks, and changes nothing.' } as const

export const discoveryEndpoints = {
  searchSuggestions: {
    route: routes.searchSuggestions,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'What a query may become: queries, categories and brands, content',
    query: suggestionsQuery,
    reply: suggestionsReply,
  },
  searchResults: {
    route: routes.searchResults,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Products that a query finds, with filters, sorts and content links',
    body: searchResultsBody,
    reply: searchResultsReply,
  },
  productListing: {
    route: routes.productListing,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Products of a category, with filters, sorts, breadcrumb and quick links',
    body: productListingBody,
    reply: productListingReply,
  },
  searchRelated: {
    route: routes.searchRelated,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Products like a product, or near a query',
    body: relatedBody,
    reply: displaysReply,
  },
  recommendForCategory: {
    route: routes.recommendForCategory,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Recommendations on a page of a category',
    body: recommendForCategoryBody,
    reply: displaysReply,
  },
  recommendForProduct: {
    route: routes.recommendForProduct,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Recommendations for a product',
    body: recommendForProductBody,
    reply: displaysReply,
  },
  recommendForProducts: {
    route: routes.recommendForProducts,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Recommendations for several products, such as a cart',
    body: recommendForProductsBody,
    reply: displaysReply,
  },
  recommendGeneral: {
    route: routes.recommendGeneral,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Recommendations on any page',
    body: recommendGeneralBody,
    reply: displaysReply,
  },
  createVisitor: {
    route: routes.createVisitor,
    permission: 'visitor.sign',
    audits: { exempt: 'It signs an id and stores nothing.' },
    summary: 'Signs the id of a browser; only what signed visitors do moves what others see',
    body: createVisitorBody,
    reply: createVisitorReply,
  },
  createEvents: {
    route: routes.createEvents,
    permission: 'event.record',
    audits: { exempt: 'Events of visitors are themselves a record that only grows, and are forgotten by their age.' },
    summary: 'What shoppers did; valid events of a batch are stored also when another is refused with 422',
    body: createEventsBody,
    reply: createEventsReply,
  },
  getPicture: {
    route: routes.getPicture,
    permission: 'picture.read',
    summary: 'A picture of the merchant at a listed width',
    query: imageQuery,
    reply: z.unknown(),
    binary: 'image/*',
  },
  putProducts: {
    route: routes.putProducts,
    permission: 'feed.write',
    audits: ['feed.started', 'products.imported', 'feed.reported', 'feed.refused'],
    summary: 'The catalogue, one JSON record a line, gzip accepted; the whole of it, or changes with mode=upsert',
    params: feedParams,
    query: importQuery,
    body: feedProduct,
    lines: true,
    errors: ['too-many-removals'],
    reply: feedReport,
  },
  putFeedBatch: {
    route: routes.putFeedBatch,
    permission: 'feed.write',
    audits: { exempt: 'It keeps a part of a feed for a day; what the whole feed changes is audited.' },
    summary:
      'A part of a feed, whole lines, gzip accepted; kept for a day, until the feed is imported by importBatches',
    params: feedParams.extend({ batch: feedBatchId }),
    body: feedProduct,
    lines: true,
    reply: z.object({ success: z.literal(true) }),
  },
  importBatches: {
    route: routes.importBatches,
    permission: 'feed.write',
    audits: ['feed.started', 'products.imported', 'feed.reported', 'feed.refused'],
    summary:
      'A feed of parts that were sent before, taken as putProducts takes it; not-found names those that are not there',
    params: feedParams,
    query: importQuery,
    body: feedBatches,
    errors: ['too-many-removals'],
    reply: feedReport,
  },
  getFeedTask: {
    route: routes.getFeedTask,
    permission: 'feed.write',
    summary: 'How far a feed is, and whether what it brought can be searched',
    params: feedParams.extend({ task: z.string().regex(/^\d{1,15}$/, 'must be the task of a report') }),
    reply: feedTask,
  },
  deleteProduct: {
    route: routes.deleteProduct,
    permission: 'feed.write',
    audits: ['product.removed'],
    summary: 'Removes one product',
    params: feedParams.extend({ id: productId }),
    reply: z.object({ success: z.literal(true), removed: z.boolean() }),
  },
  putContent: {
    route: routes.putContent,
    permission: 'feed.write',
    audits: ['content.saved'],
    summary: 'Pages that are no products, in place of the present ones',
    params: feedParams,
    query: importQuery.pick({ allow_removals: true }),
    errors: ['too-many-removals'],
    body: z.array(feedContent).max(20_000),
    reply: storedReply,
  },
  putSynonyms: {
    route: routes.putSynonyms,
    permission: 'feed.write',
    audits: ['synonyms.saved'],
    summary: 'Words of the same meaning, in place of the present ones',
    params: feedParams,
    body: feedSynonyms,
    reply: storedReply,
  },
  putCategories: {
    route: routes.putCategories,
    permission: 'feed.write',
    audits: ['categories.saved'],
    summary: 'Categories with their ids and pages, in place of the present ones',
    params: feedParams,
    query: importQuery.pick({ allow_removals: true }),
    errors: ['too-many-removals'],
    body: z.array(feedCategory).max(20_000),
    reply: storedReply,
  },
  putTenant: {
    route: routes.putTenant,
    permission: 'tenant.create',
    audits: ['tenant.created', 'tenant.changed'],
    summary: 'Creates a tenant and answers its secret key once, or changes its markets',
    params: tenant,
    body: putTenantBody,
    reply: putTenantReply,
  },
  putTenantSettings: {
    route: routes.putTenantSettings,
    permission: 'tenant.change',
    audits: ['tenant.changed'],
    summary: 'Origins, picture hosts and filters of a tenant; what is not named stays as it is',
    params: tenant,
    body: tenantSettings,
    reply: z.object({ success: z.literal(true) }),
  },
  rotateTenantKey: {
    route: routes.rotateTenantKey,
    permission: 'tenant.rotate-key',
    audits: ['tenant.key-rotated'],
    summary: 'A new secret key; the present one works for another day',
    params: tenant,
    reply: rotateKeyReply,
  },
} as const satisfies Record<DiscoveryCall, DiscoveryEndpoint>
