import type { Display, VariantDisplay } from '@klarsikt/contract/discovery/types'
import type { Filter, Hit, Language } from '../../engine/engine.js'
import type { StoredProduct } from '../feed/stored.js'
import type { Market } from '../market/market.js'
import { imagesOf, inLanguage } from '../market/to-record.js'

/** Which of the three ids a card carries. */
export type ResultIdName = 'search_result_id' | 'product_listing_result_id' | 'recommendation_id'

type Wish = {
  readonly idName: ResultIdName
  /** Id of the request; a card's own id is made of it. */
  readonly requestId: string
  /** Position of the first card in the whole list. */
  readonly offset?: number
  /** What the shopper chose: decides which variant a card shows. */
  readonly filters?: readonly Filter[]
}

/** The cards of what was found; what has been removed since it was indexed is left out. */
export async function displaysOf(
  market: Pick<Market, 'products' | 'language' | 'currency'>,
  hits: readonly Pick<Hit, 'id' | 'highlights'>[],
  { idName, requestId, offset = 0, filters = [] }: Wish,
): Promise<Display[]> {
  const stored = await market.products.get(hits.map(({ id }) => id))
  return hits.flatMap(({ id, highlights }, at) => {
    const product = stored.get(id)
    if (!product) return []
    const card = displayOf(product, market.language, market.currency.code, filters)
    const marks = highlights.flatMap(({ field, ranges }): NonNullable<Display['highlights']> =>
      field === 'title' || field === 'brand' || field === 'description'
        ? [{ field, ranges: ranges.map(([from, to]) => [from, to]) }]
        : [],
    )
    return [
      {
        ...card,
        [idName]: `${requestId}-${offset + at + 1}`,
        ...(marks.length > 0 ? { highlights: marks } : {}),
      },
    ]
  })
}

/** One product as a card, without the ids of an answer. */
export function displayOf(
  product: StoredProduct,
  language: Language,
  currency: string,
  filters: readonly Filter[] = [],
): Display {
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
    currency,
    in_stock: local.in_stock,
    attributes: local.attributes,
    variants: variants.map(({ product_id: id }) => id),
    variant_displays: variants,
    variant_index: variants.length > 0 ? chosenVariant(variants, filters) : null,
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
function chosenVariant(variants: readonly VariantDisplay[], filters: readonly Filter[]): number {
  const chosen = filters.filter(({ op }) => op === 'eq' || op === 'in')
  const score = (variant: VariantDisplay) =>
    chosen.filter(({ field, data }) => {
      const value = variant.attributes[field]
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
