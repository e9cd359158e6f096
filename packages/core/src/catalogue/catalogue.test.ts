import { describe, expect, it } from 'vitest'
import { ore } from '../money/index.js'
import { reductionPercent } from './campaign.js'
import {
  ATTRIBUTE_IDS,
  FLAG_COLORS,
  PRODUCT_FAMILIES,
  PublicationStatus,
  RECOMMENDATION_LIMIT,
  USP_FLAGS,
  announceCampaign,
  attributesOf,
  isBuyable,
  isFlagColor,
  isSubscriptionPublished,
  lowestPrice30Days,
  pageTitle,
  productUrl,
  recommendedArticle,
  shownPrice,
  stockState,
  unitPriceText,
  uspsOf,
  withdrawalDays,
  type PricePart,
} from './index.js'
import { fromPrice, type Price } from './price.js'

describe('enumerations', () => {
  it('names the seven families [CARD-001]', () => {
    expect(PRODUCT_FAMILIES).toEqual([
      'glasses',
      'sunglasses',
      'sports-glasses',
      'contact-lenses',
      'eye-care',
      'hearing',
      'gift-card',
    ])
  })

  it('knows three flag colours and no other [CARD-007]', () => {
    expect(FLAG_COLORS).toEqual(['Blue', 'Orange', 'Black'])
    expect(['Blue', 'blue', 'Red', null].map(isFlagColor)).toEqual([true, false, false, false])
  })

  it('has eight selling points [ENUM-017]', () => {
    expect(USP_FLAGS).toHaveLength(8)
    expect(new Set(USP_FLAGS).size).toBe(8)
  })

  it('has at least fifteen attributes [ENUM-020]', () => {
    expect(ATTRIBUTE_IDS).toEqual(
      expect.arrayContaining([
        'brand',
        'color',
        'shape',
        'material',
        'polarized',
        'photochromic',
        'sports',
        'smartGlasses',
        'hearingAmplifier',
        'power',
        'baseCurve',
        'diameter',
        'cylinder',
        'axis',
        'addition',
      ]),
    )
    expect(attributesOf('contact-lenses')).toContain('power')
    expect(attributesOf('glasses')).not.toContain('power')
  })
})

describe('publication status', () => {
  it('20 is in stock and buyable [PRICE-003]', () => {
    expect([stockState(20), isBuyable(20)]).toEqual(['in-stock', true])
  })

  it('30 is out of stock [PRICE-004]', () => {
    expect([stockState(30), isBuyable(30)]).toEqual(['out-of-stock', false])
  })

  it.each([0, 40, 10, -1, 25])('%i is an item of the stores [PRICE-005]', (status) => {
    expect([stockState(status), isBuyable(status)]).toEqual(['in-store', false])
  })

  it('a subscription is published unless its status is 0 [PRICE-006]', () => {
    expect([0, 20, 30, 40].map(isSubscriptionPublished)).toEqual([false, true, true, true])
  })
})

const part = (amount: number, publicationStatus: PricePart['publicationStatus'] = 20): PricePart => ({
  publicationStatus,
  currency: 'SEK',
  isCampaign: false,
  ordinaryPrice: amount,
  couponPrice: null,
  fromPrice: null,
  amount,
})

describe('shown price', () => {
  it.each([
    [true, 20, 'subscription'],
    [true, 0, 'unit'],
    [false, 20, 'unit'],
    [false, 0, 'unit'],
  ] as const)('store %s with subscription status %i shows the %s price [PRICE-007]', (store, status, kind) => {
    const price: Price = { unit: part(100), subscription: part(80, status) }
    expect(shownPrice(price, { store })).toEqual({ kind, part: price[kind] })
  })

  it('has a from price only when the variants differ [PRICE-002]', () => {
    expect(fromPrice([899, 799, 999])).toBe(799)
    expect(fromPrice([799, 799])).toBeNull()
    expect(fromPrice([])).toBeNull()
  })
})

describe('campaigns', () => {
  const history = [
    { from: '2026-01-01T00:00:00Z', amount: ore(900) },
    { from: '2026-09-01T00:00:00Z', amount: ore(1200) },
    { from: '2026-10-20T00:00:00Z', amount: ore(1000) },
    { from: '2026-10-25T00:00:00Z', amount: ore(1300) },
    { from: '2026-11-21T00:00:00Z', amount: ore(500) },
  ]

  it('compares with the lowest price of the 30 days before the reduction, not with the reduction itself', () => {
    expect(lowestPrice30Days(history, '2026-11-10T00:00:00Z')).toBe(ore(1000))
    expect(lowestPrice30Days(history, '2026-11-24T00:00:00Z')).toBe(ore(500))
  })

  it('counts the price that applied when the 30 days began, until the moment it ended', () => {
    expect(lowestPrice30Days(history, '2026-11-24T00:00:00.000Z')).toBe(ore(500))
    expect(lowestPrice30Days(history, '2026-11-21T00:00:00Z')).toBe(ore(1000))
    expect(lowestPrice30Days(history.slice(0, 2), '2026-10-01T00:00:00Z')).toBe(ore(1200))
    expect(lowestPrice30Days(history.slice(0, 2), '2026-09-30T23:59:59Z')).toBe(ore(900))
  })

  it('does not care in which order the history is read', () => {
    expect(lowestPrice30Days(history.toReversed(), '2026-11-10T00:00:00Z')).toBe(ore(1000))
  })

  it('cannot be announced without an earlier price, or when it is no reduction', () => {
    const campaign = { from: '2026-11-10T00:00:00Z', amount: ore(750) }
    expect(announceCampaign(history.slice(4), campaign)).toEqual({ ok: false, error: 'campaign.no-price-history' })
    expect(announceCampaign(history, { ...campaign, amount: ore(1000) })).toEqual({
      ok: false,
      error: 'campaign.not-a-reduction',
    })
    expect(announceCampaign(history, campaign)).toEqual({
      ok: true,
      value: { amount: ore(750), lowestPrice30: ore(1000), percent: 25 },
    })
  })

  it('rounds the percentage down', () => {
    expect(reductionPercent(ore(3), ore(2))).toBe(33)
    expect(reductionPercent(ore(100), ore(120))).toBe(0)
  })
})

describe('texts and links', () => {
  it('prints a comparison price', () => {
    expect(unitPriceText(ore(140.4), { amount: 360, unit: 'ml' })).toBe('39\u00a0kr/100\u00a0ml')
    expect(unitPriceText(ore(375), { amount: 30, unit: 'st' })).toBe('12,50\u00a0kr/st')
    expect(unitPriceText(ore(375), null)).toBeNull()
    expect(unitPriceText(ore(375), { amount: 0, unit: 'st' })).toBeNull()
  })

  it('links to the base path plus the slug [ROUTE-051]', () => {
    expect(productUrl({ slug: 'x', id: 7 }, '/glasögon')).toBe('/glasögon/x')
    expect(productUrl({ slug: 'x' }, '/glasögon/')).toBe('/glasögon/x')
  })

  it('links to the id when asked to [ROUTE-052]', () => {
    expect(productUrl({ slug: 'x', id: 7 }, '/glasögon', { byId: true })).toBe('/glasögon/7')
  })

  it('keeps a query string of the base [ROUTE-053]', () => {
    expect(productUrl({ slug: 's' }, '/a?x=1')).toBe('/a/s?x=1')
    expect(productUrl({ slug: 's' }, '/a?x=1?2')).toBe('/a/s?x=1?2')
  })

  it('puts the brand after the name by default [META-008]', () => {
    expect(pageTitle('Namn', { brand: 'Brand' })).toBe('Namn | Brand')
    expect(pageTitle('Namn', { brand: 'Brand', appendBrand: true })).toBe('Namn | Brand')
    expect(pageTitle('Namn', { brand: 'Brand', appendBrand: false })).toBe('Namn')
  })

  it('promises 90 days when flagged, otherwise 30 [ORD-007]', () => {
    expect(withdrawalDays(['fastDelivery', 'withdrawal90'])).toBe(90)
    expect(withdrawalDays(['withdrawal30'])).toBe(30)
    expect(withdrawalDays([])).toBe(30)
  })

  it.each([
    [20, ['fastDelivery', 'freeAdjustments']],
    [30, ['fastDelivery', 'freeAdjustments']],
    [40, ['freeAdjustments']],
  ])(
    'promises of what has status %d what holds where it is sold, and not again what stands by the button',
    (status, held) => {
      expect(uspsOf(['fastDelivery', 'freeReturn', 'freeAdjustments', 'withdrawal90'], status)).toEqual(held)
    },
  )
})

describe('recommendations', () => {
  const item = {
    sku_id: '100123-1',
    page_url: 'https://shop.example/solglasögon/ray-ban-x?ref=1',
    title: 'Ray-Ban X',
    subtitle: 'Ray-Ban',
    image_url: '/media/abc/285.jpg',
    original_price: 100,
    sale_price: 80,
  }

  it('becomes an article with id, name, picture and price [REC-002, REC-003]', () => {
    const article = recommendedArticle(item)
    expect(article).toMatchObject({
      id: '100123-1',
      skus: ['100123-1'],
      slug: 'ray-ban-x',
      name: 'Ray-Ban X',
      brand: 'Ray-Ban',
    })
    expect(article.medias[0]).toMatchObject({ alt: 'Ray-Ban X', md: '/media/abc/285.jpg', xl: '/media/abc/285.jpg' })
    expect(article.price.unit.publicationStatus).toBe(PublicationStatus.InStock)
    expect(recommendedArticle({ ...item, image_url: null }).medias).toEqual([])
  })

  it.each([
    [100, 80, true, 80],
    [100, 0, false, 100],
    [100, 100, false, 100],
    [100, 120, false, 100],
  ])('original %i and sale %i: campaign %s [REC-004]', (original_price, sale_price, isCampaign, amount) => {
    const { unit } = recommendedArticle({ ...item, original_price, sale_price }).price
    expect(unit).toMatchObject({ isCampaign, amount, ordinaryPrice: original_price })
  })

  it('requests 16 by default [REC-010]', () => {
    expect(RECOMMENDATION_LIMIT).toBe(16)
  })
})
