import Holidays from 'date-holidays'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateText, dayRange, dayText, weekdayName } from './date-text.js'
import { addDays, addMonths, datePartsOf, daysBetween, isPlainDate, plainDate, weekdayOf } from './plain-date.js'
import { isEve, redDays } from './red-days.js'
import {
  addWorkingDays,
  isWorkingDay,
  sameOrNextWorkingDay,
  subtractWorkingDays,
  workingDaysUntil,
} from './working-days.js'

const anyDate = fc.integer({ min: 0, max: 33_000 }).map((days) => addDays('1970-01-01', days))

describe('plain dates', () => {
  it('accepts days that exist and nothing else', () => {
    for (const date of ['2024-02-29', '2026-11-21', '1000-01-01', '9999-12-31']) expect(isPlainDate(date)).toBe(true)
    for (const other of [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '26-01-01',
      '0999-01-01',
      '',
      null,
      20260101,
    ]) {
      expect(isPlainDate(other)).toBe(false)
    }
    expect(plainDate(2026, 2, 29)).toBeNull()
    expect(plainDate(2026, 2, 28)).toBe('2026-02-28')
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })

  it('counts days in both directions and knows weekdays', () => {
    expect(weekdayOf('2026-11-24')).toBe(2)
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const other = addDays(date, days)
        expect(daysBetween(date, other)).toBe(days)
        expect(weekdayOf(date)).toBe(new Date(`${date}T12:00:00Z`).getUTCDay() || 7)
        expect(date < other).toBe(days > 0)
      }),
    )
  })

  it('clamps months and keeps the anchor day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-02-28', 1, 31)).toBe('2026-03-31')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -60, max: 60 }), (date, months) => {
        const { day } = datePartsOf(date)
        const there = addMonths(date, months)
        expect(addMonths(there, -months, day)).toBe(date)
        expect(datePartsOf(there).day).toBeLessThanOrEqual(day)
      }),
    )
  })
})

describe('red days', () => {
  it('agree, with the eves, with an independent table from 2020 to 2060', () => {
    const oracle = new Holidays('SE')
    for (let year = 2020; year <= 2060; year += 1) {
      const theirs = oracle
        .getHolidays(year)
        .filter(({ type, date }) => (type === 'public' || type === 'bank') && date.startsWith(String(year)))
        .map(({ date }) => date.slice(0, 10))
      const eves = Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day)).filter(
        (date) => isEve(date) && date.startsWith(String(year)),
      )
      expect([...redDays(year).keys(), ...eves].toSorted()).toEqual([...new Set(theirs)].toSorted())
    }
  })

  it('are those of 2027, and the eves are no working days', () => {
    const days = '01-01 01-06 03-26 03-28 03-29 05-01 05-06 05-16 06-06 06-26 11-06 12-25 12-26'.split(' ')
    expect([...redDays(2027).keys()]).toEqual(days.map((day) => `2027-${day}`))
    for (const eve of ['2027-06-25', '2027-12-24', '2027-12-31']) {
      expect(isEve(eve)).toBe(true)
      expect(isWorkingDay(eve)).toBe(false)
    }
  })
})

describe('working days', () => {
  it.each([
    ['2027-01-15', '2026-12-08', '2026-12-10'],
    ['2026-12-28', '2026-11-23', '2026-11-25'],
    ['2027-05-03', '2027-03-31', '2027-04-02'],
  ])('counts back from %s: processed %s, sent %s', (deliveryDay, processed, sent) => {
    expect(subtractWorkingDays(deliveryDay, 23)).toBe(processed)
    expect(subtractWorkingDays(deliveryDay, 21)).toBe(sent)
  })

  it('counts forward and back symmetrically', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 60 }), (date, days) => {
        const start = sameOrNextWorkingDay(date)
        const end = addWorkingDays(start, days)
        expect(isWorkingDay(end)).toBe(true)
        expect(subtractWorkingDays(end, days)).toBe(start)
        expect(workingDaysUntil(start, end)).toBe(days)
        expect(workingDaysUntil(end, start)).toBe(0)
      }),
    )
    expect(() => addWorkingDays('2026-11-21', 1.5)).toThrow(RangeError)
  })

  it('rolls a red or free day forward', () => {
    expect(sameOrNextWorkingDay('2026-12-24')).toBe('2026-12-28')
    expect(sameOrNextWorkingDay('2026-11-24')).toBe('2026-11-24')
    expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21')
  })
})

describe('date text', () => {
  it('is Swedish', () => {
    expect(dateText('2026-11-24')).toBe('tisdag 24 november')
    expect(dateText('2027-01-03', { year: true })).toBe('söndag 3 januari 2027')
    expect(dayText('2026-05-01')).toBe('1 maj 2026')
    expect(weekdayName('2026-11-28')).toBe('lördag')
  })

  it.each([
    ['2026-11-24', '2026-11-24', '24 november'],
    ['2026-11-24', '2026-11-25', '24–25 november'],
    ['2026-11-30', '2026-12-02', '30 november–2 december'],
    ['2026-12-01', '2027-12-02', '1 december–2 december'],
  ])('of %s to %s is %s', (from, to, text) => {
    expect(dayRange(from, to)).toBe(text)
  })

  it('agrees with the Swedish locale of the platform', () => {
    const platform = new Intl.DateTimeFormat('sv-SE', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(dateText(date)).toBe(platform.format(new Date(`${date}T00:00:00Z`)))
      }),
    )
  })
})
