import { createHash } from 'node:crypto'
import { tokenise } from '../analyser/tokenise.js'
import type { FieldLengths } from '../embedded/core.js'
import { FIELDS, textsOf } from '../embedded/fields.js'
import { FIELD_WEIGHTS } from '../embedded/scoring.js'
import { pathKey, RESERVED } from '../embedded/values.js'
import type { ProductRecord } from '../record.js'
import { featureOf, keyOf } from './names.js'
import { sortKey } from './sort-key.js'

/** Longer words are serial numbers and links that nobody types. */
const MAX_WORD_LENGTH = 100
const TITLE_WORDS = 32
/** Smallest stored strength: OpenSearch rejects features below it. */
const MIN_STRENGTH = 0.001

export type StoredProduct = {
  readonly id: string
  readonly seq: number
  readonly words: Readonly<Record<string, number>>
  readonly vocabulary: readonly string[]
  readonly title: string
  readonly popularity: number
  readonly model: string
  readonly category: readonly string[]
  readonly leaf: readonly string[]
  readonly f: Readonly<Record<string, readonly string[]>>
  readonly n: Readonly<Record<string, number>>
  readonly k: Readonly<Record<string, string>>
  readonly record: ProductRecord
  /** Digest of the record, by which unchanged products are recognised and not sent. */
  readonly digest: string
}

/**
 * A product with the strength of each of its words. The lengths of its fields are added to `lengths`, whose means the strengths depend on.
 * Words are stored as written; stems, parts and synonyms are known for each word outside the documents, so another language needs no other
 * documents.
 */
export function documentOf(record: ProductRecord, seq: number, lengths: FieldLengths): StoredProduct {
  const { strengths, title } = strengthsOf(textsOf(record), lengths)
  const { texts, numbers } = valuesOf(record)
  const words: Record<string, number> = {}
  for (const [word, strength] of strengths) words[featureOf(word)] = Math.max(MIN_STRENGTH, strength)
  return {
    id: record.id,
    seq,
    words,
    vocabulary: [...strengths.keys()],
    title,
    popularity: Math.max(0, record.popularity),
    // Without this, the cluster would treat all products without a model as one.
    model: record.modelKey === null ? `id ${record.id}` : `key ${record.modelKey}`,
    category: pathsOf(record),
    leaf: [...new Set(record.categories.filter((path) => path.length > 0).map(pathKey))],
    f: keyed(texts),
    n: keyed(numbers),
    k: {
      title: sortKey(record.title),
      ...Object.fromEntries([...texts].flatMap(([name, [first]]) => (first ? [[keyOf(name), sortKey(first)]] : []))),
    },
    record,
    digest: createHash('sha256').update(JSON.stringify(record)).digest('base64url'),
  }
}

const keyed = <V>(values: ReadonlyMap<string, V>): Record<string, V> =>
  Object.fromEntries([...values].map(([name, value]) => [keyOf(name), value]))

/** Every path that one of the categories equals or lies under. */
function pathsOf({ categories }: ProductRecord): string[] {
  return [...new Set(categories.flatMap((path) => path.map((_, depth) => pathKey(path.slice(0, depth + 1)))))]
}

function strengthsOf(texts: readonly string[], lengths: FieldLengths) {
  const strengths = new Map<string, number>()
  let title: string[] = []
  for (const [field, name] of FIELDS.entries()) {
    const tokens = tokenise(texts[field] ?? '').filter(({ word }) => word.length <= MAX_WORD_LENGTH)
    const whole = tokens.filter(({ span }) => span === 1)
    lengths.add(field, whole.length)
    const { weight, length: discount } = FIELD_WEIGHTS[name]
    const gain = weight / (1 - discount + (discount * whole.length) / lengths.mean(field))
    for (const { word } of tokens) strengths.set(word, (strengths.get(word) ?? 0) + gain)
    if (name === 'title') title = whole.map(({ word }) => word)
  }
  return { strengths, title: title.slice(0, TITLE_WORDS).join(' ') }
}

function valuesOf(record: ProductRecord) {
  const texts = new Map<string, readonly string[]>()
  const numbers = new Map<string, number>()
  for (const [name, value] of Object.entries(record.attributes)) {
    if (RESERVED.has(name)) continue
    if (typeof value === 'number') {
      if (Number.isFinite(value)) numbers.set(name, value)
    } else texts.set(name, typeof value === 'object' ? [...new Set(value)] : [String(value)])
  }
  const { salePrice, originalPrice, brand } = record
  if (brand !== null && brand !== '') texts.set('brand', [brand])
  if (salePrice !== null) numbers.set('sale_price', salePrice)
  if (originalPrice !== null) numbers.set('original_price', originalPrice)
  texts.set('in_stock', [String(record.inStock)])
  texts.set('on_sale', [String(salePrice !== null && originalPrice !== null && salePrice < originalPrice)])
  numbers.set('popularity', record.popularity)
  return { texts, numbers }
}
