import { rarity, saturate } from '../embedded/scoring.js'
import type { Filter, Hit } from '../engine.js'
import { ask, idOf } from './ask.js'
import { clauseOf, type Clause } from './filters.js'
import type { IndexHandle } from './index-handle.js'
import { featureOf } from './names.js'
import { HALF_SATURATION } from './scoring.js'
import { storedOf } from './stored.js'

/** Words by which a product is compared: those that distinguish it most. */
const MAX_DISTINCTIVE_WORDS = 24
/** What the same category, the same brand and each shared value add to a score. The words give at most 1. */
const SAME_FIELD_WEIGHTS = { category: 0.5, brand: 0.15, value: 0.05 } as const
/** Most values of a product that are compared; together they add at most 0.4. */
const VALUES = 8
/** Words in more than this share of products are not compared, because they distinguish little. */
const SHARED_BY = 0.5

type Stored = {
  readonly vocabulary: readonly string[]
  readonly words: Readonly<Record<string, number>>
  readonly leaf: readonly string[]
  readonly f: Readonly<Record<string, readonly string[]>>
}

/** The products most alike by distinctive words, category, brand and values; none when the product is unknown. */
export async function similar(
  handle: IndexHandle,
  id: string,
  limit: number,
  filters: readonly Filter[],
): Promise<readonly Hit[]> {
  const [own] = await storedOf<Stored>(handle, [id], ['vocabulary', 'words', 'leaf', 'f'])
  if (own === undefined || limit <= 0) return []
  const words = wordClauses(handle, own)
  const answer = await ask(handle.connection, handle.index, {
    size: limit,
    query: {
      bool: {
        must: [{ bool: { should: words, minimum_should_match: 1 } }],
        should: valueClauses(own),
        must_not: [{ term: { id } }],
        filter: filters.map(clauseOf),
      },
    },
    sort: [{ _score: { order: 'desc' } }, { seq: { order: 'asc' } }],
    _source: false,
    docvalue_fields: ['id'],
  })
  return answer.hits.hits.map((hit) => ({ id: idOf(hit), score: hit._score ?? 0, highlights: [] }))
}

function wordClauses({ metadata: { vocabulary, products } }: IndexHandle, own: Stored): Clause[] {
  const distinctive = own.vocabulary
    .map((word) => {
      const known = vocabulary.idOf(word)
      const count = known === undefined ? 0 : vocabulary.countOf(known)
      const feature = featureOf(word)
      const strength = saturate(own.words[feature] ?? 0)
      return { word, feature, count, weight: strength * rarity(count, Math.max(1, products, count)) }
    })
    .filter(({ word, count }) => count > 1 && count < products * SHARED_BY && !/^[\d.+-]+$/.test(word))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_DISTINCTIVE_WORDS)
  const sum = distinctive.reduce((total, { weight }) => total + weight, 0)
  return distinctive.map(({ feature, weight }) => ({
    rank_feature: { field: `words.${feature}`, saturation: { pivot: HALF_SATURATION }, boost: weight / sum },
  }))
}

function valueClauses({ leaf, f }: Stored): Clause[] {
  const shared = (field: string, values: readonly string[], boost: number): Clause => ({
    constant_score: { filter: { terms: { [field]: values } }, boost },
  })
  const attributes = Object.entries(f).filter(([key]) => key !== 'brand' && key !== 'in_stock' && key !== 'on_sale')
  return [
    shared('leaf', leaf, SAME_FIELD_WEIGHTS.category),
    ...(f['brand'] === undefined ? [] : [shared('f.brand', f['brand'], SAME_FIELD_WEIGHTS.brand)]),
    ...attributes.slice(0, VALUES).map(([key, values]) => shared(`f.${key}`, values, SAME_FIELD_WEIGHTS.value)),
  ]
}
