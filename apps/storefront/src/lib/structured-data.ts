import type { Article, ArticleReviews } from '@klarsikt/contract/shop/types'
import { type StockState, stockState } from '@klarsikt/core/catalogue'
import { offerShipping, type WorkingDays } from '@klarsikt/core/delivery'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as reviewMessages from '@klarsikt/core/messages/review'
import { kronor, ore } from '@klarsikt/core/money'
import { encodePath } from '@klarsikt/core/paths'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref, href } from '@klarsikt/shop-config/paths'

type Crumb = { readonly title: string; readonly path: string }

/** Returns JSON that is safe inside a script element, whatever its texts contain. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

/** Describes the company that runs the shop. */
export function organizationData(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: SHOP.brand.name,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
  }
}

/** Describes the site and the address of its search. */
export function webSiteData(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: SHOP.brand.name,
    url: `${origin}/`,
    inLanguage: SHOP.market.locale,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${encodedHref('search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Describes the trail to a page, starting at the home page as it is shown. */
export function breadcrumbData(origin: string, trail: readonly Crumb[]) {
  const isWhole = trail[0]?.path === href('home')
  const crumbs = isWhole ? trail : [{ title: navMessages.home(), path: href('home') }, ...trail]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + encodePath(path),
    })),
  }
}

const COUNTRY = SHOP.market.code.toUpperCase()

const AVAILABILITY: Record<StockState, string> = {
  'in-stock': 'InStock',
  'out-of-stock': 'OutOfStock',
  'in-store': 'InStoreOnly',
}

/** Describes a product with its price, and whether and where it can be bought. */
export function productData(origin: string, article: Article, reviews: ArticleReviews | null) {
  const { unit } = article.price
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: article.name,
    sku: String(article.id),
    ...(article.gtin !== null && { gtin: article.gtin }),
    brand: { '@type': 'Brand', name: article.brand },
    description: article.dto.description,
    image: article.medias.map((media) => origin + media.xl),
    ...ratingData(reviews),
    offers: {
      '@type': 'Offer',
      ...(article.gtin !== null && { gtin: article.gtin }),
      url: origin + encodePath(article.url),
      price: unit.amount.toFixed(2),
      priceCurrency: unit.currency,
      availability: `https://schema.org/${AVAILABILITY[stockState(unit.publicationStatus)]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: SHOP.brand.name },
      shippingDetails: shippingData(article),
      hasMerchantReturnPolicy: returnData(article),
    },
  }
}

/** Describes the lowest price to send one piece, and how long that takes. */
function shippingData(article: Article) {
  const { price, handling, transit } = offerShipping({
    amount: ore(article.price.unit.amount),
    isByEmail: article.family === 'gift-card',
  })
  const days = ({ from, to }: WorkingDays) => ({
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  })
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: kronor(price).toFixed(2), currency: SHOP.market.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(handling), transitTime: days(transit) },
  }
}

/** Describes the returns. Everything bought online can be sent back free of charge. */
function returnData({ dto: { withdrawalDays } }: Article) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  }
}

/** Describes the buyers' reviews where there are any: the shown ones, and the average of all. */
function ratingData(reviews: ArticleReviews | null) {
  if (!reviews || reviews.average === null) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count },
    review: reviews.reviews.map(({ stars, text, name, writtenOn }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: name ?? reviewMessages.buyer() },
      datePublished: writtenOn,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    })),
  }
}
