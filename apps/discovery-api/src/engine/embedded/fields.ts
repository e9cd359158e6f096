import type { AttributeValue, ProductRecord } from '../record.js'

/** Fields of a product in which words are searched. The position is the field's number in the index. */
export const FIELDS = ['title', 'brand', 'category', 'identifier', 'attributes', 'description'] as const
export type FieldName = (typeof FIELDS)[number]

/** Attributes with codes of one article, which people type from a box or an invoice. */
const IDENTIFIERS = /^(?:ean|gtin|mpn|sku|isbn|upc|oem_code|article_number|artikelnummer|model_number|part_number)\d*$/i

/** Characters read from one attribute value. Longer lists of compatible goods say little about the product. */
const LONGEST_VALUE = 300

/** Merchants also put names into these attributes; only words with a digit are codes. */
const codes = (value: AttributeValue): string =>
  (typeof value === 'object' ? value.join(' ') : String(value))
    .split(/\s+/)
    .filter((word) => /\d/.test(word))
    .join(' ')

const textOf = (name: string, value: AttributeValue): string => {
  // A property that a product has is found by its name: `touchscreen: true`.
  if (typeof value === 'boolean') return value ? name.replaceAll('_', ' ') : ''
  if (typeof value === 'number') return ''
  return (typeof value === 'string' ? value : value.join(' · ')).slice(0, LONGEST_VALUE)
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))]

/** The texts of a product by field, in the order of {@link FIELDS}. */
export function textsOf(record: ProductRecord): string[] {
  const identifiers = [record.id, ...record.variants.map(({ id }) => id)]
  const attributes: string[] = []
  for (const [name, value] of Object.entries(record.attributes)) {
    if (IDENTIFIERS.test(name)) identifiers.push(codes(value))
    else attributes.push(textOf(name, value))
  }
  for (const variant of record.variants) {
    if (variant.title !== null) attributes.push(variant.title)
    for (const [name, value] of Object.entries(variant.attributes)) {
      if (IDENTIFIERS.test(name)) identifiers.push(codes(value))
      else attributes.push(textOf(name, value))
    }
  }
  return [
    record.title,
    record.brand ?? '',
    unique(record.categories.flat()).join(' · '),
    unique(identifiers).join(' · '),
    unique(attributes).join(' · '),
    record.description,
  ]
}
