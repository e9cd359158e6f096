import { expect, it } from 'vitest'
import { weekNumber } from './week-number.js'

it.each([
  ['2026-11-26', 48],
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('numbers the week of %s as %s', (date, week) => expect(weekNumber(date)).toBe(week))
