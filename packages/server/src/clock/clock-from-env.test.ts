import { expect, it } from 'vitest'
import { clockFromEnv, systemClock } from './index.js'

it('is the system clock by default', () => {
  expect(clockFromEnv({})).toBe(systemClock)
})

it('starts at the given instant and runs on', () => {
  const now = clockFromEnv({ KLARSIKT_CLOCK: '2027-03-28T00:30:00Z' }).now().getTime()
  expect(now - Date.parse('2027-03-28T00:30:00Z')).toBeLessThan(2_000)
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
