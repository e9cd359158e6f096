import type { Language } from '../../engine/engine.js'
import type { AttributeValue, ProductRecord, VariantRecord } from '../../engine/record.js'
import { type Currency, toMinor } from './currency.js'
import type { StoredContent, StoredProduct } from './stored.js'

type Attributes = Readonly<Record<string, AttributeValue>>

/** The record in the language of the market: what the feed says in that language, else what it says at all. */
export function inLanguage<T extends Omit<StoredProduct, 'description' | 'popularity'>>(
  stored: T,
  language: Language,
): T {
  const own = stored.localized[language]
  if (!own) return stored
  return {
    ...stored,
    title: own.title ?? stored.title,
    ...(typeof own.description === 'string' ? { description: own.description } : {}),
    category: own.category.length > 0 ? own.category : stored.category,
    attributes: { ...stored.attributes, ...own.attributes },
  }
}

/** A stored product as the engines know it; `bonus` is what shoppers add to the merchant's own measure of demand. */
export function toRecord(stored: StoredProduct, language: Language, currency: Currency, bonus = 0): ProductRecord {
  const local = inLanguage(stored, language)
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, currency))
  const variants: VariantRecord[] = local.variants.map((variant) => ({
    id: variant.product_id,
    title: variant.title,
    pageUrl: variant.page_url,
    imageUrls: imagesOf(variant),
    salePrice: minor(variant.sale_price),
    originalPrice: minor(variant.original_price),
    inStock: variant.in_stock,
    attributes: variant.attributes,
  }))
  const salePrice = minor(local.sale_price) ?? lowest(variants.map((variant) => variant.salePrice))
  return {
    id: local.product_id,
    title: local.title,
    brand: local.brand,
    categories: local.category,
    description: local.description,
    pageUrl: local.page_url,
    imageUrls: imagesOf(local),
    salePrice,
    originalPrice: minor(local.original_price) ?? salePrice,
    inStock: local.in_stock,
    popularity: local.popularity + bonus,
    attributes: withVariants(local.attributes, variants),
    // Missing in rows of before there were such keys.
    modelKey: local.model_key ?? null,
    variants,
  }
}

/** Pictures in order: the single one first, then the list without it. */
export function imagesOf(one: {
  readonly image_url?: string | null | undefined
  readonly image_urls?: readonly string[] | null | undefined
}): string[] {
  return [...new Set([...(one.image_url ? [one.image_url] : []), ...(one.image_urls ?? [])])]
}

/** A content page as a record, so that the same engine finds it with the same understanding of words. */
export function contentRecord(stored: StoredContent): ProductRecord {
  return {
    id: stored.content_id,
    title: stored.title,
    brand: null,
    categories: [],
    description: stored.text,
    pageUrl: stored.page_url,
    imageUrls: stored.image_url === null ? [] : [stored.image_url],
    salePrice: null,
    originalPrice: null,
    inStock: true,
    popularity: 0,
    attributes: {},
    modelKey: null,
    variants: [],
  }
}

/** A product is found by what any of its variants is: their values join those of the product. */
function withVariants(own: Attributes, variants: readonly VariantRecord[]): Attributes {
  const joined: Record<string, AttributeValue> = { ...own }
  const names = new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))
  for (const name of names) {
    const values = [own, ...variants.map(({ attributes }) => attributes)]
      .flatMap((one) => (Object.hasOwn(one, name) ? [one[name]] : []))
      .filter((value) => value !== undefined)
    const different = [
      ...new Set(
        values.flatMap((value): readonly (string | number | boolean)[] =>
          typeof value === 'object' ? value : [value],
        ),
      ),
    ]
    const [only] = different
    // A list holds texts only, so one value keeps its kind and several become texts.
    joined[name] = different.length === 1 && only !== undefined ? only : different.map(String)
  }
  return joined
}

function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}
