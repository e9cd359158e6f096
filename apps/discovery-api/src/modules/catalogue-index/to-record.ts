import type { Language } from '../../engine/engine.js'
import type { AttributeValue, ProductRecord, VariantRecord } from '../../engine/record.js'
import { type Currency, toMinor } from './currency.js'
import type { StoredContent, StoredProduct } from './stored.js'

type Attributes = Readonly<Record<string, AttributeValue>>

/** The record in the market's language; fields that lack a translation keep the default. */
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

/** A stored product as the engines know it. `bonus` is the popularity from events, added to the merchant's own. */
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
    // Rows from before this field existed lack it.
    modelKey: local.model_key ?? null,
    variants,
  }
}

/** Pictures in order: the single one first, then the rest of the list. */
export function imagesOf(one: {
  readonly image_url?: string | null | undefined
  readonly image_urls?: readonly string[] | null | undefined
}): string[] {
  return [...new Set([...(one.image_url ? [one.image_url] : []), ...(one.image_urls ?? [])])]
}

/** A content page as a record, so that the same engine and language rules find it. */
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

/** Adds the values of the variants to the product's, so that a filter on any variant finds the product. */
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
    // A single value keeps its type; several become texts, because lists contain only texts.
    joined[name] = different.length === 1 && only !== undefined ? only : different.map(String)
  }
  return joined
}

function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}
