import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighboursOf } from './neighbours.js'

describe('the neighbours of a product', () => {
  it('are those met together more often than chance has it, the surest first', () => {
    const others = [
      { id: 'sure', count: 40, together: 20 },
      { id: 'once', count: 1, together: 1 },
      { id: 'everywhere', count: 900, together: 45 },
      { id: 'twice', count: 8, together: 4 },
    ]
    const found = neighboursOf({ total: 1000, own: 50, others })
    expect(found.map(({ id }) => id)).toEqual(['sure', 'twice', 'once'])
  })

  it('are not what everybody meets, however often they meet', () => {
    expect(neighboursOf({ total: 100, own: 50, others: [{ id: 'bestseller', count: 100, together: 50 }] })).toEqual([])
  })

  it('are as many as asked for, never twice, in the order of their scores', () => {
    const other = fc.record({
      id: fc.uuid(),
      count: fc.integer({ min: 1, max: 50 }),
      together: fc.integer({ min: 0, max: 50 }),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(other, { selector: ({ id }) => id }),
        fc.integer({ min: 1, max: 20 }),
        (list, limit) => {
          const others = list.map((one) => ({ ...one, together: Math.min(one.together, one.count) }))
          const found = neighboursOf({ total: 5000, own: 60, others }, limit)
          expect(found.length).toBeLessThanOrEqual(limit)
          const scores = found.map(({ score }) => score)
          expect(scores).toEqual(scores.toSorted((a, b) => b - a))
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
        },
      ),
    )
  })
})
