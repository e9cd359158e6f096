import { describe, expect, it } from 'vitest'
import { stockholmInstant } from '../calendar/index.js'
import { CLOSES_SOON_MINUTES, OPENING_HORIZON_DAYS, openingState } from './opening-state.js'

const weekday = { opens: '10:00', closes: '18:00' }
const week = [weekday, weekday, weekday, weekday, weekday, { opens: '10:00', closes: '15:00' }, null]
const never = [null, null, null, null, null, null, null]
const at = (date: string, time: string) => {
  const instant = stockholmInstant(date, time)
  if (!instant) throw new Error(`No such time: ${date} ${time}`)
  return instant
}

describe('the opening state of a store', () => {
  // 2026-11-27 is a Friday.
  it.each([
    ['2026-11-27', '09:59', { open: false, opens: { date: '2026-11-27', time: '10:00', days: 0 } }],
    ['2026-11-27', '10:00', { open: true, closes: '18:00', soon: false }],
    ['2026-11-27', '17:30', { open: true, closes: '18:00', soon: false }],
    ['2026-11-27', '17:31', { open: true, closes: '18:00', soon: true }],
    ['2026-11-27', '18:00', { open: false, opens: { date: '2026-11-28', time: '10:00', days: 1 } }],
    ['2026-11-28', '15:00', { open: false, opens: { date: '2026-11-30', time: '10:00', days: 2 } }],
  ])('on %s at %s', (date, time, state) => {
    expect(openingState(at(date, time), week)).toEqual(state)
  })

  it('respects deviating days, today and ahead', () => {
    const early = { '2026-12-24': { opens: '10:00', closes: '13:00' }, '2026-12-25': null, '2026-12-26': null }
    expect(openingState(at('2026-12-24', '12:45'), week, early)).toEqual({ open: true, closes: '13:00', soon: true })
    expect(openingState(at('2026-12-24', '13:00'), week, early)).toMatchObject({ opens: { date: '2026-12-28' } })
  })

  it('looks ahead as far as its horizon and no further', () => {
    const now = at('2026-12-01', '12:00')
    expect(openingState(now, never)).toEqual({ open: false, opens: null })
    const opensAgain = (days: number) => ({ [`2026-12-${String(1 + days).padStart(2, '0')}`]: weekday })
    expect(openingState(now, never, opensAgain(OPENING_HORIZON_DAYS))).toMatchObject({
      opens: { days: OPENING_HORIZON_DAYS },
    })
    expect(openingState(now, never, opensAgain(OPENING_HORIZON_DAYS + 1))).toEqual({ open: false, opens: null })
  })

  it('shows the closing time only in the last minutes', () => {
    const minutesBefore = (minutes: number) => new Date(at('2026-11-27', '18:00').getTime() - minutes * 60_000)
    expect(openingState(minutesBefore(CLOSES_SOON_MINUTES), week)).toMatchObject({ soon: false })
    expect(openingState(minutesBefore(CLOSES_SOON_MINUTES - 1), week)).toMatchObject({ soon: true })
  })

  it('is the one of Stockholm, also over the night when the clocks change', () => {
    // 22:30 UTC on Saturday is 00:30 on Sunday in Stockholm, before summer time ends that night.
    expect(openingState('2026-10-24T22:30:00Z', week)).toEqual({
      open: false,
      opens: { date: '2026-10-26', time: '10:00', days: 1 },
    })
    expect(openingState('2026-10-26T09:00:00Z', week)).toMatchObject({ open: true })
    expect(openingState('2026-10-23T08:00:00Z', week)).toMatchObject({ open: true })
  })
})
