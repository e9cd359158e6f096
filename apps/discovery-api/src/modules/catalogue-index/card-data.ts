import type { Display, VariantDisplay } from '@klarsikt/contract/discovery/types'
import type { Language } from '../../engine/engine.js'
import type { Currency } from './currency.js'
import { modelOf } from './model-of.js'
import type { StoredProduct } from './stored.js'
import { imagesOf, inLanguage } from './to-record.js'

export type CardRow = Omit<StoredProduct, 'description' | 'popularity'>

/** The part of a card that is the same in every answer. */
export type Card = Omit<
  Display,
  'variant_index' | 'highlights' | 'search_result_id' | 'product_listing_result_id' | 'recommendation_id'
>

export type CardData = {
  readonly card: Card
  /** The deepest category path; empty for uncategorised products. */
  readonly category: readonly string[]
  /** Equal for the colours and packs of one model; null when the feed does not say. */
  readonly model: string | null
  /** Equal for products of which a list shows one; null when the product is always shown. */
  readonly modelKey: string | null
}

type CardLocale = { readonly language: Language; readonly currency: Currency }

export function toCardData(product: CardRow, locale: CardLocale): CardData {
  return {
    card: cardOf(product, locale),
    category: product.category.reduce<readonly string[]>((deep, one) => (one.length > deep.length ? one : deep), []),
    model: modelOf(product),
    // Rows from before this field existed lack it.
    modelKey: product.model_key ?? null,
  }
}

export function cardOf(product: CardRow, { language, currency }: CardLocale): Card {
  const local = inLanguage(product, language)
  const images = imagesOf(local)
  const variants = local.variants.map((variant) => variantDisplay(variant, local))
  const prices = variants.map(({ sale_price: price }) => price).filter((price) => price !== null)
  const salePrice = local.sale_price ?? (prices.length > 0 ? Math.min(...prices) : null)
  return {
    product_id: local.product_id,
    page_url: product.page_url,
    localized_page_url: product.localized[language]?.page_url ?? product.page_url,
    title: local.title,
    brand: local.brand,
    sub_heading_1: local.sub_heading_1,
    sub_heading_2: local.sub_heading_2,
    image_url: images[0] ?? null,
    image_urls: images,
    sale_price: salePrice,
    original_price: local.original_price ?? salePrice,
    currency: currency.code,
    in_stock: local.in_stock,
    attributes: local.attributes,
    variants: variants.map(({ product_id: id }) => id),
    variant_displays: variants,
    ga_product_id: local.ga_product_id ?? local.product_id,
  }
}

function variantDisplay(variant: StoredProduct['variants'][number], product: CardRow): VariantDisplay {
  const own = imagesOf(variant)
  const images = own.length > 0 ? own : imagesOf(product)
  return {
    product_id: variant.product_id,
    title: variant.title ?? product.title,
    page_url: variant.page_url ?? product.page_url,
    image_url: images[0] ?? null,
    image_urls: images,
    sale_price: variant.sale_price ?? product.sale_price,
    original_price: variant.original_price ?? variant.sale_price ?? product.original_price ?? product.sale_price,
    in_stock: variant.in_stock,
    attributes: variant.attributes,
  }
}
