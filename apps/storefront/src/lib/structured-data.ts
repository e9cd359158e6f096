import type { Article, ArticleReviews } from '@klarsikt/contract/shop/types'
import { type StockState, stockState } from '@klarsikt/core/catalogue'
import { BRAND_NAME } from '@klarsikt/core/markets'
import * as reviewMessages from '@klarsikt/core/messages/review'
import { encodePath } from '@klarsikt/core/paths'

type Crumb = { readonly title: string; readonly path: string }

/** JSON that can stand in a script element whatever the texts in it say. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

/** Who runs the shop. */
export function organizationData(origin: string) {
  return { '@context': 'https://schema.org', '@type': 'Organization', name: BRAND_NAME, url: origin }
}

/** The trail to a page. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]) {
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

const AVAILABILITY: Record<StockState, string> = {
  'in-stock': 'InStock',
  'out-of-stock': 'OutOfStock',
  'in-store': 'InStoreOnly',
}

/** A product with its price and whether, and where, it can be bought. */
export function productData(origin: string, article: Article, reviews: ArticleReviews | null) {
  const { unit } = article.price
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: article.name,
    sku: String(article.id),
    brand: { '@type': 'Brand', name: article.brand },
    description: article.dto.description,
    image: article.medias.map((media) => origin + media.xl),
    ...ratingData(reviews),
    offers: {
      '@type': 'Offer',
      url: origin + encodePath(article.url),
      price: unit.amount.toFixed(2),
      priceCurrency: unit.currency,
      availability: `https://schema.org/${AVAILABILITY[stockState(unit.publicationStatus)]}`,
    },
  }
}

/** What buyers say of it, where there is something: those that the page shows, and the average of all. */
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
