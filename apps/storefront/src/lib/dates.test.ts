import { describe, expect, it } from 'vitest'
import { dayRange } from './dates.js'

describe('a range of days', () => {
  it.each([
    ['2026-11-24', '2026-11-24', '24 november'],
    ['2026-11-24', '2026-11-25', '24–25 november'],
    ['2026-11-30', '2026-12-02', '30 november–2 december'],
    ['2026-12-01', '2027-12-02', '1 december–2 december'],
  ])('%s to %s is %s', (from, to, text) => {
    expect(dayRange(from, to)).toBe(text)
  })
})
