import { searchBox } from '../core/boxes.js'
import { createDiscovery, type DiscoveryOptions } from '../core/client.js'
import { debugLog } from '../core/debug.js'
import { categoryPage, searchPage } from '../core/pages.js'
import type { NavigateFunction } from '../url/navigation.js'
import type { Display, FilterGroup, SearchResultsReply } from '../wire.js'
import { fakeEnvironment, type Responder, settle } from './fake-environment.js'

/** Makes the data of a product card with all fields. */
export function display(id: string, more: Partial<Display> = {}): Display {
  return {
    product_id: id,
    page_url: `/p/${id}`,
    localized_page_url: `/p/${id}`,
    title: `Product ${id}`,
    brand: null,
    sub_heading_1: null,
    sub_heading_2: null,
    image_url: null,
    image_urls: [],
    sale_price: 100,
    original_price: null,
    currency: 'SEK',
    in_stock: true,
    attributes: {},
    variants: [],
    variant_displays: [],
    variant_index: null,
    ga_product_id: `ga-${id}`,
    search_result_id: `s-${id}`,
    ...more,
  }
}

export const displays = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => display(String(from + index)))

export const BRAND_GROUP: FilterGroup = {
  type: 'checkbox',
  field: 'attr_7',
  op: 'in',
  meta: { group_title: 'Brand', unit: null, price: false },
  data: [
    { value: 'Ray-Ban', title: 'Ray-Ban', count: 3 },
    { value: 'Gucci', title: 'Gucci', count: 2 },
  ],
}

export function results(count: number, more: Partial<SearchResultsReply> = {}): SearchResultsReply {
  return {
    n_hits: count,
    displays: displays(Math.min(count, 20)),
    sorts: [],
    filters: [],
    search_request_id: 'r1',
    content_search_links: [],
    recovery: null,
    ...more,
  }
}

/** Answers as a shop with 50 products. */
export const shopAnswers: Responder = ({ path, body }) => {
  if (path === 'search/suggestions') return { json: { suggestions: [], suggestions_request_id: 's' } }
  if (path === 'create-visitor') return { json: { visitor_token: 'token', expires_in: 1000 } }
  if (path === 'create-events') return { json: { accepted: 1, duplicates: 0 } }
  const offset = (body['offset'] as number | undefined) ?? 0
  const limit = body['limit'] as number
  return {
    json: {
      ...results(50),
      displays: displays(Math.min(limit, 50 - offset), offset),
      filters: [BRAND_GROUP],
      ...(path === 'product-listing' && { breadcrumb: [], quick_links: [], product_listing_request_id: 'l1' }),
    },
  }
}

/** Like {@link testShop}, but with a router of the shop that draws every path. */
export function routedShop(options: Parameters<typeof testShop>[0] = {}) {
  let shop: ReturnType<typeof testShop> | undefined
  const navigate: NavigateFunction = (url, { replace, scroll }) => {
    const location = shop?.tab.location
    location?.go(url, replace, replace ? location.state() : null)
    if (scroll) location?.scrollToTop()
  }
  return (shop = testShop({ navigate, ...options }))
}

/** Makes a client whose environment the test controls. */
export function testShop({
  href,
  respond = shopAnswers,
  storage,
  ...options
}: Partial<DiscoveryOptions> & { href?: string; respond?: Responder; storage?: Map<string, string> } = {}) {
  const outside = fakeEnvironment({ respond, ...(href && { href }), ...(storage && { storage }) })
  const log = debugLog()
  const client = createDiscovery(
    { tenant: 'shop', market: 'se', locale: 'sv-SE', apiUrl: 'https://api.test/', watch: log.watch, ...options },
    outside.env,
  )
  return {
    ...outside,
    client,
    log,
    settle,
    box: (key?: string) => searchBox(client, key),
    page: (key?: string) => searchPage(client, key),
    category: (id: string, key?: string) => categoryPage(client, id, key),
    /** Returns the calls to one path so far. */
    to: (path: string) => outside.calls.filter((call) => call.path === path),
  }
}
