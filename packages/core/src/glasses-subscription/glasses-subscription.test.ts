import { expect, it } from 'vitest'
import { MEMBERSHIP_STATES, NOTICE_DAYS, WINBACK_FREE_MONTHS, glassesSubscriptionStates, mayWinBack } from './index.js'
import { EXCHANGES_PER_YEAR } from './states.js'
import { mayExchange, terminationDate } from './terms.js'

it('is created, active or terminated [ENUM-011, LIFE-003]', () => {
  expect(MEMBERSHIP_STATES).toEqual(['Created', 'Active', 'Terminated'])
  expect(glassesSubscriptionStates.states).toEqual(MEMBERSHIP_STATES)
})

it('has 30 days of notice, 3 free months to come back, one exchange a year [LIFE-004, LIFE-006, LIFE-008]', () => {
  expect([NOTICE_DAYS, WINBACK_FREE_MONTHS, EXCHANGES_PER_YEAR]).toEqual([30, 3, 1])
})

it('ends 30 days after notice, but not before the binding period does [LIFE-004]', () => {
  expect(terminationDate('2026-11-21', null)).toBe('2026-12-21')
  expect(terminationDate('2026-11-21', '2026-12-01')).toBe('2026-12-21')
  expect(terminationDate('2026-11-21', '2027-06-30')).toBe('2027-06-30')
})

it('may be exchanged once in each year from the start [LIFE-008]', () => {
  expect(mayExchange('2025-03-10', [], '2026-03-09')).toBe(true)
  expect(mayExchange('2025-03-10', ['2025-06-01'], '2026-03-09')).toBe(false)
  expect(mayExchange('2025-03-10', ['2025-06-01'], '2026-03-10')).toBe(true)
})

it('can be won back once in twelve months [LIFE-005]', () => {
  expect([
    mayWinBack(null, '2026-11-21'),
    mayWinBack('2025-11-22', '2026-11-21'),
    mayWinBack('2025-11-21', '2026-11-21'),
  ]).toEqual([true, false, true])
})
