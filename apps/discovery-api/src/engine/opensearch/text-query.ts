import type { QueryPlan } from '../analyser/plan.js'
import { planQuery } from '../analyser/query.js'
import { Synonyms } from '../analyser/synonyms.js'
import { categoryFactors } from '../embedded/intent.js'
import { RANKING } from '../embedded/scoring.js'
import type { Filter, SearchQuery } from '../engine.js'
import { clauseOf, type Clause } from './filters.js'
import type { IndexMetadata } from './index-metadata.js'
import { type ScoredWord, scoreWords } from './scoring.js'

export type TextQuery = {
  readonly plan: QueryPlan
  readonly words: readonly ScoredWord[]
  /** Bits of the words that {@link whole} requires. The answer does not name these. */
  readonly required: number
  /** Products that have every word except optional ones. */
  readonly whole: Clause
  /** Products that have the distinctive words; more words score higher. */
  readonly some: Clause
  /** {@link whole} scored by its words alone: at most the sum of their rarities. */
  readonly plain: Clause
  /** Factors of the categories that the text names, each with the clause of its products. */
  readonly meant: readonly (readonly [number, Clause])[]
}

/** The clauses of a typed text; null when it has no words. */
export function textQuery(
  query: Pick<SearchQuery, 'searchText' | 'asYouType' | 'synonyms'>,
  metadata: IndexMetadata,
): TextQuery | null {
  if (query.searchText.trim() === '') return null
  const { analyser, vocabulary } = metadata
  const synonyms = query.synonyms === undefined ? metadata.synonyms : new Synonyms(analyser, query.synonyms)
  const plan = planQuery(query.searchText, query.asYouType, { analyser, vocabulary, synonyms })
  return plan.words.length === 0 ? null : weighed(plan, metadata, null)
}

/** The clauses of a plan, weighted by the number of products that have each word; null estimates these numbers. */
export function weighed(plan: QueryPlan, metadata: IndexMetadata, havings: readonly number[] | null): TextQuery {
  const words = scoreWords(plan, metadata, havings)
  const named = words.map(({ clause }, at) => ({ bool: { must: [clause], _name: nameOf(at) } }))
  const meant = categoriesMeant(plan, metadata)
  const required = requiredOf(words)
  const plain = wholeOf(words, named, required)
  return {
    plan,
    words,
    required,
    whole: inMeant(plain, meant),
    some: inMeant(someOf(words, named), meant),
    plain,
    meant,
  }
}

/** Name in the answer for a word of the query that a product has. */
const nameOf = (at: number): string => `word-${at}`

/** Words of the query that a product has, one bit each. */
export function maskOf(matched: readonly string[] | undefined): number {
  return (
    (matched ?? []).reduce((mask, name) => mask | (1 << Number(/^word-(\d+)$/.exec(name)?.[1] ?? 31)), 0) & 0x7fffffff
  )
}

/** Share of the query, by rarity, that a product with these words has. */
export function coverage(words: readonly ScoredWord[], mask: number): number {
  const sum = total(words)
  return sum === 0 ? 1 : words.reduce((has, word, at) => has + ((mask & (1 << at)) === 0 ? 0 : word.rarity), 0) / sum
}

export const total = (words: readonly ScoredWord[]): number => words.reduce((sum, { rarity }) => sum + rarity, 0)

/** Requires some words and names only the others, because the cluster looks up names one by one for each hit. */
function wholeOf(words: readonly ScoredWord[], named: readonly Clause[], required: number): Clause {
  const isRequired = (at: number): boolean => (required & (1 << at)) !== 0
  return {
    bool: {
      must: words.flatMap(({ clause }, at) => (isRequired(at) ? [clause] : [])),
      should: named.filter((_, at) => !isRequired(at)),
    },
  }
}

/** Bits of the words that a complete answer has: all but the stop words, or all where every word is a stop word. */
function requiredOf(words: readonly ScoredWord[]): number {
  const required = words.reduce((bits, { optional }, at) => (optional ? bits : bits | (1 << at)), 0)
  return required === 0 ? (1 << words.length) - 1 : required
}

/** Multiplies the score of each product by its share of the query, and drops products with too small a share. */
function someOf(words: readonly ScoredWord[], named: readonly Clause[]): Clause {
  const sum = total(words)
  const shares = words.map(({ clause, rarity }) => ({ filter: clause, weight: sum === 0 ? 1 : rarity / sum }))
  const any = { bool: { should: words.map(({ clause }) => clause), minimum_should_match: 1 } }
  const enough = {
    function_score: {
      query: any,
      functions: shares,
      score_mode: 'sum',
      boost_mode: 'replace',
      min_score: RANKING.leastCoverage,
    },
  }
  return {
    function_score: {
      query: { bool: { should: named, minimum_should_match: 1, filter: [enough] } },
      functions: shares,
      score_mode: 'sum',
      boost_mode: 'multiply',
    },
  }
}

/** Factors of the categories that the query names, each with the clause of its products. */
function categoriesMeant(plan: QueryPlan, { categories, analyser, settings }: IndexMetadata): [number, Clause][] {
  const factors = categoryFactors({ values: categories, analyser, settings }, plan)
  if (factors === null) return []
  const { values } = categories.list('category')
  // Each path has a list of its own, numbered from 1; 0 is for uncategorised products.
  const lists = [...factors.entries()].filter(([list, factor]) => list > 0 && factor > 1)
  const named = [...Map.groupBy(lists, ([, factor]) => factor)].map(([factor, own]): [number, Clause] => [
    factor,
    { terms: { leaf: own.flatMap(([list]) => values[list - 1] ?? []) } },
  ])
  const nowhere: [number, Clause] = [factors[0] ?? 1, { bool: { must_not: [{ exists: { field: 'leaf' } }] } }]
  return [...named, nowhere].filter(([factor]) => factor > 1)
}

function inMeant(query: Clause, meant: TextQuery['meant']): Clause {
  if (meant.length === 0) return query
  const functions = meant.map(([weight, filter]) => ({ filter, weight }))
  return { function_score: { query, functions, score_mode: 'max', boost_mode: 'multiply' } }
}

/** Multiplies a score by popularity, stock and the merchant's rules. */
export function withBusinessSignals(
  query: Clause,
  { mostPopular }: { mostPopular: number },
  adjust: readonly { readonly filter: Filter; readonly factor: number }[],
): Clause {
  const scale = mostPopular > 0 ? RANKING.popularity / Math.log1p(mostPopular) : 0
  const byPopularity = {
    function_score: {
      query,
      functions: [
        { weight: 1 },
        { field_value_factor: { field: 'popularity', modifier: 'ln1p', missing: 0 }, weight: scale },
      ],
      score_mode: 'sum',
      boost_mode: 'multiply',
    },
  }
  return {
    function_score: {
      query: scale === 0 ? query : byPopularity,
      functions: [
        { filter: { term: { 'f.in_stock': 'false' } }, weight: RANKING.outOfStock },
        ...adjust.map(({ filter, factor }) => ({ filter: clauseOf(filter), weight: Math.max(0, factor) })),
      ],
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  }
}
