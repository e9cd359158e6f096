import { MAX_ATTRIBUTE_TEXT } from '@klarsikt/contract/discovery'

/** An attribute that was left out of a product. `field` is its path in the record. */
export type DroppedAttribute = { readonly field: string; readonly why: string }

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns a copy of the record without attributes that are too long to be stored, because a product without one
 * attribute is better than no product.
 */
export function dropLongAttributes(record: unknown): {
  readonly record: unknown
  readonly dropped: readonly DroppedAttribute[]
} {
  const dropped: DroppedAttribute[] = []
  if (!isFields(record)) return { record, dropped }
  const clean = { ...record }
  if ('attributes' in record) clean['attributes'] = attributesOf(record['attributes'], 'attributes', dropped)
  if (Array.isArray(record['variants']))
    clean['variants'] = (record['variants'] as unknown[]).map((variant, at) =>
      cleaned(variant, `variants.${at}`, dropped),
    )
  if (isFields(record['localized']))
    clean['localized'] = Object.fromEntries(
      Object.entries(record['localized']).map(([language, text]) => [
        language,
        cleaned(text, `localized.${language}`, dropped),
      ]),
    )
  return { record: dropped.length > 0 ? clean : record, dropped }
}

function cleaned(part: unknown, path: string, dropped: DroppedAttribute[]): unknown {
  if (!isFields(part) || !('attributes' in part)) return part
  return { ...part, attributes: attributesOf(part['attributes'], `${path}.attributes`, dropped) }
}

function attributesOf(attributes: unknown, path: string, dropped: DroppedAttribute[]): unknown {
  if (!isFields(attributes)) return attributes
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      const length = longest(value)
      if (length <= MAX_ATTRIBUTE_TEXT) return true
      const why = `left out: ${length} characters, at most ${MAX_ATTRIBUTE_TEXT} are stored`
      dropped.push({ field: `${path}.${name}`, why })
      return false
    }),
  )
}

function longest(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (!Array.isArray(value)) return 0
  return (value as unknown[]).reduce<number>((most, one) => Math.max(most, typeof one === 'string' ? one.length : 0), 0)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
