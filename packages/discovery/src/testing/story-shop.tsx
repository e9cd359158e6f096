import { type ReactNode, useEffect, useState } from 'react'
import { browserEnvironment } from '../browser.js'
import { createDiscovery, type DiscoveryOptions } from '../core/client.js'
import { sv } from '../locales/sv.js'
import type { Locale } from '../locales/types.js'
import { priceIn } from '../price.js'
import type { DiscoveryProviderProps } from '../react/provider-props.js'
import { DiscoveryProvider } from '../ui/provider.js'
import type { Filter, Sorting } from '../wire.js'
import { fakeStorage, fakeLocation } from './fake-environment.js'
import { find, groupsOf, SORTS } from './story-catalogue.js'

/** Says how the fake service answers: with products, with none, with a failure, or never. */
export type ServiceBehaviour = 'found' | 'nothing' | 'failing' | 'silent'

type Body = {
  readonly filters?: readonly Filter[]
  readonly sort?: Sorting | null
  readonly limit?: number
  readonly offset?: number
  readonly query?: string
}

/** Makes the fake service's answer to a call. */
export function answer(path: string, query: string, body: Body, behaviour: ServiceBehaviour): object {
  const { filters = [], sort = null, limit = 20, offset = 0 } = body
  const words = path.startsWith('recommend') || path.endsWith('related') ? '' : (body.query ?? query)
  if (path === 'search/suggestions')
    return {
      suggestions_request_id: 'suggestions',
      suggestions:
        behaviour === 'nothing'
          ? []
          : [
              suggestion('query', `${query} sunglasses`.trim()),
              suggestion('query', `${query} frames`.trim()),
              suggestion('category', 'Sunglasses', {
                parent_title: 'Women',
                category_type: 'CATEGORY',
                page_url: '/sunglasses/women',
              }),
              suggestion('category', 'Fjord & Fell', { category_type: 'BRAND', page_url: '/brands/fjord' }),
            ],
    }
  const found = behaviour === 'nothing' && !path.startsWith('recommend') ? [] : find(words, filters, sort)
  return {
    n_hits: found.length,
    displays: found.slice(offset, offset + limit),
    sorts: found.length > 0 ? SORTS : [],
    filters: found.length > 0 ? groupsOf(found) : [],
    ...(path === 'search/results' && {
      search_request_id: 'results',
      content_search_links:
        words && behaviour === 'found'
          ? [{ page_url: '/guides/fit', title: 'Find frames that fit your face', image_url: null }]
          : [],
      recovery: null,
    }),
    ...(path === 'product-listing' && {
      product_listing_request_id: 'listing',
      breadcrumb: [
        { category_id: 'shop', title: 'Shop', page_url: '/' },
        { category_id: 'sunglasses', title: 'Sunglasses', page_url: '/sunglasses' },
      ],
      quick_links: ['Women', 'Men', 'Polarized', 'Sport'].map((title) => ({
        category_id: title,
        title,
        page_url: `/sunglasses/${title}`,
        count: 12,
      })),
    }),
  }
}

function suggestion(type: 'query' | 'category', title: string, more = {}) {
  return { type, title, parent_title: null, category_type: null, page_url: null, suggestions_result_id: title, ...more }
}

/** Makes a client whose service is fake. It starts at the address `href`. */
export function storyClient(href: string, behaviour: ServiceBehaviour, options: Partial<DiscoveryOptions> = {}) {
  return createDiscovery(
    { tenant: 'stories', market: 'se', locale: 'sv-SE', apiUrl: 'https://discovery.test', ...options },
    {
      ...browserEnvironment(),
      location: fakeLocation(href).location,
      storage: fakeStorage(new Map([['depict_searches', JSON.stringify(['aviator', 'runda bågar', 'havana'])]])),
      fetch: (url, init) => {
        const { pathname, searchParams } = new URL(url)
        if (behaviour === 'silent') return new Promise(() => undefined)
        const body = JSON.parse((init.body as string | null) ?? '{}') as Body
        const reply = answer(pathname.replace('/v2/', ''), searchParams.get('query') ?? '', body, behaviour)
        return Promise.resolve(new Response(JSON.stringify(reply), { status: behaviour === 'failing' ? 404 : 200 }))
      },
    },
  )
}

export interface StoryShopProps {
  readonly behaviour?: ServiceBehaviour
  readonly locale?: Locale
  readonly direction?: 'ltr' | 'rtl'
  readonly href?: string
  readonly children?: ReactNode
  readonly settings?: Partial<DiscoveryProviderProps>
}

/** Puts a story into a shop of its own, which lives as long as the story is shown. */
export function StoryShop({
  behaviour = 'found',
  locale = sv,
  direction = 'ltr',
  href = 'https://shop.test/search',
  children,
  settings,
}: StoryShopProps): ReactNode {
  const [client] = useState(() => storyClient(href, behaviour))
  const [price] = useState(() => priceIn(locale.code, 'SEK'))
  useEffect(() => {
    const { dir } = document.documentElement
    document.documentElement.dir = direction
    return () => {
      document.documentElement.dir = dir
    }
  }, [direction])
  return (
    <DiscoveryProvider merchant="stories" market="se" locale={locale} client={client} formatPrice={price} {...settings}>
      {children}
    </DiscoveryProvider>
  )
}
