import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diversify, type Kin } from './diversify.js'

const kin = (id: string, brand: string | null = null, group: string | null = null): Kin => ({ id, brand, group })
const ids = (list: readonly Kin[]) => list.map(({ id }) => id)

describe('a row of recommendations', () => {
  it('has one of each model', () => {
    const ranking = [
      kin('black', 'A', 'm'),
      kin('blue', 'A', 'm'),
      kin('other', 'A', 'n'),
      kin('alone', 'A'),
      kin('alone 2', 'A'),
    ]
    expect(ids(diversify(ranking, 5))).toEqual(['black', 'other', 'alone', 'alone 2'])
  })

  it('lets another brand in where one would have more than its share', () => {
    const ranking = [...'12345'].map((n) => kin(`a${n}`, 'A')).concat([...'123456'].map((n) => kin(`b${n}`, 'B')))
    expect(ids(diversify(ranking, 4))).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  it('leaves a brand that rules what fits where it is', () => {
    const ranking = [...'123456789abc'].map((n) => kin(n, 'House')).concat([kin('guest', 'Guest')])
    expect(ids(diversify(ranking, 4))).toEqual(['1', '2', '3', '4'])
  })

  it('is as long as it can be, of the ranking, without a model twice', () => {
    const one = fc.record({
      id: fc.uuid(),
      brand: fc.constantFrom('A', 'B', null),
      group: fc.constantFrom('m', 'n', 'o', 'p', null),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(one, { selector: ({ id }) => id }),
        fc.integer({ min: 1, max: 12 }),
        (ranking, limit) => {
          const row = diversify(ranking, limit)
          const models = new Set(ranking.flatMap(({ group }) => group ?? []))
          const ungrouped = ranking.filter(({ group }) => group === null).length
          expect(row.length).toBe(Math.min(limit, models.size + ungrouped))
          const groups = row.flatMap(({ group }) => group ?? [])
          expect(new Set(groups).size).toBe(groups.length)
          expect(row.every((taken) => ranking.includes(taken))).toBe(true)
        },
      ),
    )
  })
})
