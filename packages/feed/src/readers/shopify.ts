import type { MerchantItem } from './merchant-center.js'
import { price } from './price.js'
import type { FeedLine } from './read-ndjson.js'

type Fields = Record<string, unknown>
type Row = MerchantItem

/** Returns whether a heading has the columns that only Shopify's export of products has. */
export const isShopify = (heading: readonly string[]): boolean =>
  heading.includes('Handle') && heading.includes('Variant Price')

/**
 * Makes canonical records of Shopify's export of products. The rows with the same `Handle` are one product with its
 * variants and pictures. Products that are not published are left out.
 */
export async function* shopifyRecords(
  rows: AsyncIterable<Row | FeedLine>,
  currency: string | undefined,
): AsyncGenerator<FeedLine> {
  const byHandle = new Map<string, Row[]>()
  // When no row names a tracker, stock counts for all products if any row has a quantity, and otherwise for none.
  let countsStock = false
  let namesTracker = false
  for await (const row of rows) {
    if (!('values' in row)) {
      yield row
      continue
    }
    const handle = one(row, 'Handle')
    if (handle === undefined) {
      yield { line: row.line, problem: 'Handle: is missing' }
      continue
    }
    byHandle.set(handle, [...(byHandle.get(handle) ?? []), row])
    countsStock ||= Number(one(row, 'Variant Inventory Qty') ?? 0) > 0
    namesTracker ||= one(row, 'Variant Inventory Tracker') !== undefined
  }
  const isInStock = (row: Row) => {
    const quantity = one(row, 'Variant Inventory Qty')
    if (quantity === undefined || one(row, 'Variant Inventory Policy') === 'continue') return true
    const isTracked = namesTracker ? one(row, 'Variant Inventory Tracker') !== undefined : countsStock
    return !isTracked || Number(quantity) > 0
  }
  for (const [handle, group] of byHandle) {
    const [first] = group
    if (first && isPublished(first))
      yield { line: first.line, value: product(handle, group, { first, currency, isInStock }) }
  }
}

const one = ({ values }: Row, name: string): string | undefined => values.get(name)?.[0]

const isPublished = (row: Row): boolean =>
  !/^(?:draft|archived)$/i.test(one(row, 'Status') ?? '') && !/^false$/i.test(one(row, 'Published') ?? '')

type Context = {
  readonly first: Row
  readonly currency: string | undefined
  readonly isInStock: (row: Row) => boolean
}

function product(handle: string, group: readonly Row[], { first, currency, isInStock }: Context): Fields {
  const names = [1, 2, 3].map((at) => one(first, `Option${at} Name`))
  const sold = group.filter((row) => one(row, 'Variant Price') !== undefined)
  const variants = sold.map((row, at) => ({
    product_id: one(row, 'Variant SKU') ?? `${handle}-${at + 1}`,
    ...prices(row, currency),
    in_stock: isInStock(row),
    image_url: one(row, 'Variant Image'),
    attributes: optionsOf(row, names),
  }))
  const [cheapest] = sold.toSorted((a, b) => amountOf(a, currency) - amountOf(b, currency))
  const images = group.toSorted((a, b) => position(a) - position(b)).flatMap((row) => one(row, 'Image Src') ?? [])
  const [only] = variants
  const tags = (one(first, 'Tags') ?? '').split(',').map((tag) => tag.trim())
  return {
    product_id: handle,
    title: one(first, 'Title'),
    description: one(first, 'Body (HTML)') ?? '',
    brand: one(first, 'Vendor'),
    category: one(first, 'Type') ?? one(first, 'Product Category') ?? [],
    page_url: `/products/${handle}`,
    image_url: images[0],
    image_urls: images.slice(1),
    ...prices(cheapest ?? first, currency),
    in_stock: sold.length === 0 || variants.some((variant) => variant.in_stock),
    attributes: {
      ...(variants.length === 1 ? only?.attributes : {}),
      ...(tags[0] ? { tags: tags.filter((tag) => tag !== '') } : {}),
    },
    variants: variants.length > 1 ? variants : [],
  }
}

function prices(row: Row, currency: string | undefined): Fields {
  const sale_price = price(one(row, 'Variant Price'), currency)
  return { sale_price, original_price: price(one(row, 'Variant Compare At Price'), currency) ?? sale_price }
}

function amountOf(row: Row, currency: string | undefined): number {
  const amount = price(one(row, 'Variant Price'), currency)
  return typeof amount === 'number' ? amount : 0
}

const position = (row: Row): number => Number(one(row, 'Image Position') ?? 1)

/**
 * Returns the options of a variant. A product without a choice has the option `Title` with the value `Default Title`,
 * which is left out.
 */
function optionsOf(row: Row, names: readonly (string | undefined)[]): Fields {
  const options = names.flatMap((name, at) => {
    const value = one(row, `Option${at + 1} Value`)
    return name === undefined || value === undefined || value === 'Default Title' ? [] : [[name, value] as const]
  })
  return Object.fromEntries(options)
}
