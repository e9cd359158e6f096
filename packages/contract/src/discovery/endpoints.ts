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
    summary: 'Suggests queries, categories, brands and content for a typed text',
    query: suggestionsQuery,
    reply: suggestionsReply,
  },
  searchResults: {
    route: routes.searchResults,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Returns the products that a query finds, with filters, sorts and content links',
    body: searchResultsBody,
    reply: searchResultsReply,
  },
  productListing: {
    route: routes.productListing,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Returns the products of a category, with filters, sorts, breadcrumb and quick links',
    body: productListingBody,
    reply: productListingReply,
  },
  searchRelated: {
    route: routes.searchRelated,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Returns products like a product, or near a query',
    body: relatedBody,
    reply: displaysReply,
  },
  recommendForCategory: {
    route: routes.recommendForCategory,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Recommends products on a page of a category',
    body: recommendForCategoryBody,
    reply: displaysReply,
  },
  recommendForProduct: {
    route: routes.recommendForProduct,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Recommends products for a product',
    body: recommendForProductBody,
    reply: displaysReply,
  },
  recommendForProducts: {
    route: routes.recommendForProducts,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Recommends products for several products, such as a cart',
    body: recommendForProductsBody,
    reply: displaysReply,
  },
  recommendGeneral: {
    route: routes.recommendGeneral,
    permission: 'catalogue.search',
    audits: ASKS,
    summary: 'Recommends products on any page',
    body: recommendGeneralBody,
    reply: displaysReply,
  },
  createVisitor: {
    route: routes.createVisitor,
    permission: 'visitor.sign',
    audits: { exempt: 'It signs an id and stores nothing.' },
    summary: 'Signs the id of a browser. Only events of signed visitors influence what others see',
    body: createVisitorBody,
    reply: createVisitorReply,
  },
  createEvents: {
    route: routes.createEvents,
    permission: 'event.record',
    audits: { exempt: 'Events of visitors are themselves a record that only grows, and are forgotten by their age.' },
    summary:
      'Receives events of shoppers. Valid events of a batch are stored even when another one is refused with 422',
    body: createEventsBody,
    reply: createEventsReply,
  },
  getPicture: {
    route: routes.getPicture,
    permission: 'picture.read',
    summary: 'Returns a picture of the merchant in a listed width',
    query: imageQuery,
    reply: z.unknown(),
    binary: 'image/*',
  },
  putProducts: {
    route: routes.putProducts,
    permission: 'feed.write',
    audits: ['feed.started', 'products.imported', 'feed.reported', 'feed.refused'],
    summary:
      'Imports the catalogue, one JSON record on each line, gzip accepted. It replaces the catalogue, or changes it with mode=upsert',
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
      'Stores a batch of a feed with complete lines, gzip accepted. It is stored for a day, until importBatches imports the feed',
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
      'Imports a feed from batches that were sent before, as putProducts does. not-found names the missing batches',
    params: feedParams,
    query: importQuery,
    body: feedBatches,
    errors: ['too-many-removals'],
    reply: feedReport,
  },
  getFeedTask: {
    route: routes.getFeedTask,
    permission: 'feed.write',
    summary: 'Returns the progress of a feed, and whether its products can be searched',
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
    summary: 'Replaces the pages that are not products',
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
    summary: 'Replaces the synonyms',
    params: feedParams,
    body: feedSynonyms,
    reply: storedReply,
  },
  putCategories: {
    route: routes.putCategories,
    permission: 'feed.write',
    audits: ['categories.saved'],
    summary: 'Replaces the categories with their ids and pages',
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
    summary: 'Creates a tenant and returns its secret key once, or changes its markets',
    params: tenant,
    body: putTenantBody,
    reply: putTenantReply,
  },
  putTenantSettings: {
    route: routes.putTenantSettings,
    permission: 'tenant.change',
    audits: ['tenant.changed'],
    summary: 'Changes origins, picture hosts and filters of a tenant. Omitted settings stay unchanged',
    params: tenant,
    body: tenantSettings,
    reply: z.object({ success: z.literal(true) }),
  },
  rotateTenantKey: {
    route: routes.rotateTenantKey,
    permission: 'tenant.rotate-key',
    audits: ['tenant.key-rotated'],
    summary: 'Makes a new secret key. The present one works for another day',
    params: tenant,
    reply: rotateKeyReply,
  },
} as const satisfies Record<DiscoveryCall, DiscoveryEndpoint>
