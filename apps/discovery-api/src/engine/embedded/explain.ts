import type { Alternative, PlanWord, QueryPlan } from '../analyser/plan.js'
import type { Explanation, ExplanationPart, SearchQuery } from '../engine.js'
import type { Core } from './core.js'
import { FIELDS } from './fields.js'
import { compile } from './filters.js'
import { categoryFactors } from './intent.js'
import { rank, type Ranking } from './rank.js'
import { bitsByWord, titleFactor } from './rerank.js'
import { RANKING, saturate } from './scoring.js'
import { wordsOf } from './words-of-term.js'

/** By word: its strength in each field of one product. */
type InField = ReadonlyMap<number, readonly number[]>

function strengthsByField(core: Core, doc: number): InField {
  const found = new Map<number, number[]>()
  const texts = core.texts.of(doc)
  for (const at of FIELDS.keys()) {
    const only = FIELDS.map((_, field) => (field === at ? (texts[field] ?? '') : ''))
    for (const [word, strength] of core.strengths(only, null)) {
      const row = found.get(word) ?? FIELDS.map(() => 0)
      row[at] = strength
      found.set(word, row)
    }
  }
  return found
}

type BestAlternative = {
  readonly alternative: Alternative
  readonly value: number
  readonly matched: number
  readonly field: number
}

/** The best alternative of a word that the product has. It must agree with `match`. */
function bestAlternative(core: Core, alternatives: readonly Alternative[], fields: InField): BestAlternative | null {
  let best: BestAlternative | null = null
  for (const alternative of alternatives) {
    let mean = 0
    let has = true
    let [matched, field, strongest] = [-1, 0, 0]
    for (const term of alternative.all) {
      let sum = 0
      for (const [word, share] of wordsOf(term, core.vocabulary)) {
        for (const [at, strength] of (fields.get(word) ?? []).entries()) {
          sum += share * strength
          if (share * strength <= strongest) continue
          strongest = share * strength
          matched = word
          field = at
        }
      }
      mean += sum / alternative.all.length
      has &&= sum > 0
    }
    const value = has ? alternative.weight * saturate(mean) : 0
    if (matched !== -1 && value > (best?.value ?? 0)) best = { alternative, value, matched, field }
  }
  return best
}

function termParts(core: Core, plan: QueryPlan, doc: number, rarities: readonly number[]): ExplanationPart[] {
  const fields = strengthsByField(core, doc)
  return plan.words.flatMap((word: PlanWord, at): ExplanationPart[] => {
    const spans = plan.spans.filter(({ from, to }) => from <= at && at < to).flatMap(({ alternatives }) => alternatives)
    const best = bestAlternative(core, [...word.alternatives, ...spans], fields)
    if (best === null) return []
    return [
      {
        kind: 'term',
        typed: word.typed,
        matched: core.vocabulary.words[best.matched] ?? null,
        via: best.alternative.via,
        field: FIELDS[best.field] ?? null,
        contribution: best.value * (rarities[at] ?? 0),
      },
    ]
  })
}

const factorPart = (kind: ExplanationPart['kind'], factor: number, matched: string | null = null): ExplanationPart[] =>
  factor === 1 ? [] : [{ kind, typed: null, matched, via: 'factor', field: null, contribution: factor }]

/** The parts of a score. Terms are added; every other part is a factor. */
function partsOf(core: Core, query: SearchQuery, doc: number, { found, pinned }: Ranking): ExplanationPart[] {
  const { plan, rarities } = found
  const parts: ExplanationPart[] = []
  if (plan !== null) {
    const terms = termParts(core, plan, doc, rarities)
    parts.push(...terms)
    const typed = new Set(terms.map((part) => part.typed))
    const all = rarities.reduce((sum, rarity) => sum + rarity, 0)
    const has = plan.words.reduce((sum, word, at) => sum + (typed.has(word.typed) ? (rarities[at] ?? 0) : 0), 0)
    parts.push(...factorPart('coverage', all === 0 ? 1 : (has / all) ** RANKING.coverage))
    const category = categoryFactors(core, plan)?.[core.values.list('category').of(doc)] ?? 1
    parts.push(...factorPart('phrase', category, 'category'))
    parts.push(
      ...factorPart(
        'phrase',
        titleFactor(core.titleOf(doc), bitsByWord(core.vocabulary, plan), plan.words.length),
        'title',
      ),
    )
  }
  const popularity = core.values.number('popularity').of(doc)
  const scale = core.mostPopular > 0 ? Math.log1p(Math.max(0, popularity)) / Math.log1p(core.mostPopular) : 0
  parts.push(...factorPart('popularity', 1 + RANKING.popularity * (Number.isNaN(scale) ? 0 : scale)))
  const inStock = core.values.list('in_stock').valuesOf(doc)[0] !== 'false'
  parts.push(...factorPart('stock', inStock ? 1 : RANKING.outOfStock))
  for (const { filter, factor } of query.rules?.adjust ?? [])
    if (compile(core, filter)(doc)) parts.push(...factorPart('rule', factor, filter.field))
  if (pinned.has(doc))
    parts.push({ kind: 'rule', typed: null, matched: 'pin', via: 'pin', field: null, contribution: 0 })
  return parts
}

export function explain(core: Core, query: SearchQuery, id: string): Explanation {
  const doc = core.docs.get(id)
  const nothing: Explanation = { id, matches: false, score: 0, position: null, parts: [] }
  if (doc === undefined) return nothing
  const unpaged: SearchQuery = { ...query, offset: 0, limit: core.liveCount, facets: [] }
  return rank(core, unpaged, (ranking) => {
    const position = ranking.order.indexOf(doc)
    if (position === -1) return nothing
    return {
      id,
      matches: true,
      score: ranking.score[doc] ?? 0,
      position,
      parts: partsOf(core, query, doc, ranking),
    }
  })
}
