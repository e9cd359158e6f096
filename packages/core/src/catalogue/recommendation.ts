import { IMAGE_SIZES, type ImageSet, type ImageSize } from '../media/media.js'
import type { Price, PricePart } from './price.js'

export const RECOMMENDATION_LIMIT = 16

/** Parts of the shop with recommendations, and their names in the discovery service [REC-005, REC-006, REC-007]. */
export const RECOMMENDATION_TYPES = { related: 'product', after_basket: 'products', landing_page: 'general' } as const
export type RecommendationType = keyof typeof RECOMMENDATION_TYPES

/** One recommendation as the discovery service sends it. Prices are in kronor [REC-002]. */
export type RecommendationItem = {
  readonly sku_id: string
  readonly page_url: string
  readonly title: string
  readonly subtitle: string
  readonly image_url: string | null
  readonly original_price: number
  readonly sale_price: number
}

/** A recommendation in the shape of an article, with what a product card needs [REC-003]. */
export type RecommendedArticle = {
  readonly id: string
  readonly skus: readonly string[]
  readonly slug: string
  readonly url: string
  readonly name: string
  readonly brand: string
  /** Empty if the service has no picture. The card then shows a neutral box. */
  readonly medias: readonly ImageSet[]
  readonly price: Price
}

/** Converts a recommendation to an article. It is a campaign only if 0 < sale price < original price [REC-004]. */
export function recommendedArticle(item: RecommendationItem): RecommendedArticle {
  const isCampaign = item.sale_price > 0 && item.sale_price < item.original_price
  const unit: PricePart = {
    publicationStatus: 20,
    currency: 'SEK',
    isCampaign,
    ordinaryPrice: item.original_price,
    couponPrice: null,
    fromPrice: null,
    amount: isCampaign ? item.sale_price : item.original_price,
  }
  return {
    id: item.sku_id,
    skus: [item.sku_id],
    slug: slugOf(item.page_url),
    url: item.page_url,
    name: item.title,
    brand: item.subtitle,
    medias: item.image_url ? [oneSize(item.image_url, item.title)] : [],
    price: { unit, subscription: { ...unit, publicationStatus: 0, isCampaign: false, amount: item.original_price } },
  }
}

function slugOf(pageUrl: string): string {
  return (
    pageUrl
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? ''
  )
}

/** The service has one picture, so every size uses it. */
function oneSize(src: string, alt: string): ImageSet {
  const sizes = Object.fromEntries(IMAGE_SIZES.map((size) => [size, src])) as Record<ImageSize, string>
  return { alt, ...sizes }
}
