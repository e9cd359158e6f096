import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceField } from './distance-field.js'
import { softMax, softMin } from './field.js'

const circle = Array.from({ length: 400 }, (_, i): [number, number] => [
  20 * Math.cos((i / 200) * Math.PI),
  20 * Math.sin((i / 200) * Math.PI),
])
const field = distanceField({ points: circle, closed: true }, { x0: -24, y0: -24, x1: 24, y1: 24 }, 0.25)

describe('distance field', () => {
  it('holds the distance to a circle, negative inside', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 23.9, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (r, a) => {
          const error = Math.abs(field.at(r * Math.cos(a), r * Math.sin(a)) - (r - 20))
          // Exact near the curve. Farther inside, interpolation over 1 mm squares errs by at most 1 / 8r.
          expect(error).toBeLessThan(r > 16 ? 0.02 : 0.13)
        },
      ),
    )
  })

  it('never overestimates the distance outside its grid, so that rays do not step over things', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 24, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (r, a) => {
          expect(field.at(r * Math.cos(a), r * Math.sin(a))).toBeLessThanOrEqual(r - 20 + 0.05)
        },
      ),
    )
  })

  it('joins with a fillet: never farther than either part, and equal to the nearer one away from the joint', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -30, max: 30, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (a, b) => {
          expect(softMin(a, b, 3)).toBeLessThanOrEqual(Math.min(a, b))
          const apart = a < b ? b + 3 : b - 3
          expect(softMin(apart, b, 3)).toBeCloseTo(Math.min(apart, b), 9)
          expect(softMax(a, b, 3)).toBeGreaterThanOrEqual(Math.max(a, b))
        },
      ),
    )
  })
})
