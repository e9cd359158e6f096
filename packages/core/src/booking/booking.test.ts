import { describe, expect, it } from 'vitest'
import { ore } from '../money/index.js'
import { AGE_GROUPS, EXAM_MINUTES, isAgeGroup } from './index.js'
import { ageGroup, cancellationFee } from './rules.js'
import { BOOKING_SCREENS, BOOKING_STEPS } from './steps.js'

it('has seven inner steps and five screens over them [ENUM-016, ROUTE-054]', () => {
  expect(BOOKING_STEPS).toHaveLength(7)
  expect(Object.keys(BOOKING_SCREENS)).toEqual(['examType', 'store', 'time', 'details', 'summary'])
  expect(Object.values(BOOKING_SCREENS).flat().toSorted()).toEqual([...BOOKING_STEPS].toSorted())
})

it('has four age groups [BOOK-002]', () => {
  expect(AGE_GROUPS).toEqual(['8-12', '13-17', '18-74', '75'])
  expect([7, 8, 12, 13, 17, 18, 74, 75].map(ageGroup)).toEqual([
    null,
    '8-12',
    '8-12',
    '13-17',
    '13-17',
    '18-74',
    '18-74',
    '75',
  ])
  expect(isAgeGroup('0-7')).toBe(false)
})

it('takes about half an hour [BOOK-011]', () => {
  expect(EXAM_MINUTES).toBe(30)
})

describe('cancelling', () => {
  const visit = new Date('2027-03-28T10:00:00+02:00')
  const before = (minutes: number) => cancellationFee(visit, new Date(visit.getTime() - minutes * 60_000))

  it('is free until 24 hours before, exactly 24 included [BOOK-009]', () => {
    expect([before(24 * 60 + 1), before(24 * 60)]).toEqual([0, 0])
  })

  it('costs 399 kr later than that [BOOK-010]', () => {
    expect([before(23 * 60 + 59), before(0), before(-60)]).toEqual([ore(399), ore(399), ore(399)])
  })

  it('counts real hours over the night the clocks change [BOOK-009]', () => {
    expect(cancellationFee(visit, new Date('2027-03-27T09:00:00+01:00'))).toBe(0)
    expect(cancellationFee(visit, new Date('2027-03-27T09:00:01+01:00'))).toBe(ore(399))
  })
})
