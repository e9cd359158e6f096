import type { Display, VariantDisplay } from '@klarsikt/contract/discovery/types'
import type { Filter, Hit } from '../../engine/engine.js'
import { joined, listOf, packed, type Written, written } from '../../http/written.js'
import type { StoredProduct } from '../feed/stored.js'
import type { Market } from '../market/market.js'
import type { Products } from '../market/products.js'
import { imagesOf, inLanguage } from '../market/to-record.js'

/** Which of the three ids a card carries. */
export type ResultIdName = 'search_result_id' | 'product_listing_result_id' | 'recommendation_id'

type Place = Pick<Market, 'language' | 'currency'> & { readonly products: Pick<Products, 'get'> }
type Found = Pick<Hit, 'id' | 'highlights'>
type Wish = {
  readonly idName: ResultIdName
  /** Id of the request; a card's own id is made of it. */
  readonly requestId: string
  /** Position of the first card in the whole list. */
  readonly offset?: number
  /** What the shopper chose: decides which variant a card shows. */
  readonly filters?: readonly Filter[]
}

/** What a card says in one answer only. */
type Occasion = Pick<Display, 'variant_index' | ResultIdName | 'highlights'>
/** What a card says in every answer. */
type Card = Omit<Display, keyof Occasion>

/**
 * Cards that have been written. A changed product is another object (market/products.ts), and the text of one that is no
 * longer kept goes with it. An object belongs to one market, so it has one language and currency.
 */
const texts = new WeakMap<StoredProduct, Written<Card>>()

/** The cards of what was found; what has been removed since it was indexed is left out. */
export async function displaysOf(market: Place, hits: readonly Found[], wish: Wish): Promise<Display[]> {
  const shown = await storedOf(market, hits)
  return shown.map((one) => ({ ...cardOf(one.product, market), ...occasionOf(one, wish) }))
}

/** The same cards, written. */
export async function writtenDisplays(market: Place, hits: readonly Found[], wish: Wish): Promise<Written<Display[]>> {
  const shown = await storedOf(market, hits)
  return listOf(
    shown.map((one) => {
      const card = texts.get(one.product) ?? packed(written(cardOf(one.product, market)))
      texts.set(one.product, card)
      return joined(card, written(occasionOf(one, wish)))
    }),
  )
}

/** A product among those found. */
type Shown = { readonly product: StoredProduct; readonly at: number; readonly highlights: Found['highlights'] }

async function storedOf({ products }: Place, hits: readonly Found[]): Promise<Shown[]> {
  const stored = await products.get(hits.map(({ id }) => id))
  return hits.flatMap(({ id, highlights }, at) => {
    const product = stored.get(id)
    return product ? [{ product, at, highlights }] : []
  })
}

function occasionOf(
  { product: { variants }, at, highlights }: Shown,
  { idName, requestId, offset = 0, filters = [] }: Wish,
): Occasion {
  const marks = highlights.flatMap(({ field, ranges }): NonNullable<Display['highlights']> =>
    field === 'title' || field === 'brand' || field === 'description'
      ? [{ field, ranges: ranges.map(([from, to]) => [from, to]) }]
      : [],
  )
  return {
    variant_index: variants.length > 0 ? chosenVariant(variants, filters) : null,
    [idName]: `${requestId}-${offset + at + 1}`,
    ...(marks.length > 0 ? { highlights: marks } : {}),
  }
}

function cardOf(product: StoredProduct, { language, currency }: Pick<Place, 'language' | 'currency'>): Card {
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

function variantDisplay(variant: StoredProduct['variants'][number], product: StoredProduct): VariantDisplay {
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

/** The first variant that has what the shopper chose, one in stock before one that is not. */
function chosenVariant(variants: StoredProduct['variants'], filters: readonly Filter[]): number {
  const chosen = filters.filter(({ op }) => op === 'eq' || op === 'in')
  const score = (variant: StoredProduct['variants'][number]) =>
    chosen.filter(({ field, data }) => {
      const value = Object.hasOwn(variant.attributes, field) ? variant.attributes[field] : undefined
      if (value === undefined) return false
      const wanted = (typeof data === 'object' ? data : [data]).map(String)
      return (typeof value === 'object' ? value : [value]).some((one) => wanted.includes(String(one)))
    }).length *
      2 +
    Number(variant.in_stock)
  let best = 0
  for (const [at, variant] of variants.entries()) {
    const current = variants[best]
    if (current && score(variant) > score(current)) best = at
  }
  return best
}
