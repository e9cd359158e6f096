import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Cart, CartItem, CartReply, CheckoutState, Consent } from '@klarsikt/contract/shop/types'
import type { HttpHandler } from 'msw'
import {
  article as sampleArticle,
  card as sampleCard,
  lensArticle as sampleLensArticle,
  pricePart as samplePricePart,
} from './article-samples.js'
import { cart as sampleCart, checkout as sampleCheckout, line as sampleLine } from './cart-samples.js'
import { lensOptions } from './lens-samples.js'
import { category as sampleCategory, homePage as sampleHomePage, page as samplePage } from './page-samples.js'

export interface MockShop {
  cart: Cart
  checkout: CheckoutState
  consent: Consent
  readonly handlers: HttpHandler[]
}

/** Mocks a backend with a few goods and a cart that remembers its content. The origin `*` answers every origin. */
export function mockShop(origin = '*'): MockShop {
  const shop: MockShop = {
    cart: sampleCart(),
    checkout: sampleCheckout(),
    consent: { groups: ['C0001'], version: 1, decidedAt: null },
    handlers: [],
  }
  let removed = sampleCart()
  const reply = (show = false): CartReply => ({
    cartHead: { shopperId: 's', cart: shop.cart },
    checkoutConfig: null,
    show,
  })
  const updateCheckout = (change: Partial<CheckoutState>) => {
    shop.checkout = { ...shop.checkout, cart: shop.cart, ...change }
    return { data: shop.checkout }
  }
  shop.handlers.push(
    mock('getShopper', () => ({ token: 'token', ...reply() }), origin),
    mock('getUser', () => ({ success: true as const, user: null }), origin),
    mock('getConsent', () => ({ data: shop.consent }), origin),
    mock(
      'setConsent',
      ({ body }) => ({
        data: (shop.consent = { groups: body?.groups ?? [], version: 1, decidedAt: '2026-11-21T00:00:00.000Z' }),
      }),
      origin,
    ),
    mock(
      'getSiteConfig',
      () => ({
        market: 'se' as const,
        marketId: 20 as const,
        currency: 'SEK' as const,
        brand: 'Klarsikt',
        brandSlug: 'klarsikt',
        freeShippingLimit: 499,
        jobsUrl: 'https://jobb.example/',
        conformityUrl: 'https://docs.example/eu.pdf',
        mediaHosts: [],
        paymentMarks: ['Klarna' as const, 'Visa' as const],
        awards: [],
      }),
      origin,
    ),
    mock('getPickUpStores', () => ({ data: [] }), origin),
    mock('getPage', ({ query }) => pageAt(query.get('path') ?? '/'), origin),
    mock(
      'getCategory',
      ({ query }) => ({
        data: sampleCategory(
          query.get('path') ?? '',
          [1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
            sampleCard(
              100_120 + id,
              id === 3
                ? {
                    price: {
                      unit: samplePricePart(995, { isCampaign: true, ordinaryPrice: 1495 }),
                      subscription: samplePricePart(99),
                    },
                    lowestPrice30: 1295,
                    flags: [{ text: 'Kampanj', color: 'Orange' }],
                  }
                : {},
            ),
          ),
        ),
      }),
      origin,
    ),
    mock('getArticleBySlug', ({ params }) => articleAt(Number(params['slug']?.split('-').at(-1))), origin),
    mock('getArticle', ({ params }) => articleAt(Number(params['id'])), origin),
    mock('getLensOptions', () => lensOptions(), origin),
    mock('getStoreStock', () => ({ data: { count: 0, stores: [], near: null } }), origin),
    mock('getFavourites', () => ({ data: { articleIds: [] } }), origin),
    mock('searchSite', ({ query }) => samplesSearch(query.get('q') ?? ''), origin),
    mock(
      'getStores',
      () => ({
        data: [
          {
            id: 1,
            name: 'Klarsikt Göteborg',
            slug: 'goteborg',
            address: 'Kungsgatan 1',
            postalCode: '41119',
            city: 'Göteborg',
            phone: '031-1',
            lat: 57.7,
            lon: 11.97,
            icon: 'store' as const,
            services: [],
            hours: [],
          },
        ],
      }),
      origin,
    ),
    mock(
      'declareWithdrawal',
      ({ body }) => ({
        data: {
          name: body?.name ?? '',
          orderNumber: body?.orderNumber ?? '',
          email: body?.email ?? '',
          goods: body?.goods ?? '',
          receivedAt: '2026-11-24T10:04:00.000Z',
        },
      }),
      origin,
    ),
    mock('getCart', () => reply(), origin),
    mock(
      'updateCart',
      ({ body }) => {
        if (body && body.quantity > 12)
          return new MockRefusal(422, { code: 'cart.line-limit', message: 'Du kan köpa högst 12 av samma vara.' })
        const id = body?.skuId ?? ''
        const others = shop.cart.items.filter((item) => item.skuId !== id)
        const known = shop.cart.items.find((item) => item.skuId === id) ?? sampleLine({ skuId: id, lineId: `l-${id}` })
        shop.cart = sampleCart(
          body && body.quantity > 0
            ? [...others, { ...known, quantity: body.quantity, lineTotal: known.price.amount * body.quantity }]
            : others,
        )
        return reply(true)
      },
      origin,
    ),
    mock(
      'updateLine',
      ({ body }) => {
        if (body && body.quantity > 12)
          return new MockRefusal(422, { code: 'cart.line-limit', message: 'Du kan köpa högst 12 av samma vara.' })
        if (body?.quantity === 0) removed = shop.cart
        shop.cart = sampleCart(
          shop.cart.items.flatMap((item) => {
            if (item.parentLineId === body?.lineId && body.quantity === 0) return []
            if (item.lineId !== body?.lineId) return [item]
            const { quantity } = body
            return quantity > 0 ? [{ ...item, quantity, lineTotal: item.price.amount * quantity }] : []
          }),
        )
        return { ...reply(), ...(body?.quantity === 0 && { undo: 'sealed' }) }
      },
      origin,
    ),
    mock(
      'addGiftCard',
      ({ body }) => {
        if (!body) return reply()
        const { skuId, email, message } = body
        const giftCardDelivery = { email, message, sendOn: null, texts: [`Skickas till ${email}`] }
        shop.cart = sampleCart([...shop.cart.items, sampleLine({ skuId, giftCardDelivery })])
        return reply(true)
      },
      origin,
    ),
    mock(
      'addPrescription',
      ({ body }) => {
        shop.cart = sampleCart([...shop.cart.items, sampleLine({ skuId: body?.skuId ?? '' })])
        return reply(true)
      },
      origin,
    ),
    mock(
      'setSubscriptionInterval',
      ({ body }) => {
        if (!body || 'lineId' in body) return reply()
        const { skuId, interval, quantity } = body
        const isThis = (item: CartItem) => item.skuId === skuId && item.subscriptionInterval === interval
        const fresh = sampleLine({ skuId, lineId: `l-${skuId}-${interval}`, subscriptionInterval: interval })
        const known = shop.cart.items.find(isThis) ?? fresh
        const others = shop.cart.items.filter((item) => !isThis(item))
        shop.cart = sampleCart(quantity > 0 ? [...others, { ...known, quantity }] : others)
        return reply(true)
      },
      origin,
    ),
    mock(
      'emptyCart',
      () => {
        removed = shop.cart
        shop.cart = sampleCart()
        return { ...reply(), undo: 'sealed' }
      },
      origin,
    ),
    mock(
      'restoreCart',
      () => {
        shop.cart = removed
        return reply()
      },
      origin,
    ),
    mock('getCheckout', () => updateCheckout({}), origin),
    mock('setCustomer', ({ body }) => updateCheckout({ ...(body && { customer: body }), step: 'delivery' }), origin),
    mock(
      'setDelivery',
      ({ body }) =>
        updateCheckout({
          delivery: { method: (body?.method ?? 10) as 10, storeId: body?.storeId ?? null },
          step: 'payment',
        }),
      origin,
    ),
    mock('setPayment', ({ body }) => updateCheckout({ paymentMethod: body?.method ?? null }), origin),
    mock('submitCheckout', () => ({ status: 'placed' as const, orderNumber: '12345678' }), origin),
    mock(
      'lookupGiftCard',
      ({ body }) =>
        body?.pin === '1234'
          ? { data: { last4: '3456', balance: 250, validUntil: '2028-01-31' } }
          : new MockRefusal(404, {
              code: 'gift-card.not-found',
              message: 'Vi hittar inget presentkort med det numret och den pinkoden.',
            }),
      origin,
    ),
    mock('getSitemap', () => ({ data: [{ path: '/glasögon', changed: '2026-11-01' }] }), origin),
  )
  return shop
}

function pageAt(path: string) {
  if (path === '/') return { data: sampleHomePage() }
  if (path.includes('finns-inte')) return new MockRefusal(404, { code: 'page.not-found', message: 'Sidan finns inte.' })
  return { data: samplePage(path) }
}

function articleAt(id: number) {
  if (id === 404) return new MockRefusal(404, { code: 'article.not-found', message: 'Produkten finns inte längre.' })
  return { data: id >= 200_000 ? sampleLensArticle(id) : sampleArticle(id) }
}

function samplesSearch(query: string) {
  const none = { data: [], hits: 0, limited: false }
  const found = query !== 'zzz'
  return {
    success: true as const,
    query,
    articles: found
      ? {
          data: [{ ...sampleCard(100_123), namePackageGet: 'Linnea 100123', category: 'Glasögon' }],
          hits: 1,
          limited: false,
        }
      : none,
    stores: found
      ? {
          data: [{ name: 'Klarsikt Göteborg', address: 'Kungsgatan 1', slug: 'goteborg', icon: 'store' as const }],
          hits: 1,
          limited: false,
        }
      : none,
    layoutPages: none,
    cities: none,
    categoryPages: none,
    productCategories: none,
  }
}
