import type { Family } from '@klarsikt/core/catalogue'
import type { Ore } from '@klarsikt/core/money'
import type { DemoArticle, DemoShop, DemoSku } from '@klarsikt/fixtures/demo'
import { pictureHash, type PictureSpec } from '@klarsikt/pictures'
import { lensGroups } from './small-lenses.js'

/** The instant that the small shop is made for. */
export const NOW = '2026-11-02T10:00:00.000Z'

const spec: PictureSpec = { kind: 'accessory', item: 'case', color: '#224466' }
export const PICTURE = pictureHash(spec)
const DAY = 86_400_000
const at = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString()
const kr = (kronor: number) => (kronor * 100) as Ore

type ArticleDraft = {
  id: number
  slug: string
  name: string
  brand: string
  family: Family
  price: number
} & Partial<DemoArticle>

const SPECIFICATION: DemoArticle['specification'] = {
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

function article({ id, slug, name, brand, family, price, ...more }: ArticleDraft): DemoArticle {
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
    publishedAt: at(-id % 50),
    popularity: 100_000 - id,
    searchTerms: [],
    medias: [{ hash: PICTURE, alt: name }],
    campaign: null,
    lowestPrice30: null,
    couponCode: null,
    swatches: [],
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

const sku = (articleId: number, stock = 50, more: Partial<DemoSku> = {}): DemoSku => ({
  id: `${articleId}-1`,
  articleId,
  label: 'Standard',
  parameters: null,
  status: 20,
  stock,
  ...more,
})

const power = (articleId: number, value: string, n: number): DemoSku =>
  sku(articleId, 30, {
    id: `${articleId}-${n}`,
    label: value,
    parameters: { power: value, baseCurve: '8.6', diameter: '14.2', cylinder: null, axis: null, addition: null },
  })

const campaign = { name: 'Höst', start: at(-1), end: at(6) }
const many = Array.from({ length: 30 }, (_, n) =>
  article({
    id: 200_000 + n,
    slug: `solbåge-${n}`,
    name: `Solbåge ${n}`,
    brand: 'Prada',
    family: 'sunglasses',
    price: 1_000 + n,
    // One with a price by a public code.
    ...(n === 3 && {
      couponCode: 'SOL10',
      unit: {
        publicationStatus: 20 as const,
        ordinaryPrice: kr(1_003),
        amount: kr(1_003),
        isCampaign: false,
        couponPrice: kr(903),
      },
    }),
  }),
)

/** A shop with one of each case that the rules distinguish; 38 articles. */
export function smallShop(): DemoShop {
  const articles = [
    article({
      id: 100_001,
      slug: 'calder-svart',
      name: 'Calder',
      brand: 'Gucci',
      family: 'glasses',
      price: 1_295,
      variantKey: 'calder',
      swatch: '#000000',
    }),
    article({
      id: 100_002,
      slug: 'calder-rod',
      name: 'Calder',
      brand: 'Gucci',
      family: 'glasses',
      price: 1_495,
      variantKey: 'calder',
      variantName: 'Röd',
      swatch: '#aa0000',
    }),
    article({
      id: 100_003,
      slug: 'fiskvik',
      name: 'Fiskvik',
      brand: 'Tom Ford',
      family: 'glasses',
      price: 2_000,
      campaign,
      lowestPrice30: kr(1_900),
      unit: { publicationStatus: 20, ordinaryPrice: kr(2_000), amount: kr(1_500), isCampaign: true, couponPrice: null },
    }),
    article({
      id: 100_004,
      slug: 'wayfarer',
      name: 'Wayfarer',
      brand: 'Ray-Ban',
      family: 'sunglasses',
      price: 1_790,
      storeBlocked: true,
      searchTerms: ['klassiker'],
    }),
    article({
      id: 100_005,
      slug: 'dagslins',
      name: 'Dagslins 30',
      brand: 'EyeQ',
      family: 'contact-lenses',
      price: 219,
      packageAmount: 30,
      specification: { ...SPECIFICATION, lensType: 'daily' },
      allowSubscription: true,
      subscription: {
        publicationStatus: 20,
        ordinaryPrice: kr(219),
        amount: kr(189),
        isCampaign: true,
        couponPrice: null,
      },
      dto: {
        description: '',
        details: [],
        usps: [],
        withdrawalDays: 30,
        madeToOrder: false,
        unitPriceText: null,
        attributes: { brand: ['EyeQ'], lensType: ['Endagslinser'] },
      },
    }),
    article({ id: 100_006, slug: 'ogonspray', name: 'Ögonspray', brand: 'Oxyal', family: 'eye-care', price: 99.5 }),
    article({
      id: 100_007,
      slug: 'bara-i-butik',
      name: 'Ateljébåge',
      brand: 'Isa Nord',
      family: 'glasses',
      price: 3_000,
      unit: {
        publicationStatus: 40,
        ordinaryPrice: kr(3_000),
        amount: kr(3_000),
        isCampaign: false,
        couponPrice: null,
      },
    }),
    article({
      id: 700_001,
      slug: 'presentkort-500',
      name: 'Presentkort 500 kr',
      brand: 'Klarsikt',
      family: 'gift-card',
      categoryPath: '/presentkort',
      price: 500,
      vatRate: 0,
    }),
  ]
  return {
    madeFor: NOW,
    articles: [...articles, ...many],
    skus: [
      sku(100_001),
      sku(100_002, 3),
      sku(100_003, 0, { status: 30 }),
      sku(100_004),
      power(100_005, '-2.25', 1),
      power(100_005, '-2.50', 2),
      sku(100_006, 200),
      sku(100_007, 0, { status: 40 }),
      sku(700_001, 50),
      ...many.map((row) => sku(row.id)),
    ],
    priceHistory: [{ articleId: 100_003, from: at(-60), amount: kr(1_900) }],
    pictures: [{ hash: PICTURE, spec }],
    lensGroups: lensGroups(),
    categories: [
      {
        path: '/glasögon',
        heading: 'Glasögon',
        description: 'Bågar.',
        intro: 'Hej.',
        hero: { hash: PICTURE, alt: 'Båge' },
      },
    ],
    pages: [
      {
        path: '/',
        title: 'Klarsikt',
        description: 'Hem',
        heading: 'Se klart',
        lead: null,
        updated: null,
        sections: [
          { kind: 'hero', heading: 'Höst', text: '', link: null, image: { hash: PICTURE, alt: '' }, tone: 'linen' },
          { kind: 'rail', heading: 'Glasögon', link: null, rule: { families: ['glasses'], sort: 'popular', limit: 8 } },
        ],
      },
      {
        path: '/köpvillkor',
        title: 'Köpvillkor',
        description: '',
        heading: 'Köpvillkor',
        lead: null,
        updated: '2026-11-01',
        sections: [],
      },
    ],
    stores: [
      store(1, 'Stockholm City', 'Stockholm', 59.33, 18.06),
      store(2, 'Malmö Outlet', 'Malmö', 55.6, 13.0),
      store(3, 'Örebro', 'Örebro', 59.27, 15.21),
    ],
    postalCodes: [{ code: '11147', locality: 'Stockholm' }],
    giftCards: [
      { number: '6000111122223333', pin: '1234', balance: kr(500), validUntil: '2029-01-01', purpose: 'test' },
    ],
    discountCodes: [
      {
        code: 'HÖST20',
        text: '20 % på glasögon',
        kind: 'percent',
        percent: 20,
        families: ['glasses'],
        minimum: kr(1_000),
        validFrom: at(-10),
        validUntil: at(10),
      },
      {
        code: 'STORKÖP',
        text: '15 % på hela köpet',
        kind: 'percent',
        percent: 15,
        families: null,
        minimum: kr(2_000),
        validFrom: at(-10),
        validUntil: at(10),
      },
      {
        code: 'BÅGAR',
        text: '50 kr på glasögon',
        kind: 'fixed',
        amount: kr(50),
        families: ['glasses'],
        minimum: kr(1_500),
        validFrom: at(-10),
        validUntil: at(10),
      },
      {
        code: 'GAMMAL',
        text: 'Gammal',
        kind: 'fixed',
        amount: kr(100),
        families: null,
        minimum: kr(0),
        validFrom: at(-20),
        validUntil: at(-10),
      },
    ],
  }
}

function store(id: number, name: string, city: string, lat: number, lon: number): DemoShop['stores'][number] {
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
