import type { Alternative, PlanTerm, QueryPlan, Via } from '../analyser/plan.js'
import type { Vocabulary } from '../analyser/vocabulary.js'
import { rarity, saturate } from '../embedded/scoring.js'
import { wordsOf } from '../embedded/words-of-term.js'
import { NOTHING, type Clause } from './filters.js'
import { featureOf } from './names.js'

/** The strength at which {@link saturate} is a half; OpenSearch describes the same curve by it. */
export const HALF_SATURATION = 1 / saturate(1) - 1
/** Share of its weight that a stop word keeps. */
const OPTIONAL_SHARE = 0.15
/** Share that further matching words add to the best one. The embedded engine saturates their sum instead. */
const OTHER_EXPANSIONS_WEIGHT = 0.1
/**
 * Most words of the index in one query: OpenSearch refuses more than 1024 clauses, and each word may occur in three.
 */
const MAX_FEATURES = 300
/** OpenSearch rejects a boost of 0. */
const MIN_GAIN = 1e-6
const MIN_FEATURES_A_WORD = 8
const MAX_FEATURES_A_WORD = 150

export type ScoredWord = {
  readonly typed: string
  readonly optional: boolean
  /** Weight of the word by its rarity; 0 when no product has it. */
  readonly rarity: number
  readonly clause: Clause
  /** The expansions of the word, with the names that an explanation uses. */
  readonly expansions: readonly { readonly name: string; readonly clause: Clause }[]
}

export type ExpansionName = { readonly at: number; readonly via: Via; readonly matched: string }

/** The clauses for each word of a plan. `havings` counts the products with each word; null estimates it from the vocabulary. */
export function scoreWords(
  plan: QueryPlan,
  catalogue: { vocabulary: Vocabulary; products: number },
  havings: readonly number[] | null,
): ScoredWord[] {
  const most = Math.floor(MAX_FEATURES / plan.words.length)
  const writer = new Writer(
    catalogue.vocabulary,
    catalogue.products,
    Math.min(MAX_FEATURES_A_WORD, Math.max(MIN_FEATURES_A_WORD, most)),
  )
  return plan.words.map((word, at) => {
    const spans = plan.spans.filter(({ from, to }) => from <= at && at < to).flatMap(({ alternatives }) => alternatives)
    return {
      typed: word.typed,
      optional: word.optional,
      ...writer.word(at, [...word.alternatives, ...spans], word.optional, havings?.[at]),
    }
  })
}

type TermExpansion = {
  readonly via: Via
  readonly matched: string
  /** Number of products that have the expansion, by this process's metadata. */
  readonly documentFrequency: number
  readonly clause: (idf: number) => Clause
}

class Writer {
  readonly #vocabulary: Vocabulary
  readonly #products: number
  readonly #most: number

  constructor(vocabulary: Vocabulary, products: number, most: number) {
    this.#vocabulary = vocabulary
    this.#products = products
    this.#most = most
  }

  word(
    at: number,
    alternatives: readonly Alternative[],
    optional: boolean,
    counted: number | undefined,
  ): Pick<ScoredWord, 'clause' | 'rarity' | 'expansions'> {
    const expansions = [...this.#single(alternatives), ...this.#together(alternatives)]
    const documentFrequency = counted ?? this.#united(expansions.map((expansion) => expansion.documentFrequency))
    const all = Math.max(1, this.#products, documentFrequency)
    // A word that no product has does not affect the ranking.
    const idf = documentFrequency === 0 ? 0 : rarity(documentFrequency, all) * (optional ? OPTIONAL_SHARE : 1)
    const clauses = expansions.map((expansion) => expansion.clause(idf))
    return {
      rarity: idf,
      clause: best(clauses),
      expansions: expansions.map(({ via, matched }, number) => ({
        name: JSON.stringify({ at, via, matched } satisfies ExpansionName),
        clause: clauses[number] ?? NOTHING,
      })),
    }
  }

  /** Expansions of one word each. If several alternatives lead to the same word, the best counts. */
  #single(alternatives: readonly Alternative[]): TermExpansion[] {
    const found = new Map<number, { weight: number; part: number; via: Via }>()
    for (const { via, weight, all } of alternatives) {
      const [term] = all
      if (term === undefined || all.length > 1) continue
      for (const [id, part] of wordsOf(term, this.#vocabulary)) {
        const known = found.get(id)
        if (known === undefined || known.weight * known.part < weight * part) found.set(id, { weight, part, via })
      }
    }
    const strongest = this.#first(new Map([...found].map(([id, { weight, part }]) => [id, weight * part])))
    return strongest.flatMap(([id]): TermExpansion[] => {
      const expansion = found.get(id)
      if (expansion === undefined) return []
      const { via, weight, part } = expansion
      return [
        {
          via,
          matched: this.#vocabulary.words[id] ?? '',
          documentFrequency: this.#vocabulary.countOf(id),
          clause: (idf) => this.#feature(id, part, weight * idf),
        },
      ]
    })
  }

  /** Expansions whose terms a product must all have. */
  #together(alternatives: readonly Alternative[]): TermExpansion[] {
    return alternatives.flatMap((alternative): TermExpansion[] => {
      const { via, weight, all } = alternative
      if (all.length < 2) return []
      const terms = all.map((term) => ({ term, words: this.#first(wordsOf(term, this.#vocabulary)) }))
      if (terms.some(({ words }) => words.length === 0)) return []
      const havings = terms.map(({ words }) => this.#united(words.map(([id]) => this.#vocabulary.countOf(id))))
      return [
        {
          via,
          matched: all.map(({ text }: PlanTerm) => text).join(' + '),
          documentFrequency: Math.min(...havings),
          clause: (idf) => ({
            bool: {
              must: terms.map(({ words }) =>
                best(words.map(([id, share]) => this.#feature(id, share, (weight * idf) / all.length))),
              ),
            },
          }),
        },
      ]
    })
  }

  /** `share` multiplies the strength of the word; `gain` is the score of a fully saturated word. */
  #feature(id: number, share: number, gain: number): Clause {
    return {
      rank_feature: {
        field: `words.${featureOf(this.#vocabulary.words[id] ?? '')}`,
        saturation: { pivot: HALF_SATURATION / share },
        boost: Math.max(MIN_GAIN, gain),
      },
    }
  }

  #first(words: ReadonlyMap<number, number>): (readonly [number, number])[] {
    const all = [...words]
    if (all.length <= this.#most) return all
    const gain = ([id, share]: readonly [number, number]): number => share * Math.log1p(this.#vocabulary.countOf(id))
    return all.sort((a, b) => gain(b) - gain(a)).slice(0, this.#most)
  }

  /** Estimates how many products have at least one of several words, as if words were distributed independently. */
  #united(counts: readonly number[]): number {
    const all = Math.max(1, this.#products)
    return all * (1 - counts.reduce((none, count) => none * (1 - Math.min(1, count / all)), 1))
  }
}

function best(queries: readonly Clause[]): Clause {
  if (queries.length === 0) return NOTHING
  return { dis_max: { queries, tie_breaker: OTHER_EXPANSIONS_WEIGHT } }
}
