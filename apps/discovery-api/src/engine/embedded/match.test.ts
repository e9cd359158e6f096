import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Alternative, QueryPlan } from '../analyser/plan.js'
import { product } from '../testing/contract-records.js'
import { Core } from './core.js'
import { planOf } from './find.js'
import { matchComplete } from './match-complete.js'
import { match } from './match.js'
import { requiredMask, resolveTerms } from './resolved-terms.js'
import { IMPACTS, RANKING, rarity, saturate } from './scoring.js'
import { wordsOf } from './words-of-term.js'

const WORDS =
  'röd röda rod blå blåa ram ramar solglasögon glasögon läsglasögon läsning linser kontaktlinser svart'.split(' ')
const EXTRA = ['för', 'med', 'solglasogon', 'ray-ban', 'rayban', 'ray ban', 'etui']
const IN_STOCK = { popularity: 0, inStock: true }

/** A catalogue with the same words in every run; with `removed`, some products are removed again. */
function shopOf(removed: boolean): Core {
  const core = new Core({ language: 'sv', synonyms: [{ kind: 'equal', terms: ['etui', 'fodral till glasögon'] }] })
  for (let at = 0; at < 700; at += 1) {
    const own = WORDS.filter((_, word) => ((at * 7919 + word * 104_729) >> 3) % (2 + (word % 4)) === 0)
    const extra = EXTRA[at % (EXTRA.length * 2)] ?? 'fodral'
    core.put(product(`p${String(at)}`, { title: [...own, extra].join(' '), ...IN_STOCK }))
  }
  if (removed) for (let at = 0; at < 700; at += 9) core.remove(`p${String(at)}`)
  return core
}

/** Strengths by product of the words that a term stands for. */
function strengthsOf(core: Core, term: Alternative['all'][number]): Map<number, number> {
  const strengths = new Map<number, number>()
  for (const [word, part] of wordsOf(term, core.vocabulary))
    for (const { docs, impacts, from, to } of core.postings.runs(word))
      for (let at = from; at < to; at += 1) {
        const doc = docs[at] ?? 0
        strengths.set(doc, (strengths.get(doc) ?? 0) + part * (IMPACTS[impacts[at] ?? 0] ?? 0))
      }
  return strengths
}

/** How much each product has of the best alternative, computed for each alternative separately. */
function plainShares(core: Core, alternatives: readonly Alternative[]): Map<number, number> {
  const shares = new Map<number, number>()
  for (const { weight, all } of alternatives) {
    const [first, ...rest] = all.map((term) => strengthsOf(core, term))
    for (const [doc, strength] of first ?? []) {
      if (!rest.every((other) => other.has(doc))) continue
      const mean = rest.reduce((sum, other) => sum + (other.get(doc) ?? 0), strength) / all.length
      shares.set(doc, Math.max(shares.get(doc) ?? 0, weight * saturate(mean)))
    }
  }
  return shares
}

/** The scores of `match`, computed without its optimisations. */
function plainScores(core: Core, plan: QueryPlan): Map<number, { score: number; mask: number }> {
  const found = new Map<number, { score: number; mask: number }>()
  for (const [at, word] of plan.words.entries()) {
    const spans = plan.spans.flatMap(({ from, to, alternatives }) => (from <= at && at < to ? alternatives : []))
    const shares = plainShares(core, [...word.alternatives, ...spans])
    const frequency = [...shares.keys()].filter(core.isLive).length
    const worth = frequency === 0 ? 0 : rarity(frequency, core.liveCount) * (word.optional ? 0.15 : 1)
    for (const [doc, share] of shares) {
      const { score, mask } = found.get(doc) ?? { score: 0, mask: 0 }
      found.set(doc, { score: score + worth * share, mask: mask | (1 << at) })
    }
  }
  return found
}

/** The scores in the buffers, by product; empties the buffers. */
function scoresIn({ buffers }: Core): Map<number, { score: number; mask: number }> {
  const { score, mask } = buffers
  const found = new Map<number, { score: number; mask: number }>()
  for (const doc of score.keys) found.set(doc, { score: score.get(doc), mask: mask[doc] ?? 0 })
  buffers.clear()
  return found
}

const shops = [shopOf(false), shopOf(true)]
const queries = fc.record({
  text: fc
    .array(fc.constantFrom(...WORDS, ...EXTRA, 'solgalsögon', 'ögon'), { minLength: 1, maxLength: 4 })
    .map((w) => w.join(' ')),
  cut: fc.nat(3),
  asYouType: fc.boolean(),
})

describe.each([
  ['a shop that only grew', shops[0]],
  ['a shop with removed products', shops[1]],
])('in %s', (_, core) => {
  if (core === undefined) return

  it('scores each product as when every alternative of a word is looked up by itself', () => {
    fc.assert(
      fc.property(queries, ({ text, cut, asYouType }) => {
        const plan = planOf(core, { searchText: text.slice(0, text.length - cut), asYouType })
        if (plan === null) return
        match(core, resolveTerms(core, plan).terms)
        const found = scoresIn(core)
        const { score, mask, term, expansion, part } = core.buffers
        for (const cells of [score.values, mask, term.values, expansion.values, part.values])
          expect(cells.every((cell) => cell === 0)).toBe(true)
        const plain = plainScores(core, plan)
        expect(new Set(found.keys())).toEqual(new Set(plain.keys()))
        for (const [doc, { score, mask }] of plain) {
          expect(found.get(doc)?.mask).toBe(mask)
          expect(found.get(doc)?.score).toBeCloseTo(score, 4)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('scores the products that have all words to the last bit as when every product with one of them is looked at', () => {
    let compared = 0
    fc.assert(
      fc.property(queries, ({ text, asYouType }) => {
        const plan = planOf(core, { searchText: text, asYouType })
        if (plan === null) return
        const { terms } = resolveTerms(core, plan)
        const required = requiredMask(terms)
        const worth = match(core, terms)
        const complete = [...scoresIn(core)].filter(([, { mask }]) => (mask & required) >>> 0 === required)
        // In the second round the number of products with each word is cached.
        for (const _ of [1, 2]) {
          const found = matchComplete(core, terms)
          const scores = scoresIn(core)
          expect(core.buffers.mask.every((bits) => bits === 0)).toBe(true)
          if (found === null) expect(scores.size).toBe(0)
          else {
            compared += 1
            expect(found).toEqual(worth)
            expect(scores).toEqual(new Map(complete))
            expect(scores.size).toBeGreaterThanOrEqual(RANKING.enough)
          }
        }
      }),
      { numRuns: 100 },
    )
    expect(compared).toBeGreaterThan(0)
  })
})
