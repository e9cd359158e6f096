import type { Display, VariantDisplay } from '@klarsikt/contract/discovery/types'
import type { Language } from '../../engine/engine.js'
import { type Begun, begun, written } from '../../http/written.js'
import type { StoredProduct } from '../feed/stored.js'
import { modelOf } from '../recommend/model-of.js'
import type { Currency } from './currency.js'
import { imagesOf, inLanguage } from './to-record.js'

/** The columns that a card is made of: all but what only the index reads. */
export type ShownRow = Omit<StoredProduct, 'description' | 'popularity'>

/** What a card says in every answer. */
export type Card = Omit<
  Display,
  'variant_index' | 'highlights' | 'search_result_id' | 'product_listing_result_id' | 'recommendation_id'
>

/** A product as it is kept to be shown: its card as the bytes that every answer begins it with, and what else is asked of it. */
export type Shown = {
  readonly card: Begun<Card>
  readonly brand: string | null
  /** The deepest path that it hangs under; empty for one that hangs nowhere. */
  readonly category: readonly string[]
  /** The same for its colours and packs; null where the feed says nothing of it. */
  readonly model: string | null
  /** What decides which of them a card shows. */
  readonly variants: readonly Pick<StoredProduct['variants'][number], 'attributes' | 'in_stock'>[]
}

/** The objects around a card, in bytes, as measured. */
const AROUND = 700
/** An object in memory takes about so many times its JSON. */
const OBJECT = 2

/** Bytes that it takes to keep one. */
export function weightOf({ card, brand, category, model, variants }: Shown): number {
  const texts = (brand?.length ?? 0) + (model?.length ?? 0) + category.join('').length
  return AROUND + card.bytes.length + texts + (variants.length > 0 ? JSON.stringify(variants).length * OBJECT : 0)
}

type Place = { readonly language: Language; readonly currency: Currency }

/** The product of a row, ready to be shown. */
export function shownOf(product: ShownRow, place: Place): Shown {
  return {
    card: begun(written(cardOf(product, place))),
    brand: product.brand,
    category: product.category.reduce<readonly string[]>((deep, one) => (one.length > deep.length ? one : deep), []),
    model: modelOf(product),
    variants: product.variants.map(({ attributes, in_stock }) => ({ attributes, in_stock })),
  }
}

/** What a card says in the market's language and currency. */
export function cardOf(product: ShownRow, { language, currency }: Place): Card {
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

function variantDisplay(variant: StoredProduct['variants'][number], product: ShownRow): VariantDisplay {
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
