import { expect, it } from 'vitest'
import { fixedClock, systemClock } from './clock.js'

it('is fixed, and returns a new Date object each time', () => {
  const clock = fixedClock('2027-03-28T08:00:00Z')
  clock.now().setFullYear(1999)
  expect(clock.now().toISOString()).toBe('2027-03-28T08:00:00.000Z')
})

it('refuses what is not an instant', () => {
  expect(() => fixedClock('tomorrow')).toThrow(RangeError)
})

it('reads the time of the machine', () => {
  const before = Date.now()
  expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(before)
})
