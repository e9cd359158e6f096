import fc from 'fast-check'
import { expect, it } from 'vitest'
import { growing, presently } from './decay.js'

const DAY = 86_400_000
const NOW = new Date('2026-11-20T10:00:00Z')

it.each([
  [0, 1],
  [14, 0.5],
  [28, 0.25],
  [140, 2 ** -10],
])('counts what happened %d days ago as %d', (days, worth) => {
  const at = new Date(NOW.getTime() - days * DAY)
  expect(presently(growing(at, 14), NOW, 14)).toBeCloseTo(worth, 12)
})

it('keeps the order of two sums as time goes on, for decades', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, instant, instant, (first, second, now) => {
      const [a, b] = [growing(first, 14), growing(second, 14)]
      expect(Number.isFinite(a) && a > 0).toBe(true)
      if (first > second) expect(presently(a, now, 14)).toBeGreaterThanOrEqual(presently(b, now, 14))
    }),
  )
})
