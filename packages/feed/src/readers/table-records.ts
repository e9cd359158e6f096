import { feedProduct } from '@klarsikt/contract/discovery'
import type { MerchantItem } from './merchant-center.js'
import { price } from './price.js'
import type { FeedLine } from './read-ndjson.js'

type Fields = Record<string, unknown>

/** Makes records by field name of table rows or XML items. A name that comes several times gets a list. */
export async function* plainRecords(items: AsyncIterable<MerchantItem | FeedLine>): AsyncGenerator<FeedLine> {
  for await (const item of items) {
    if (!('values' in item)) yield item
    else {
      const entries = [...item.values].map(([name, values]) => [name, values.length === 1 ? values[0] : values])
      yield { line: item.line, value: Object.fromEntries(entries) as Fields }
    }
  }
}

/**
 * Converts records in which every field is text, as in a table, to canonical records with amounts, numbers and lists.
 */
export async function* typedRecords(lines: AsyncIterable<FeedLine>, currency?: string): AsyncGenerator<FeedLine> {
  for await (const line of lines) {
    if ('problem' in line || typeof line.value !== 'object' || line.value === null) yield line
    else yield { line: line.line, value: typed(line.value as Fields, currency) }
  }
}

const STANDARD = new Set(Object.keys(feedProduct.shape))

function typed(record: Fields, currency: string | undefined): Fields {
  const given = (record['attributes'] ?? {}) as Fields
  // A column that is not a field of the record becomes an attribute of the product.
  const more = Object.entries(record).filter(([name]) => !STANDARD.has(name))
  const own = Object.entries(record).filter(([name]) => STANDARD.has(name))
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, typedField(name, value, currency)])),
    ...(Array.isArray(record['variants'])
      ? { variants: (record['variants'] as Fields[]).map((variant) => typedVariant(variant, currency)) }
      : {}),
    attributes: { ...given, ...Object.fromEntries(more) },
  }
}

const typedVariant = (variant: Fields, currency: string | undefined): Fields =>
  Object.fromEntries(Object.entries(variant).map(([name, value]) => [name, typedField(name, value, currency)]))

function typedField(name: string, value: unknown, currency: string | undefined): unknown {
  if (typeof value !== 'string') return value
  switch (name) {
    case 'sale_price':
    case 'original_price':
      return price(value, currency)
    case 'popularity':
      return /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
    case 'in_stock':
      return yesOrNo(value)
    case 'image_urls':
      return value.split(/[|,\s]+/).filter((url) => url !== '')
    default:
      return value
  }
}

function yesOrNo(text: string): boolean | string {
  if (/^(?:true|1|yes|ja|in[ _]stock|preorder|backorder)$/i.test(text.trim())) return true
  return /^(?:false|0|no|nej|out[ _]of[ _]stock)$/i.test(text.trim()) ? false : text
}
