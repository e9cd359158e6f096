import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded } from '../answer-id/query-key.js'
import { QueryIndex } from './query-index.js'

const index = new QueryIndex([
  { text: 'solglasögon', score: 50 },
  { text: 'solglasögon dam', score: 20 },
  { text: 'damglasögon', score: 9 },
  { text: 'Ray-Ban', score: 40 },
  { text: 'ray ban solglasögon', score: 10 },
  { text: 'månadslinser 6 pack', score: 5 },
])
const find = (typed: string, limit = 5) => index.find(typed, limit).map(({ text }) => text)

describe('texts by their beginnings', () => {
  it.each([
    ['sol', ['solglasögon', 'solglasögon dam', 'ray ban solglasögon']],
    ['SOLGLASO', ['solglasögon', 'solglasögon dam', 'ray ban solglasögon']],
    ['dam', ['solglasögon dam', 'damglasögon']],
    ['rayb', ['Ray-Ban', 'ray ban solglasögon']],
    ['ray b', ['Ray-Ban', 'ray ban solglasögon']],
    ['ray-ban s', ['ray ban solglasögon']],
    ['solglasögon d', ['solglasögon dam']],
    ['manadsl', ['månadslinser 6 pack']],
    ['6 p', ['månadslinser 6 pack']],
    ['', []],
    ['zebra', []],
  ])('%j continues as %j', (typed, texts) => {
    expect(find(typed)).toEqual(texts)
  })

  it.each(['slglas', 'soglas', 'solgals', 'solhlas', 'ssolglas'])(
    'are found through a slip of the finger: %s',
    (typed) => {
      expect(find(typed)).toContain('solglasögon')
    },
  )

  it('takes nothing short for a slip', () => {
    expect(find('xol')).toEqual([])
  })

  it('are those that looking at each gives', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'å', '-'), minLength: 1, maxLength: 4 })
    const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    const entries = fc.uniqueArray(fc.record({ text, score: fc.integer({ min: 1, max: 1e6 }) }), {
      selector: ({ score }) => score,
      maxLength: 30,
    })
    fc.assert(
      fc.property(entries, text, (list, typed) => {
        const key = folded(typed)
        const begins = list.filter(({ text: own }) => {
          const joined = folded(own).replaceAll(' ', '')
          return (
            ` ${folded(own)}`.includes(` ${key}`) ||
            joined.startsWith(key) ||
            ` ${folded(own)}`.includes(` ${key.replaceAll(' ', '')}`) ||
            joined.startsWith(key.replaceAll(' ', ''))
          )
        })
        const found = new QueryIndex(list).find(typed, 100)
        if (key === '') expect(found).toEqual([])
        else if (begins.length > 0) expect(new Set(found)).toEqual(new Set(begins))
      }),
    )
  })
})
