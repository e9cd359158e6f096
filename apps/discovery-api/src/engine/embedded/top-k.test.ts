import fc from 'fast-check'
import { expect, it } from 'vitest'
import { topByScore } from './top-by-score.js'
import { byNumberOf, topK } from './top-k.js'

const scores = fc.oneof(
  fc.array(fc.constantFrom(0, 0.5, 1, 2, 3, 7), { maxLength: 2000, size: 'max' }),
  fc.array(fc.float({ min: 0, max: 9, noNaN: true }), { maxLength: 900, size: 'max' }),
)

it('gives the first by score, of equals the lower key', () => {
  fc.assert(
    fc.property(scores, fc.nat(300), (values, size) => {
      const score = Float32Array.from(values)
      const keys = [...score.keys()]
      const sorted = keys.toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b).slice(0, size)
      expect(topK(keys, size, byNumberOf(score))).toEqual(sorted)
      expect([...topByScore(Uint32Array.from(keys), size, score)]).toEqual(sorted)
      expect([...topByScore(Uint32Array.from(keys.toReversed()), size, score)]).toEqual(sorted)
    }),
  )
})
