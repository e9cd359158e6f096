import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type {
  ArticleCard,
  Cart,
  Category,
  CategorySort,
  CheckoutState,
  Confirmation,
  Consent,
} from '@klarsikt/contract/shop/types'
import { CONSENT_VERSION } from '@klarsikt/core/consent'
import type { ErrorCode } from '@klarsikt/core/errors'
import * as errorMessages from '@klarsikt/core/messages/error'
import { cart, cartItem, cartReply } from '@klarsikt/fixtures/builders'
import { carts as plainCarts, categories, confirmation, lensChoices, searches } from '@klarsikt/fixtures/scenarios'
import { categoryTitle, CATEGORIES } from '@klarsikt/shop-config/paths'
import { http, type HttpHandler, HttpResponse } from 'msw'
import { articleReviews } from '../../testing/article-samples.js'
import { mockShop } from '../../testing/mock-shop.js'
import { pages, storeAccess, stores } from './content.js'
import { articles, cards, frames } from './goods.js'
import { picture, pictureHandler } from './pictures.js'

/** The initial state of a story's shop. */
export interface ShopStart {
  readonly cart?: Cart
  readonly checkout?: CheckoutState
  readonly consent?: Consent
}

/** The cookie question is answered, so that it does not cover the page. */
const ANSWERED: Consent = { groups: ['C0001'], version: CONSENT_VERSION, decidedAt: '2026-11-20T09:00:00.000Z' }

/** Returns a cart of the fixtures with a picture on each line. Ground lenses have none. */
export function pictured(content: Cart): Cart {
  const items = content.items.map((item) => {
    const image = articles[item.slug]?.medias[0] ?? picture('box_8d8a80', item.articleDescription)
    return item.parentLineId === null ? { ...item, media: { md: image.md, alt: image.alt, image } } : item
  })
  return { ...content, items }
}

/** Returns the shop that a story's pages call. It remembers its cart, and starts anew each time the story is shown. */
export function storyShop(start: ShopStart) {
  const shop = mockShop()
  const { checkout } = shop
  const reset = () => {
    shop.cart = start.cart ?? start.checkout?.cart ?? plainCarts.empty
    shop.checkout = start.checkout ?? checkout
    shop.consent = start.consent ?? ANSWERED
  }
  const handlers: HttpHandler[] = [
    mock('getPage', ({ query }) => pageAt(query.get('path') ?? '')),
    mock('getCategory', ({ query }) => ({ data: listing(query) })),
    mock('getArticleBySlug', ({ params }) => articleOf((one) => one.slug === decodeURIComponent(params['slug'] ?? ''))),
    mock('getArticle', ({ params }) => articleOf((one) => one.id === Number(params['id']))),
    mock('getReviews', () => ({ data: articleReviews() })),
    mock('getFavourites', () => ({ data: { articleIds: [] } })),
    mock('getLensOptions', () => ({ data: lensChoices })),
    mock('searchSite', ({ query }) => found(query.get('q') ?? '')),
    mock('getPickUpStores', () => ({
      data: stores.map(({ id, name, address, city }, index) => ({
        id,
        name,
        address,
        city,
        hasGoods: index < 2,
        readyText: index < 2 ? 'i dag' : '1–3 december',
      })),
    })),
    mock('getStores', ({ query }) => ({ data: [...storesNear(query.get('q') ?? '')] })),
    mock('getStore', ({ params }) => {
      const found = storesNear('').find(({ slug }) => slug === params['slug'])
      return found
        ? { data: { ...found, access: storeAccess } }
        : refusal('page.not-found', errorMessages.pageNotFoundBody())
    }),
    mock('getStoreStock', ({ query }) => {
      const isPlaced = query.has('q') || query.has('lat')
      const having = stores.slice(0, 3).map((one, index) => ({
        ...one,
        level: index === 1 ? ('few' as const) : ('some' as const),
        ...(isPlaced && { km: 1.2 + index * 4 }),
      }))
      return { data: { count: having.length, stores: having, near: query.get('q') } }
    }),
    mock('getExaminers', () => ({
      examiners: [
        { name: 'Elin Ek', skills: ['sight' as const, 'children' as const, 'lenses' as const] },
        { name: 'Farid Sjö', skills: ['hearing' as const] },
      ],
    })),
    mock('getSlots', () => ({
      slots: ['2026-11-23T09:00:00Z', '2026-11-23T09:30:00Z', '2026-11-24T12:30:00Z'].map((start) => ({
        start,
        end: start,
        resourceId: '101-1',
      })),
      resources: [],
    })),
    mock('getConfirmation', () => ({ data: confirmed })),
    mock('updateCart', ({ body }) => {
      shop.cart = withQuantity(shop.cart, body?.skuId ?? '', body?.quantity ?? 0)
      return cartReply(shop.cart, { show: true })
    }),
    mock('updateLine', ({ body }) => {
      const { skuId = '' } = shop.cart.items.find(({ lineId }) => lineId === body?.lineId) ?? {}
      shop.cart = withQuantity(shop.cart, skuId, body?.quantity ?? 0)
      return { ...cartReply(shop.cart), ...(body?.quantity === 0 && { undo: 'sealed' }) }
    }),
    mock('addPrescription', () => cartReply((shop.cart = pictured(plainCarts.glasses)), { show: true })),
    ...refusals,
    ...shop.handlers,
    pictureHandler,
    http.get('*/postal-codes/11.json', () => HttpResponse.json({ '11147': 'Stockholm' })),
  ]
  return { handlers, reset }
}

/** Calls that no story uses to buy. Each is refused with a reason, as in the shop. */
const refusals: readonly HttpHandler[] = [
  mock('applyDiscount', () => refusal('discount.invalid', 'Koden gäller inte. Kontrollera att den är rätt skriven.')),
  mock('applyGiftCard', () => refusal('gift-card.not-found', 'Vi hittar inget presentkort med det numret.')),
  mock('startPayment', () => refusal('payment.provider-unavailable', errorMessages.generic())),
]

function refusal(code: ErrorCode, message: string) {
  return new MockRefusal(422, { code, message })
}

const confirmed: Confirmation = {
  ...confirmation,
  lines: confirmation.lines.map((line) => ({ ...line, media: cards.plain.medias[0]?.md ?? null })),
}

function pageAt(path: string) {
  const data = pages[path]
  return data ? { data } : new MockRefusal(404, { code: 'page.not-found', message: 'Sidan finns inte.' })
}

function articleOf(isIt: (one: (typeof articles)[string]) => boolean) {
  const one = Object.values(articles).find(isIt)
  return one
    ? { data: one }
    : new MockRefusal(404, { code: 'article.not-found', message: 'Produkten finns inte längre.' })
}

/** Returns the category at a path with its own goods, 24 per page. */
function listing(query: URLSearchParams): Category {
  const path = query.get('path') ?? ''
  const page = Number(query.get('page') ?? 1)
  const sort = (query.get('sort') ?? 'popular') as CategorySort
  if (path === categories.empty.path) return categories.empty
  const goods = goodsOf(path).toSorted(ORDERS[sort] ?? (() => 0))
  const { pageSize } = categories.glasses
  const known = CATEGORIES.find((one) => one.path === path)
  const title = known ? categoryTitle(known.key) : categories.glasses.title
  const own = path === categories.glasses.path
  return {
    ...categories.glasses,
    ...(!own && {
      path,
      title,
      heading: title,
      links: [],
      breadcrumbs: [
        { title: 'Start', path: '/' },
        { title, path },
      ],
    }),
    page,
    sort,
    pages: Math.ceil(goods.length / pageSize),
    total: goods.length,
    articles: goods.slice((page - 1) * pageSize, page * pageSize),
    hero: null,
  }
}

const ORDERS: Readonly<Partial<Record<CategorySort, (a: ArticleCard, b: ArticleCard) => number>>> = {
  'price-asc': (a, b) => a.price.unit.amount - b.price.unit.amount,
  'price-desc': (a, b) => b.price.unit.amount - a.price.unit.amount,
  name: (a, b) => a.name.localeCompare(b.name, 'sv'),
}

function goodsOf(path: string): readonly ArticleCard[] {
  if (path.startsWith('/glasögon')) return [cards.plain, cards.news, cards.soldOut, cards.inStore, ...frames.slice(4)]
  return Object.values(articles).filter(({ categoryPath }) => categoryPath === path)
}

function found(query: string) {
  if (/^presentkort/i.test(query)) {
    const { giftCard } = cards
    const data = [{ ...giftCard, namePackageGet: giftCard.name, category: 'Presentkort' }]
    return { ...searches.nothing, query, articles: { data, hits: 1, limited: false } }
  }
  if (!/^sol/i.test(query)) return { ...searches.nothing, query }
  const data = searches.sun.articles.data.map((hit) => ({ ...hit, medias: articles[hit.slug]?.medias ?? hit.medias }))
  return { ...searches.sun, query, articles: { ...searches.sun.articles, data } }
}

/**
 * Returns the stores near a place. For a postal code it returns all of them, and for a place the stores in that city.
 */
function storesNear(place: string) {
  if (/^\d/.test(place)) return [...stores]
  const searchText = place.toLocaleLowerCase('sv')
  return stores.filter(({ city }) => city.toLocaleLowerCase('sv').includes(searchText))
}

function withQuantity(content: Cart, skuId: string, quantity: number): Cart {
  const bought = Object.values(articles).find(({ skus }) => skus.some(({ id }) => id === skuId))
  const known = content.items.some((item) => item.skuId === skuId)
  const fresh =
    bought && !known
      ? [
          cartItem({
            skuId,
            lineId: `line-${skuId}`,
            articleId: bought.id,
            articleDescription: bought.name,
            brand: bought.brand,
            slug: bought.slug,
            url: bought.url,
            media: {
              md: bought.medias[0]?.md ?? picture('frame_panto_black_clear', '').md,
              alt: bought.name,
              image: null,
            },
            price: {
              amount: bought.price.unit.amount,
              ordinaryPrice: bought.price.unit.ordinaryPrice,
              isCampaign: false,
            },
          }),
        ]
      : []
  const items = [...content.items, ...fresh]
    .map((item) => (item.skuId === skuId ? { ...item, quantity, lineTotal: item.price.amount * quantity } : item))
    .filter((item) => item.quantity > 0)
  return cart(items, content)
}
