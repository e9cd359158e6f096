import { price } from './price.js'
import type { FeedLine } from './read-ndjson.js'

/** An item of a Merchant Center feed: its attributes in order, without the prefix `g:`. */
export type MerchantItem = { readonly line: number; readonly values: ReadonlyMap<string, readonly string[]> }

/** Attributes that help a shopper to choose. */
const ATTRIBUTES = [
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'age_group',
  'gtin',
  'mpn',
  'condition',
  'size_type',
  'size_system',
  'energy_efficiency_class',
  'custom_label_0',
  'custom_label_1',
  'custom_label_2',
  'custom_label_3',
  'custom_label_4',
] as const

type Fields = Record<string, unknown>
type MerchantContext = {
  readonly now: Date
  /** Currency of the market. A price in another currency is refused. */
  readonly currency?: string | undefined
}

/**
 * Makes canonical records of items. Items with the same `item_group_id` become one product with variants. It comes at
 * the end of the feed, because any later item may belong to it.
 */
export async function* merchantRecords(
  items: AsyncIterable<MerchantItem | FeedLine>,
  context: MerchantContext,
): AsyncGenerator<FeedLine> {
  const groups = new Map<string, MerchantItem[]>()
  for await (const item of items) {
    if (!('values' in item)) {
      yield item
      continue
    }
    const group = item.values.get('item_group_id')?.[0]?.trim()
    if (!group) yield { line: item.line, value: record(item, context) }
    else groups.set(group, [...(groups.get(group) ?? []), item])
  }
  for (const [id, group] of groups) {
    const [first] = group
    if (first) yield { line: first.line, value: grouped(id, group, first, context) }
  }
}

function grouped(id: string, group: readonly MerchantItem[], first: MerchantItem, context: MerchantContext): Fields {
  const variants = group.map((item) => {
    const { product_id, title, page_url, image_url, image_urls, sale_price, original_price, in_stock, attributes } =
      record(item, context)
    return { product_id, title, page_url, image_url, image_urls, sale_price, original_price, in_stock, attributes }
  })
  const { attributes: _, ...own } = record(first, context)
  return { ...own, product_id: id, in_stock: variants.some((variant) => variant['in_stock'] === true), variants }
}

function record({ values }: MerchantItem, { now, currency }: MerchantContext): Fields {
  const one = (name: string) => values.get(name)?.[0]?.trim() || undefined
  const full = price(one('price'), currency)
  const reduced = saleHolds(one('sale_price_effective_date'), now) ? price(one('sale_price'), currency) : undefined
  const category = one('product_type') ?? one('google_product_category')
  const paths = (values.get('product_type') ?? []).map(path).filter((parts) => parts.length > 0)
  const attributes: Fields = {}
  for (const name of ATTRIBUTES) {
    const value = one(name)
    if (value !== undefined)
      attributes[name] = name === 'color' && value.includes('/') ? value.split('/').map((part) => part.trim()) : value
  }
  const images = (values.get('additional_image_link') ?? [])
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
  return {
    product_id: one('id'),
    title: one('title'),
    description: one('description') ?? '',
    page_url: one('link'),
    image_url: one('image_link'),
    image_urls: images.filter((url) => url !== ''),
    sale_price: reduced ?? full,
    original_price: full,
    in_stock: /^(?:in[ _]stock|preorder|backorder)$/i.test(one('availability') ?? 'in stock'),
    brand: one('brand'),
    // A number from Google's taxonomy is not a category name for shoppers, so it is left out.
    category: paths.length > 0 ? paths : category !== undefined && !/^\d+$/.test(category) ? path(category) : [],
    attributes,
  }
}

const path = (text: string) =>
  text
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function saleHolds(range: string | undefined, now: Date): boolean {
  if (range === undefined) return true
  const [from, to] = range.split('/').map((text) => Date.parse(text.trim()))
  return (
    (Number.isNaN(from) || from === undefined || from <= now.getTime()) &&
    (Number.isNaN(to) || to === undefined || now.getTime() <= to)
  )
}
