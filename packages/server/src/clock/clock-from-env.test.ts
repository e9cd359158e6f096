import { afterEach, expect, it, vi } from 'vitest'
import { clockFromEnv, systemClock } from './index.js'

afterEach(() => void vi.useRealTimers())

it('is the system clock by default', () => {
  expect(clockFromEnv({})).toBe(systemClock)
})

it('starts at the given instant and runs on', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T12:00:00Z') })
  const clock = clockFromEnv({ KLARSIKT_CLOCK: '2027-03-28T00:30:00Z' })
  expect(clock.now()).toEqual(new Date('2027-03-28T00:30:00Z'))
  vi.advanceTimersByTime(3_600_000)
  expect(clock.now()).toEqual(new Date('2027-03-28T01:30:00Z'))
})

it('is refused in production without the demo flag', () => {
  const env = { KLARSIKT_CLOCK: '2027-03-28T00:30:00Z', NODE_ENV: 'production' }
  expect(() => clockFromEnv(env)).toThrow(/refused/)
  expect(
    clockFromEnv({ ...env, KLARSIKT_DEMO: '1' })
      .now()
      .getFullYear(),
  ).toBe(2027)
})

it('refuses what is not an instant', () => {
  expect(() => clockFromEnv({ KLARSIKT_CLOCK: 'soon' })).toThrow(/not an instant/)
})
