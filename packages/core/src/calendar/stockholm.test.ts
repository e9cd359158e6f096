import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateTimeText, nearTimeText, visitTimeText } from './date-time-text.js'
import { addDays } from './plain-date.js'
import { stockholmDate, stockholmDay, stockholmInstant, stockholmTime } from './stockholm.js'

describe('Stockholm time', () => {
  it('turns an instant into the day and time of the shop', () => {
    expect(stockholmDate('2026-11-20T23:30:00Z')).toBe('2026-11-21')
    expect(stockholmTime('2026-11-20T23:30:00Z')).toBe('00:30')
    expect(stockholmTime(new Date('2026-07-01T12:00:00Z'))).toBe('14:00')
    expect(() => stockholmDate('x')).toThrow(RangeError)
  })

  it('counts real hours over the spring night', () => {
    const visit = stockholmInstant('2027-03-28', '10:00')
    expect(visit?.toISOString()).toBe('2027-03-28T08:00:00.000Z')
    const limit = new Date((visit?.getTime() ?? 0) - 24 * 3_600_000)
    expect([stockholmDate(limit), stockholmTime(limit)]).toEqual(['2027-03-27', '09:00'])
  })

  it('knows the hour that is skipped and the one that comes twice', () => {
    expect(stockholmInstant('2027-03-28', '02:30')).toBeNull()
    expect(stockholmInstant('2026-10-25', '02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
    for (const [date, time] of [
      ['2026-02-29', '10:00'],
      ['2026-02-28', '24:00'],
      ['2026-02-28', '9:00'],
    ] as const) {
      expect(stockholmInstant(date, time)).toBeNull()
    }
  })

  it('gives days of 23, 24 and 25 hours', () => {
    const hours = (date: string): number => {
      const { start, end } = stockholmDay(date)
      return (end.getTime() - start.getTime()) / 3_600_000
    }
    expect(['2027-03-28', '2026-11-21', '2026-10-25'].map(hours)).toEqual([23, 24, 25])
  })

  it('round-trips', () => {
    const date = fc.integer({ min: 0, max: 15_000 }).map((days) => addDays('2000-01-01', days))
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(date, minute, (day, minutes) => {
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        const instant = stockholmInstant(day, time)
        fc.pre(instant !== null)
        expect(stockholmDate(instant)).toBe(day)
        expect(stockholmTime(instant)).toBe(time)
      }),
    )
  })
})

it('writes an instant as it reads in Stockholm, on both sides of the summer time', () => {
  expect(dateTimeText(new Date('2026-11-26T10:04:00Z'))).toBe('26 november 2026 kl. 11:04')
  expect(dateTimeText(new Date('2026-06-30T22:30:00Z'))).toBe('1 juli 2026 kl. 00:30')
  expect(visitTimeText('2026-11-26T10:04:00Z')).toBe('torsdag 26 november kl. 11:04')
})

it('says a time near at hand by its day as one speaks, counted in Stockholm', () => {
  const late = '2026-11-26T22:59:00Z'
  expect(nearTimeText('2026-11-26T14:30:00Z', '2026-11-26T07:00:00Z')).toBe('i dag kl. 15:30')
  expect(nearTimeText('2026-11-27T08:00:00Z', late)).toBe('i morgon kl. 09:00')
  expect(nearTimeText('2026-11-27T08:00:00Z', '2026-11-26T23:01:00Z')).toBe('i dag kl. 09:00')
  expect(nearTimeText('2026-11-30T08:00:00Z', late)).toBe('måndag 30 november kl. 09:00')
})
