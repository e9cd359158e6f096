import { demoRecords, eyewearQueries, EYEWEAR_SYNONYMS, type FeedRecord } from '@klarsikt/fixtures/relevance'
import type { ProductRecord } from '../src/engine/record.js'
import type { RelevanceSet } from './sets.js'

/** The demo catalogue depends on the day, because of campaigns. The judgements are for this day. */
const DAY = new Date('2026-11-20T09:00:00Z')

const minor = (price: number): number => Math.round(price * 100)

function toRecord(line: FeedRecord): ProductRecord {
  return {
    id: line.product_id,
    title: line.title,
    brand: line.brand,
    categories: line.category,
    description: line.description,
    pageUrl: line.page_url,
    imageUrls: line.image_urls,
    salePrice: minor(line.sale_price),
    originalPrice: minor(line.original_price),
    inStock: line.in_stock,
    popularity: line.popularity,
    attributes: line.attributes,
    modelKey: line.model_key,
    variants: line.variants.map((variant) => ({
      id: variant.product_id,
      title: variant.title,
      pageUrl: variant.page_url,
      imageUrls: variant.image_urls,
      salePrice: variant.sale_price === null ? null : minor(variant.sale_price),
      originalPrice: variant.original_price === null ? null : minor(variant.original_price),
      inStock: variant.in_stock,
      attributes: variant.attributes,
    })),
  }
}

/** The Swedish set over the demo shop: `dev` is for tuning the ranking, `held-out` for checking it. */
export async function eyewearSet(half: 'dev' | 'held-out'): Promise<RelevanceSet> {
  const records = (await demoRecords(DAY)).map(toRecord)
  const queries = eyewearQueries().filter((query) => query.half === half && query.noProducts !== true)
  return { name: `eyewear ${half}`, language: 'sv', synonyms: EYEWEAR_SYNONYMS, records, queries }
}
