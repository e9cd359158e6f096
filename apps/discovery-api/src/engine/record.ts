/** One value of an attribute: what a product can be found, filtered and sorted by. */
export type AttributeValue = string | number | boolean | readonly string[]

/** A choice of the same product (a size, a colour, a pack) that a card can show. */
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

/** A product as the engines know it: the canonical record of the feed after validation, in one market and language. */
export type ProductRecord = {
  /** The merchant's own id; unique in a tenant and market. */
  readonly id: string
  readonly title: string
  readonly brand: string | null
  /** Paths from the root: `[['Glasögon', 'Läsglasögon']]`. A product may hang in several places. */
  readonly categories: readonly (readonly string[])[]
  readonly description: string
  readonly pageUrl: string
  readonly imageUrls: readonly string[]
  /** Whole minor units (öre, cents); null when the merchant names no price. */
  readonly salePrice: number | null
  readonly originalPrice: number | null
  readonly inStock: boolean
  /** The merchant's own measure of demand, 0 when unknown; any scale. */
  readonly popularity: number
  readonly attributes: Readonly<Record<string, AttributeValue>>
  /** The same for products whose cards show each other, such as the colours of a frame; null for all others. */
  readonly modelKey: string | null
  readonly variants: readonly VariantRecord[]
}
