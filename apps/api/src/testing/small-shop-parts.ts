import type { Family } from '@klarsikt/core/catalogue'
import type { Ore } from '@klarsikt/core/money'
import type { DemoArticle, DemoShop, DemoSku } from '@klarsikt/fixtures/demo'
import { pictureHash, type PictureSpec } from '@klarsikt/pictures'

/** The instant of the small shop's data. */
export const NOW = '2026-11-02T10:00:00.000Z'

export const PICTURE_SPEC: PictureSpec = { kind: 'accessory', item: 'case', color: '#224466' }
export const PICTURE = pictureHash(PICTURE_SPEC)
const DAY = 86_400_000
/** An instant a number of days after `NOW`. */
export const at = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString()
export const kr = (kronor: number) => (kronor * 100) as Ore

type ArticleDraft = {
  id: number
  slug: string
  name: string
  brand: string
  family: Family
  price: number
} & Partial<DemoArticle>

export const SPECIFICATION: DemoArticle['specification'] = {
  lensType: null,
  weight: 20,
  length: 140,
  height: 40,
  width: 140,
  totalWidth: 140,
  noseBridge: 18,
  lensWidth: 50,
  lensHeight: 40,
  templeLength: 145,
  shape: 'Rund',
  material: 'Acetat',
  color: 'Svart',
  gender: 'Unisex',
}

/** An article with default values, overridden by the draft. */
export function article({ id, slug, name, brand, family, price, ...more }: ArticleDraft): DemoArticle {
  const paths: Partial<Record<Family, string>> = {
    sunglasses: '/solglasögon',
    'contact-lenses': '/kontaktlinser',
    'eye-care': '/ögonvård',
  }
  return {
    id,
    slug,
    name,
    brand,
    family,
    categoryPath: paths[family] ?? '/glasögon',
    moduleName: family,
    packageAmount: null,
    hasVTO: false,
    allowSubscription: false,
    flags: [],
    storeBlocked: false,
    vatRate: 25,
    variantKey: slug,
    variantName: 'Svart',
    swatch: null,
    frame: null,
    video: null,
    publishedAt: at(-id % 50),
    popularity: 100_000 - id,
    searchTerms: [],
    medias: [{ hash: PICTURE, alt: name }],
    campaign: null,
    lowestPrice30: null,
    couponCode: null,
    couponLowest30: null,
    colours: [],
    specification: SPECIFICATION,
    traits: {
      line: null,
      audience: [],
      lensDesign: null,
      sports: [],
      care: null,
      category: null,
      goods: [],
      outlet: false,
    },
    unit: { publicationStatus: 20, ordinaryPrice: kr(price), amount: kr(price), isCampaign: false, couponPrice: null },
    subscription: {
      publicationStatus: 0,
      ordinaryPrice: kr(price),
      amount: kr(price),
      isCampaign: false,
      couponPrice: null,
    },
    dto: {
      description: `${name} från ${brand}.`,
      details: [],
      usps: [],
      withdrawalDays: 30,
      madeToOrder: false,
      unitPriceText: null,
      attributes: { brand: [brand], color: ['Svart'] },
    },
    ...more,
  } as DemoArticle
}

export const sku = (articleId: number, stock = 50, more: Partial<DemoSku> = {}): DemoSku => ({
  id: `${articleId}-1`,
  articleId,
  label: 'Standard',
  parameters: null,
  status: 20,
  stock,
  ...more,
})

/** A sku of a contact lens with one power. */
export const power = (articleId: number, value: string, n: number): DemoSku =>
  sku(articleId, 30, {
    id: `${articleId}-${n}`,
    label: value,
    parameters: { power: value, baseCurve: '8.6', diameter: '14.2', cylinder: null, axis: null, addition: null },
  })

export function store(id: number, name: string, city: string, lat: number, lon: number): DemoShop['stores'][number] {
  return {
    id,
    name,
    slug: name.toLowerCase().replaceAll('ö', 'o').replaceAll(' ', '-'),
    street: 'Storgatan 1',
    postalCode: '111 47',
    city,
    municipality: city,
    county: '',
    lat,
    lon,
    phone: '+46701740605',
    icon: name.includes('Outlet') ? 'outlet' : 'store',
    services: ['eyeExam'],
    deviatingHours: {},
    access: {},
    bookingSystem: 'own',
    bookingLocation: null,
    hours: [...Array.from({ length: 5 }, () => ({ opens: '10:00', closes: '18:00' })), null, null],
  }
}
