import type { Display, ProductListingReply } from '@klarsikt/contract/discovery/types'
import { mock, mockDiscovery } from '@klarsikt/contract/msw'
import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { http, type HttpHandler, HttpResponse } from 'msw'

/** Returns an article in the form of the discovery service. */
export function displayOf({ id, url, name, brand, medias, price }: ArticleCard): Display {
  return {
    product_id: String(id),
    page_url: url,
    localized_page_url: url,
    title: name,
    brand,
    sub_heading_1: null,
    sub_heading_2: null,
    image_url: medias[0]?.md ?? null,
    image_urls: medias.map(({ md }) => md),
    sale_price: price.unit.amount,
    original_price: price.unit.ordinaryPrice,
    currency: 'SEK',
    in_stock: true,
    attributes: {},
    variants: [],
    variant_displays: [],
    variant_index: null,
    ga_product_id: String(id),
  }
}

/** Returns a page of goods with two filters and two sort orders. */
export function listingReply(cards: readonly ArticleCard[], path = '/glasögon'): ProductListingReply {
  const brands = [...Map.groupBy(cards, ({ brand }) => brand)]
  return {
    n_hits: cards.length,
    displays: cards.map(displayOf),
    sorts: [
      { field: 'popularity', order: 'desc', meta: { title: 'Populärast' } },
      { field: 'sale_price', order: 'asc', meta: { title: 'Lägsta pris' } },
    ],
    filters: [
      {
        type: 'checkbox',
        field: 'brand',
        op: 'in',
        meta: { group_title: 'Varumärke', unit: null, price: false },
        data: brands.map(([brand, of]) => ({ value: brand, title: brand, count: of.length })),
      },
    ],
    product_listing_request_id: 'listing-1',
    breadcrumb: [{ category_id: path, title: 'Glasögon', page_url: path }],
    quick_links: [],
  }
}

/** A discovery service that does not answer. Pages are rendered without it. */
export const noDiscovery = (origin = '*'): HttpHandler =>
  http.post(`${origin}/v2/*`, () => new HttpResponse(null, { status: 404 }))

/** A discovery service that lists these goods and filters them by brand, and a shop with a card for each. */
export function listedGoods(cards: readonly ArticleCard[], origin = '*'): HttpHandler[] {
  return [
    mockDiscovery(
      'productListing',
      ({ body }) => {
        const brands = body?.filters?.find((filter) => filter?.field === 'brand')?.data as readonly string[] | undefined
        const reply = listingReply(cards)
        const found = cards.filter(({ brand }) => !brands || brands.includes(brand))
        return { ...reply, n_hits: found.length, displays: found.map(displayOf) }
      },
      origin,
    ),
    mock('getCards', ({ query }) => ({ data: byNumber(cards, query.get('ids') ?? '') }), origin),
  ]
}

/** A discovery service that finds the goods whose names contain the query, and a shop with a card for each. */
export function foundGoods(cards: readonly ArticleCard[], origin = '*'): HttpHandler[] {
  return [
    mockDiscovery(
      'searchResults',
      ({ body }) => {
        const query = body?.query?.toLowerCase() ?? ''
        const found = cards.filter(({ name }) => name.toLowerCase().includes(query))
        const { n_hits, displays, sorts, filters } = listingReply(found)
        const reply = { n_hits, displays, sorts, filters, search_request_id: 'search-1' }
        return { ...reply, content_search_links: [], recovery: null }
      },
      origin,
    ),
    mockDiscovery('searchRelated', () => ({ displays: [] }), origin),
    mockDiscovery('recommendGeneral', () => ({ displays: [] }), origin),
    mock('getCards', ({ query }) => ({ data: byNumber(cards, query.get('ids') ?? '') }), origin),
  ]
}

function byNumber(cards: readonly ArticleCard[], ids: string): ArticleCard[] {
  return ids.split(',').flatMap((id) => cards.find((card) => card.id === Number(id)) ?? [])
}
