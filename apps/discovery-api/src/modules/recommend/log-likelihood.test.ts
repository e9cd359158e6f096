import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logLikelihoodRatio } from './log-likelihood.js'

describe('the log-likelihood ratio', () => {
  it.each([
    // Computed by hand: 2 · Σ observed · ln(observed / expected).
    [10, 10, 10, 100, 2 * (10 * Math.log(10) + 90 * Math.log(1 / 0.9))],
    [5, 10, 10, 100, 2 * (5 * Math.log(5) + 2 * 5 * Math.log(5 / 9) + 85 * Math.log(85 / 81))],
    [1, 10, 10, 100, 0],
    [0, 10, 10, 100, 0],
    [0, 0, 0, 0, 0],
  ])('of %d together, %d and %d of %d', (together, first, second, total, ratio) => {
    expect(logLikelihoodRatio(together, first, second, total)).toBeCloseTo(ratio, 9)
  })

  it('is the same whichever comes first, never negative, and finite', () => {
    const count = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(count, count, count, count, (together, a, b, rest) => {
        const [first, second] = [together + a, together + b]
        const total = together + a + b + rest
        const ratio = logLikelihoodRatio(together, first, second, total)
        expect(ratio).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(ratio)).toBe(true)
        expect(logLikelihoodRatio(together, second, first, total)).toBeCloseTo(ratio, 5)
      }),
    )
  })

  it('grows with the evidence at the same shares', () => {
    expect(logLikelihoodRatio(50, 100, 100, 1000)).toBeCloseTo(10 * logLikelihoodRatio(5, 10, 10, 100), 6)
  })
})
