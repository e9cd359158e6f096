import { describe, expect, it } from 'vitest'
import { timesWeek } from './times-view.js'

const slot = (start: string, resourceId = 'ada') => ({ start, end: start, resourceId })
// In winter, ten o'clock in Stockholm is nine o'clock UTC.
const SLOTS = [
  slot('2026-12-02T09:00:00.000Z', 'bo'),
  slot('2026-12-02T09:00:00.000Z'),
  slot('2026-12-02T08:30:00.000Z'),
  slot('2026-12-02T13:00:00.000Z'),
  slot('2026-12-09T13:00:00.000Z'),
]
const ASKED = { today: '2026-11-25', day: null, part: null, last: '2027-01-05' }

describe('the week of free times', () => {
  it('is that of the first free day, each time once and in order', () => {
    const week = timesWeek(SLOTS, ASKED)
    expect(week).toMatchObject({
      date: '2026-12-02',
      nextFree: '2026-12-09',
      earlier: '2026-11-25',
      later: '2026-12-07',
    })
    expect(week.days.map(({ slots }) => slots.length)).toEqual([0, 0, 3, 0, 0, 0, 0])
    expect(week.days[2]?.slots.map(({ start }) => start.slice(11, 16))).toEqual(['08:30', '09:00', '13:00'])
  })

  it('is that of the day that is asked for, also when nothing is free then', () => {
    const week = timesWeek(SLOTS, { ...ASKED, day: '2026-11-26' })
    expect(week).toMatchObject({ date: '2026-11-26', nextFree: '2026-12-02', earlier: null })
    expect(timesWeek([], ASKED)).toMatchObject({ date: '2026-11-25', nextFree: null })
    expect(timesWeek([], { ...ASKED, day: '2027-01-05' }).later).toBe('2027-01-11' > ASKED.last ? null : '2027-01-11')
  })

  it('holds the part of the day that is asked for, by the clock in Stockholm', () => {
    const starts = (part: 'morning' | 'afternoon') =>
      timesWeek([slot('2026-12-02T10:30:00.000Z'), slot('2026-12-02T11:00:00.000Z')], { ...ASKED, part }).days.flatMap(
        ({ slots }) => slots.map(({ start }) => start.slice(11, 16)),
      )
    expect(starts('morning')).toEqual(['10:30'])
    expect(starts('afternoon')).toEqual(['11:00'])
  })
})
