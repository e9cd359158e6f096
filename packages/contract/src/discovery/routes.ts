/** HTTP methods of the discovery service. It has PUT and DELETE, because feeds replace and remove. */
export type DiscoveryMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type DiscoveryRoute = {
  readonly method: DiscoveryMethod
  /** Path with `:name` for parameters, such as `/v2/feed/:tenant/:market/products`. */
  readonly path: `/v2/${string}`
}

/** All calls of the discovery service [WNET-001…WNET-007, WEVENT-019], and those by which a merchant feeds it. */
export const discoveryRoutes = {
  searchSuggestions: { method: 'POST', path: '/v2/search/suggestions' },
  searchResults: { method: 'POST', path: '/v2/search/results' },
  productListing: { method: 'POST', path: '/v2/product-listing' },
  searchRelated: { method: 'POST', path: '/v2/search/related' },
  recommendForCategory: { method: 'POST', path: '/v2/recommend/products/category' },
  recommendForProduct: { method: 'POST', path: '/v2/recommend/products/product' },
  recommendForProducts: { method: 'POST', path: '/v2/recommend/products/products' },
  recommendGeneral: { method: 'POST', path: '/v2/recommend/products/general' },
  createVisitor: { method: 'POST', path: '/v2/create-visitor' },
  createEvents: { method: 'POST', path: '/v2/create-events' },
  getPicture: { method: 'GET', path: '/v2/image' },
  putProducts: { method: 'PUT', path: '/v2/feed/:tenant/:market/products' },
  putFeedBatch: { method: 'PUT', path: '/v2/feed/:tenant/:market/batches/:batch' },
  importBatches: { method: 'PUT', path: '/v2/feed/:tenant/:market/batches' },
  getFeedTask: { method: 'GET', path: '/v2/feed/:tenant/:market/tasks/:task' },
  deleteProduct: { method: 'DELETE', path: '/v2/feed/:tenant/:market/products/:id' },
  putContent: { method: 'PUT', path: '/v2/feed/:tenant/:market/content' },
  putSynonyms: { method: 'PUT', path: '/v2/feed/:tenant/:market/synonyms' },
  putCategories: { method: 'PUT', path: '/v2/feed/:tenant/:market/categories' },
  putTenant: { method: 'PUT', path: '/v2/tenants/:tenant' },
  putTenantSettings: { method: 'PUT', path: '/v2/tenants/:tenant/settings' },
  rotateTenantKey: { method: 'POST', path: '/v2/tenants/:tenant/key' },
} as const satisfies Record<string, DiscoveryRoute>

export type DiscoveryCall = keyof typeof discoveryRoutes
