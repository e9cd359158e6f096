import { expect, it } from 'vitest'
import { article, articleReviews, pricePart } from '../testing/article-samples.js'
import { breadcrumbData, organizationData, productData, webSiteData } from './structured-data.js'

it.each([
  [20, 'InStock'],
  [30, 'OutOfStock'],
  [40, 'InStoreOnly'],
  [0, 'InStoreOnly'],
])('tells search engines where a product of status %d can be had', (publicationStatus, availability) => {
  const unit = pricePart(1495, { publicationStatus: publicationStatus as 0 | 20 | 30 | 40 })
  const { offers } = productData('https://shop.example', article(1, { price: { unit, subscription: unit } }), null)
  expect(offers.availability).toBe(`https://schema.org/${availability}`)
})

it('tells search engines what buyers say, and nothing where none has said anything', () => {
  const none = { ...articleReviews(), count: 0, average: null, reviews: [] }
  expect(productData('https://shop.example', article(), none)).not.toHaveProperty('aggregateRating')
  const { aggregateRating, review } = productData('https://shop.example', article(), articleReviews()) as {
    aggregateRating?: object
    review?: readonly object[]
  }
  expect(aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 })
  expect(review).toMatchObject([{ author: { name: 'Anna E.' } }, { author: { name: 'En kund' } }])
})

it('tells search engines the number of trade, where it is known', () => {
  const gtin = '6291041500213'
  expect(productData('https://shop.example', article(1, { gtin }), null)).toMatchObject({ gtin, offers: { gtin } })
  const unknown = productData('https://shop.example', article(1), null)
  expect([unknown, unknown.offers].filter((part) => 'gtin' in part)).toEqual([])
})

const ORIGIN = 'https://shop.example'

/** The properties that Google requires of each type before it shows a rich result. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  Product: [
    'name',
    'image.0',
    'description',
    'brand.name',
    'offers.price',
    'offers.priceCurrency',
    'offers.availability',
    'offers.itemCondition',
    'offers.url',
    'offers.shippingDetails.shippingRate.value',
    'offers.shippingDetails.shippingRate.currency',
    'offers.shippingDetails.shippingDestination.addressCountry',
    'offers.shippingDetails.deliveryTime.handlingTime.maxValue',
    'offers.shippingDetails.deliveryTime.transitTime.maxValue',
    'offers.hasMerchantReturnPolicy.applicableCountry',
    'offers.hasMerchantReturnPolicy.returnPolicyCategory',
    'offers.hasMerchantReturnPolicy.merchantReturnDays',
    'offers.hasMerchantReturnPolicy.returnMethod',
    'offers.hasMerchantReturnPolicy.returnFees',
  ],
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)

it.each([
  organizationData(ORIGIN),
  webSiteData(ORIGIN),
  breadcrumbData(ORIGIN, [{ title: 'Glasögon', path: '/glasögon' }]),
  productData(ORIGIN, article(), null),
])('has what search engines require of $@type', (data) => {
  expect(data['@context']).toBe('https://schema.org')
  const missing = REQUIRED[data['@type']]?.filter((path) => (at(data, path) ?? '') === '')
  expect(missing).toEqual([])
})

it('leads the trail from the start page, once', () => {
  const names = (crumbs: readonly { title: string; path: string }[]) =>
    breadcrumbData(ORIGIN, crumbs).itemListElement.map(({ position, name, item }) => [position, name, item])
  const whole = [
    [1, 'Start', `${ORIGIN}/`],
    [2, 'Press', `${ORIGIN}/press`],
  ]
  expect(names([{ title: 'Press', path: '/press' }])).toEqual(whole)
  expect(
    names([
      { title: 'Start', path: '/' },
      { title: 'Press', path: '/press' },
    ]),
  ).toEqual(whole)
})

it('says what sending and returning one piece costs', () => {
  const offer = (amount: number, family: 'glasses' | 'gift-card' = 'glasses') => {
    const unit = pricePart(amount)
    return productData(ORIGIN, article(1, { family, price: { unit, subscription: unit } }), null).offers.shippingDetails
  }
  expect(offer(100).shippingRate).toMatchObject({ value: '29.00', currency: 'SEK' })
  expect(offer(1495).shippingRate.value).toBe('0.00')
  expect(offer(300, 'gift-card')).toMatchObject({
    shippingRate: { value: '0.00' },
    deliveryTime: { transitTime: { maxValue: 0 } },
  })
})
