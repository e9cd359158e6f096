import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OneEuroFilter } from './one-euro-filter.js'

const OPTIONS = { minCutoff: 1, beta: 0.02 } as const
const FRAME_MS = 66

const smoothed = (values: readonly number[]) => {
  const filter = new OneEuroFilter(OPTIONS)
  return values.map((value, i) => filter.next(value, i * FRAME_MS))
}

describe('a smoothed value', () => {
  it('stays within what has been measured', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -500, max: 500, noNaN: true }), { minLength: 1 }), (values) => {
        for (const [i, value] of smoothed(values).entries()) {
          const measured = values.slice(0, i + 1)
          expect(value).toBeGreaterThanOrEqual(Math.min(...measured) - 1e-9)
          expect(value).toBeLessThanOrEqual(Math.max(...measured) + 1e-9)
        }
      }),
    )
  })

  it('trembles less than half as much as a still face is measured', () => {
    const trembling = Array.from({ length: 60 }, (_, i) => 100 + (i % 2 === 0 ? 1 : -1))
    const settled = smoothed(trembling).slice(20)
    expect(Math.max(...settled) - Math.min(...settled)).toBeLessThan(1)
  })

  it('is where a face has moved to within a third of a second', () => {
    const moved = smoothed([...Array.from({ length: 10 }, () => 100), ...Array.from({ length: 5 }, () => 300)])
    expect(moved.at(-1)).toBeGreaterThan(290)
  })

  it('is the last one where no time has passed', () => {
    const filter = new OneEuroFilter(OPTIONS)
    filter.next(5, 0)
    expect(filter.next(9, 0)).toBe(5)
  })
})
