import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { AttributeValue, ProductRecord } from '../src/engine/record.js'
import type { JudgedQuery, RelevanceSet } from './sets.js'

/**
 * Folder of the electronics set: `RELEVANCE_DATA`, or `../shared/data/relevance` beside the project. It may be missing.
 */
export const electronicsFolder = (): string =>
  process.env['RELEVANCE_DATA'] ?? fileURLToPath(new URL('../../../../shared/data/relevance', import.meta.url))

type Source = Readonly<Record<string, unknown>> & {
  id: string
  name: string
  title: string
  ean: readonly string[]
  supplier: string
  price: number
  short_description?: string
  attr_t_product_type?: string
}

/**
 * A product of the electronics shop as a record: supplier as brand, `attr_t_product_type` as category, part number (`name`) and EAN as
 * identifiers, other `attr_*` as attributes without their prefix.
 */
function toRecord(source: Source): ProductRecord {
  const attributes: Record<string, AttributeValue> = { mpn: source.name, ean: source.ean }
  for (const [key, value] of Object.entries(source)) {
    const name = /^attr_[tnb]_(.+)$/.exec(key)?.[1]
    if (name === undefined || name === 'product_type') continue
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') attributes[name] = value
  }
  return {
    id: source.id,
    title: source.title,
    brand: source.supplier,
    categories: source.attr_t_product_type === undefined ? [] : [[source.attr_t_product_type]],
    description: source.short_description ?? '',
    pageUrl: `/p/${source.id}`,
    imageUrls: [],
    salePrice: source.price === 0 ? null : source.price,
    originalPrice: null,
    inStock: true,
    popularity: 0,
    attributes,
    modelKey: null,
    variants: [],
  }
}

/** Reads the electronics set from its folder; a README there describes the files. */
export function electronicsSet(folder: string, queries?: string): RelevanceSet {
  const lines = gunzipSync(readFileSync(join(folder, 'electronics-products.jsonl.gz')))
    .toString('utf8')
    .split('\n')
  const records = lines.filter((line) => line !== '').map((line) => toRecord(JSON.parse(line) as Source))
  const judged = JSON.parse(
    readFileSync(queries ?? join(folder, 'electronics-queries-dev.json'), 'utf8'),
  ) as JudgedQuery[]
  return { name: 'electronics', language: 'en', synonyms: [], records, queries: judged }
}
