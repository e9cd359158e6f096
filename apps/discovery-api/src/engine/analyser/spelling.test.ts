import { describe, expect, it } from 'vitest'
import { createAnalyser } from './analyser.js'
import type { QueryPlan } from './plan.js'
import { planQuery } from './query.js'
import { Synonyms } from './synonyms.js'
import { Vocabulary } from './vocabulary.js'

const analyser = createAnalyser({
  language: 'en',
  dictionary: { synonyms: [], stopWords: new Set(), compounds: null },
})
const vocabulary = new Vocabulary()
for (const word of ['game', 'games', 'earbuds', 'earphones', 'laptop', 'case', 'notebook', 'bag', 'bags'])
  vocabulary.counts[vocabulary.add(word, analyser.forms(word))] = 5
const synonyms = new Synonyms(analyser, [
  { kind: 'equal', terms: ['earbuds', 'earphones'] },
  { kind: 'equal', terms: ['laptop case', 'notebook bag'] },
])

const plan = (text: string): QueryPlan => planQuery(text, false, { analyser, vocabulary, synonyms })
/** All alternatives of a plan, of words and of spans, with their stems joined into one text. */
const alternativesOf = ({ words, spans }: QueryPlan): { via: string; stem: string; weight: number }[] =>
  [...words, ...spans].flatMap(({ alternatives }) =>
    alternatives.map(({ via, weight, all }) => ({ via, weight, stem: all.map(({ text }) => text).join(' ') })),
  )

describe('a slip is met as the word that was meant', () => {
  it('in every inflection: `gamzs` finds game and games', () => {
    const [word] = plan('gamzs').words
    expect(word?.alternatives).toEqual([
      expect.objectContaining({ via: 'typo 1', all: [{ form: 'stem', text: 'game' }] }),
    ])
  })

  it.each([
    ['eabruds', 'earbuds', 'earphon'],
    ['lagtop case', 'laptop case', 'notebook bag'],
    ['laptop csae', 'laptop case', 'notebook bag'],
  ])('with its synonyms, for less than without the slip: %s as %s', (slip, meant, synonym) => {
    const [mistyped, typed] = [plan(slip), plan(meant)]
    expect(mistyped.corrected).toBe(meant)
    expect(typed.corrected).toBeNull()
    const [less, full] = [mistyped, typed].map(
      (one) => alternativesOf(one).find(({ via, stem }) => via === 'synonym' && stem === synonym)?.weight ?? 0,
    )
    expect(less).toBeGreaterThan(0)
    expect(less).toBeLessThan(full ?? 0)
  })

  it('and nothing is added to a query without one', () => {
    expect(plan('laptop case').spans).toHaveLength(1)
    expect(alternativesOf(plan('games')).every(({ via }) => !via.startsWith('typo'))).toBe(true)
  })
})
