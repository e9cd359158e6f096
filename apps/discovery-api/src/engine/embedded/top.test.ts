import fc from 'fast-check'
import { expect, it } from 'vitest'
import { top, topByScore } from './top.js'

const scores = fc.oneof(
  // Many of one score, more than are looked at together, and all different.
  fc.array(fc.constantFrom(0, 0.5, 1, 2, 3, 7), { maxLength: 2000, size: 'max' }),
  fc.array(fc.float({ min: 0, max: 9, noNaN: true }), { maxLength: 900, size: 'max' }),
)

it('gives the first by score, whichever way they are looked for', () => {
  fc.assert(
    fc.property(scores, fc.nat(300), (values, size) => {
      const score = Float32Array.from(values)
      const docs = Uint32Array.from(values.keys())
      const before = (a: number, b: number): boolean =>
        score[a] === score[b] ? a < b : (score[a] ?? 0) > (score[b] ?? 0)
      const sorted = [...docs].sort((a, b) => (before(a, b) ? -1 : 1)).slice(0, size)
      expect([...topByScore(docs, docs.length, size, score)]).toEqual(sorted)
      expect(top(docs, docs.length, size, before)).toEqual(sorted)
    }),
  )
})
