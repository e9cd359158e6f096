import type { Article, ArticleCard } from '@klarsikt/contract/shop/types'
import { CARD } from '@klarsikt/page-kit/testing/customer'

const ID = 200003

/** Lenses that can be in a subscription, as a list shows them. */
export const LENS_CARD: ArticleCard = {
  ...CARD,
  id: ID,
  slug: 'biofinity-6-pack',
  name: 'Biofinity',
  brand: 'CooperVision',
  family: 'contact-lenses',
  categoryPath: '/kontaktlinser',
  url: '/kontaktlinser/biofinity-6-pack',
  allowSubscription: true,
  price: { unit: { ...CARD.price.unit, amount: 299 }, subscription: { ...CARD.price.unit, amount: 259 } },
  colours: [],
}

const strength = (index: number, power: string, status: 20 | 40 = 20): Article['skus'][number] => ({
  id: `${ID}-${index}`,
  articleId: ID,
  label: power,
  status,
  parameters: { power, baseCurve: '8.6', diameter: '14.0', cylinder: null, axis: null, addition: null },
})

/** The same lenses with their strengths, one of which is not sold. */
export const LENS_ARTICLE: Article = {
  ...LENS_CARD,
  moduleName: 'lens',
  storeBlocked: false,
  gtin: null,
  specification: {
    lensType: null,
    weight: null,
    length: null,
    height: null,
    width: null,
    totalWidth: null,
    noseBridge: null,
    lensWidth: null,
    lensHeight: null,
    templeLength: null,
    shape: null,
    material: null,
    color: null,
    gender: null,
  },
  skus: [strength(1, '-1.00'), strength(2, '-1.25'), strength(3, '-1.50', 40)],
  dto: {
    description: 'Månadslinser som släpper igenom mycket syre.',
    details: [],
    usps: [],
    withdrawalDays: 30,
    madeToOrder: false,
    unitPriceText: null,
    variants: [],
    attributes: {},
    deliveryFrom: '2026-11-24',
    deliveryTo: '2026-11-25',
    deliveryWithLenses: null,
    frame: null,
    model: null,
    video: null,
  },
}
