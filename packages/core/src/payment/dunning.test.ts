import { describe, expect, it } from 'vitest'
import { DUNNING_DAYS } from './dunning.js'
import { isChargeHour, nextTryOn } from './index.js'

describe('a charge that is declined', () => {
  it('is tried again after 1, 3 and 7 days, and then given up', () => {
    expect(DUNNING_DAYS).toEqual([1, 3, 7])
    expect([1, 2, 3, 4].map((tries) => nextTryOn('2028-02-28', tries))).toEqual([
      '2028-02-29',
      '2028-03-02',
      '2028-03-06',
      null,
    ])
  })

  it.each([
    ['2026-11-26T06:59:00Z', false],
    ['2026-11-26T07:00:00Z', true],
    ['2026-11-26T18:59:00Z', true],
    ['2026-11-26T19:00:00Z', false],
    ['2026-06-26T06:00:00Z', true],
  ])('at %s people may be charged and written to: %j', (instant, may) => {
    expect(isChargeHour(new Date(instant))).toBe(may)
  })
})
