import { expect, it } from 'vitest'
import { closingDifferences, closingMonth } from './closing.js'

it('is about a month of Stockholm', () => {
  expect(closingMonth('2026-11')).toEqual({ from: '2026-11-01', until: '2026-12-01' })
  expect(closingMonth('2026-12')).toEqual({ from: '2026-12-01', until: '2027-01-01' })
  expect(closingMonth('2027-02')).toEqual({ from: '2027-02-01', until: '2027-03-01' })
  for (const typed of ['2026-13', '2026-1', '2026', 'november', '']) expect(closingMonth(typed)).toBeNull()
})

it('names what is in one of the books only, and what differs by an öre', () => {
  const own = new Map([
    ['a', 100],
    ['b', 200],
    ['c', 300],
  ])
  expect(closingDifferences(own, new Map(own))).toEqual([])
  const other = new Map([
    ['a', 100],
    ['b', 199],
    ['d', 5],
  ])
  expect(closingDifferences(own, other)).toEqual([
    { id: 'b', own: 200, other: 199 },
    { id: 'c', own: 300, other: 0 },
    { id: 'd', own: 0, other: 5 },
  ])
  expect(closingDifferences(new Map([['a', 0]]), new Map())).toEqual([])
})
