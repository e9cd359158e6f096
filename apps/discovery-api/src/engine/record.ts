/** One value of an attribute, by which a product can be found, filtered and sorted. */
export type AttributeValue = string | number | boolean | readonly string[]

/** A variant of a product (a size, a colour, a pack) that a card can show. */
export type VariantRecord = {
  readonly id: string
  readonly title: string | null
  readonly pageUrl: string | null
  readonly imageUrls: readonly string[]
  /** Whole minor units (öre, cents). */
  readonly salePrice: number | null
  readonly originalPrice: number | null
  readonly inStock: boolean
  readonly attributes: Readonly<Record<string, AttributeValue>>
}

/** A product as the engines know it: a validated record of the feed, in one market and language. */
export type ProductRecord = {
  /** The merchant's own id; unique in a tenant and market. */
  readonly id: string
  readonly title: string
  readonly brand: string | null
  /** Paths from the root: `[['Glasögon', 'Läsglasögon']]`. A product may be in several categories. */
  readonly categories: readonly (readonly string[])[]
  readonly description: string
  readonly pageUrl: string
  readonly imageUrls: readonly string[]
  /** Whole minor units (öre, cents); null when the merchant gives no price. */
  readonly salePrice: number | null
  readonly originalPrice: number | null
  readonly inStock: boolean
  /** The merchant's own measure of demand on any scale; 0 when unknown. */
  readonly popularity: number
  readonly attributes: Readonly<Record<string, AttributeValue>>
  /** Equal for products whose cards show each other, such as the colours of a frame; null for other products. */
  readonly modelKey: string | null
  readonly variants: readonly VariantRecord[]
}
