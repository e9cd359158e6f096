import type {
  Article,
  ArticleCard,
  ArticleColour,
  ArticleReviews,
  ImageSet,
  PricePart,
} from '@klarsikt/contract/shop/types'

/** Returns a drawn frame as one picture for all sizes. It is a data URL, so that no server is needed. */
export function picture(colour = '#3b2a20', alt = 'Båge'): ImageSet {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="#f3f0e9"/><g fill="none" stroke="${colour}" stroke-width="4"><circle cx="52" cy="52" r="24"/><circle cx="108" cy="52" r="24"/><path d="M76 47q4-5 8 0M28 46L12 42M132 46L148 42"/></g></svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { alt, xs: src, sm: src, md: src, lg: src, xl: src }
}

export function pricePart(amount: number, part: Partial<PricePart> = {}): PricePart {
  return {
    publicationStatus: 20,
    currency: 'SEK',
    isCampaign: false,
    ordinaryPrice: amount,
    couponPrice: null,
    fromPrice: null,
    amount,
    ...part,
  }
}

/** The colours of {@link card}: its own, and one of the same price. */
export function colours(id: number): ArticleColour[] {
  const url = `/glasögon/linnea-${id}`
  const name = `Linnea ${id}`
  return [
    { id, url, name, colorName: 'brun', swatch: '#3b2a20', picture: picture().lg, offer: null },
    {
      id: id + 1,
      url: `${url}-petrol`,
      name: `${name} petrol`,
      colorName: 'petrol',
      swatch: '#14504e',
      picture: picture('#14504e').lg,
      offer: null,
    },
  ]
}

export function card(id: number, change: Partial<ArticleCard> = {}): ArticleCard {
  const slug = `linnea-${id}`
  return {
    id,
    slug,
    name: `Linnea ${id}`,
    brand: 'Isa Nord',
    family: 'glasses',
    categoryPath: '/glasögon',
    url: `/glasögon/${slug}`,
    flags: [{ text: 'Nyhet', color: 'Blue' }],
    medias: [picture(), picture('#14504e')],
    price: { unit: pricePart(1495), subscription: pricePart(129, { publicationStatus: 0 }) },
    priceWithLenses: 1995,
    lowestPrice30: null,
    hasVTO: false,
    allowSubscription: false,
    packageAmount: null,
    couponCode: null,
    colours: colours(id),
    widths: { totalWidth: 137, noseBridge: 20 },
    ...change,
  }
}

export function article(id = 100123, change: Partial<Article> = {}): Article {
  return {
    ...card(id),
    moduleName: 'frame',
    storeBlocked: false,
    gtin: null,
    specification: {
      lensType: null,
      weight: 24,
      length: null,
      height: null,
      width: null,
      totalWidth: 138,
      noseBridge: 20,
      lensWidth: 49,
      lensHeight: 43,
      templeLength: 145,
      shape: 'round',
      material: 'acetate',
      color: 'brown',
      gender: null,
    },
    skus: [{ id: `${id}-1`, articleId: id, label: 'Brun', parameters: null, status: 20 }],
    dto: {
      description: 'En rund båge i varm acetat som sitter lätt hela dagen.',
      details: [
        { label: 'Material', value: 'Acetat' },
        { label: 'Form', value: 'Rund' },
      ],
      usps: ['fastDelivery', 'freeReturn', 'withdrawal30'],
      withdrawalDays: 30,
      madeToOrder: false,
      unitPriceText: null,
      variants: [
        {
          articleId: id,
          slug: `linnea-${id}`,
          url: `/glasögon/linnea-${id}`,
          colorName: 'Brun',
          swatch: '#3b2a20',
          media: picture(),
        },
        {
          articleId: id + 1,
          slug: `linnea-${id + 1}`,
          url: `/glasögon/linnea-${id + 1}`,
          colorName: 'Grön',
          swatch: '#14504e',
          media: picture('#14504e'),
        },
      ],
      attributes: {},
      deliveryFrom: '2026-11-24',
      deliveryTo: '2026-11-25',
      deliveryWithLenses: { from: '2026-12-01', to: '2026-12-03', workingDays: { from: 6, to: 8 } },
      frame: null,
      model: null,
      video: null,
    },
    ...change,
  }
}

/** Returns two reviews, one of them without a name. */
export function articleReviews(change: Partial<ArticleReviews> = {}): ArticleReviews {
  const review = {
    id: '1',
    stars: 5 as const,
    fit: 'right' as const,
    text: 'Sitter bra hela dagen.',
    name: 'Anna E.',
    variant: 'Brun',
    writtenOn: '2026-11-21',
  }
  return {
    count: 2,
    average: 4.5,
    stars: { 5: 1, 4: 1, 3: 0, 2: 0, 1: 0 },
    fits: { small: 0, right: 1, large: 0 },
    sort: 'newest',
    page: 1,
    pages: 1,
    reviews: [review, { ...review, id: '2', stars: 4, fit: null, text: 'Fin färg.', name: null, variant: null }],
    ...change,
  }
}

/** Returns daily lenses in three strengths, one of them in two base curves. */
export function lensArticle(id = 200001): Article {
  const sku = (index: number, power: string, baseCurve: string) => ({
    id: `${id}-${index}`,
    articleId: id,
    label: power,
    status: 20 as const,
    parameters: { power, baseCurve, diameter: '14.2', cylinder: null, axis: null, addition: null },
  })
  const base = article(id)
  return {
    ...base,
    name: 'Dagens 30-pack',
    brand: 'EyeQ',
    family: 'contact-lenses',
    categoryPath: '/kontaktlinser',
    url: `/kontaktlinser/linnea-${id}`,
    allowSubscription: true,
    price: { unit: pricePart(229), subscription: pricePart(199) },
    skus: [sku(1, '-1.00', '8.5'), sku(2, '-1.25', '8.5'), sku(3, '-1.25', '9.0')],
    dto: { ...base.dto, variants: [] },
  }
}
