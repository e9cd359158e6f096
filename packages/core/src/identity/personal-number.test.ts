import * as fc from 'fast-check'
import oracleModule from 'personnummer'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { ageOn, plainBirthDate } from './birth-date.js'
import { hasLuhnDigit, luhnDigit } from './luhn.js'
import {
  birthDateOf,
  isCoordinationNumber,
  isMaskedPersonalNumber,
  maskPersonalNumber,
  parsePersonalNumber,
  personalNumberDigits,
} from './personal-number.js'

/** Test numbers that Skatteverket publishes (CC0). Nobody has them. */
const published =
  '194408139089 199006022397 199107172380 199610202385 190104132386 200001052380 199312172381 199007212393 199007282388 199007302384 191212121212 193012299263 194001079120 199705162387 194004057032 198705212382 198808112380 199001252387 199212252382 199504242398 199710182396 199912282382 200002262384 200007312382 200304302383 200510162381 200512312398 190301249801 195712302842 196107293059 197912309296 198101079294'.split(
    ' ',
  )
const today = '2026-11-21'

// Some module loaders put the package's functions one level deeper.
const oracle = (oracleModule as unknown as { default?: typeof oracleModule }).default ?? oracleModule

const problemOf = (text: string, options = {}): unknown => {
  const read = parsePersonalNumber(text, today, options)
  return read.ok ? null : read.error.message
}

describe('parsePersonalNumber', () => {
  it.each(published)('reads the published test number %s [VALID-002]', (digits) => {
    const number = `${digits.slice(0, 8)}-${digits.slice(8)}`
    expect(parsePersonalNumber(digits, today)).toEqual({ ok: true, value: number })
    expect(parsePersonalNumber(` ${number.replace('-', ' - ')} `, today)).toEqual({ ok: true, value: number })
    expect(oracle.valid(digits)).toBe(true)
    expect(personalNumberDigits(number)).toBe(digits)
  })

  it('reports what is wrong [VALID-001] [VALID-002] [ERR-029]', () => {
    expect(problemOf(' ')).toBe(validationMessages.ssnRequired)
    for (const text of [
      '900602-2397',
      '9006022397',
      '1990060-22397',
      '19900602+2397',
      '199006022397x',
      '179006022397',
    ]) {
      expect(problemOf(text)).toBe(validationMessages.ssnInvalid)
    }
    expect(problemOf('19900230-2397')).toBe(validationMessages.ssnInvalid)
    expect(problemOf('19900602-T397')).toBe(validationMessages.ssnInvalid)
    expect(problemOf('19900602-2398')).toBe(validationMessages.ssnChecksum)
  })

  it('refuses a birth in the future, and accepts one today', () => {
    const number = (date: string): string => {
      const digits = `${date.replaceAll('-', '')}238`
      return `${digits}${luhnDigit(digits.slice(2))}`
    }
    expect(problemOf(number(today))).toBeNull()
    expect(problemOf(number(addDays(today, 1)))).toBe(validationMessages.ssnFuture)
  })

  it('reads ten digits when asked to, the latest century first', () => {
    const read = (text: string): unknown => parsePersonalNumber(text, today, { allowTenDigits: true })
    expect(read('121212-1212')).toEqual({ ok: true, value: '20121212-1212' })
    expect(read('121212+1212')).toEqual({ ok: true, value: '19121212-1212' })
    expect(read('9006022397')).toEqual({ ok: true, value: '19900602-2397' })
    expect(problemOf('1206022397x', { allowTenDigits: true })).toBe(validationMessages.ssnInvalid)
  })

  it('reads + from the year one turns 100, also before the birthday [VALID-002]', () => {
    const read = (text: string, day: string): unknown => {
      const parsed = parsePersonalNumber(text, day, { allowTenDigits: true })
      return parsed.ok ? plainBirthDate(birthDateOf(parsed.value)) : parsed.error.message
    }
    for (const day of ['2026-01-01', '2026-11-23', '2026-12-12', '2026-12-31']) {
      expect(read('261212+2388', day)).toBe('1926-12-12')
    }
    expect(read('261212+2388', '2025-12-31')).toBe('1826-12-12')
    expect(read('271212+2387', '2026-11-23')).toBe('1827-12-12')
    // The birthday is later this year, so the hyphen should have been a plus sign.
    expect(read('261212-2388', '2026-12-11')).toBe('1926-12-12')
    expect(read('261212-2388', '2026-12-12')).toBe('2026-12-12')
  })

  it('recovers any day of birth written with the sign of its year', () => {
    // The years in which the sign or the century changes are drawn in half of the runs.
    const age = fc.oneof(fc.constantFrom(0, 99, 100, 101, 199), fc.integer({ min: 0, max: 199 }))
    const years = fc.tuple(fc.integer({ min: 2000, max: 2099 }), age)
    const yearDay = fc.integer({ min: 0, max: 364 })
    const seen = { '-': 0, '+': 0 }
    fc.assert(
      fc.property(years, yearDay, yearDay, fc.boolean(), ([year, turning], dayNow, dayThen, isAbroad) => {
        const now = addDays(`${year}-01-01`, dayNow)
        const born = addDays(`${year - turning}-01-01`, dayThen)
        fc.pre(born <= now)
        const sign = turning >= 100 ? '+' : '-'
        seen[sign] += 1
        const day = String(Number(born.slice(8)) + (isAbroad ? 60 : 0)).padStart(2, '0')
        const digits = `${born.slice(2, 4)}${born.slice(5, 7)}${day}238`
        const text = `${digits.slice(0, 6)}${sign}238${luhnDigit(digits)}`
        const read = parsePersonalNumber(text, now, { allowTenDigits: true })
        expect(read.ok && plainBirthDate(birthDateOf(read.value))).toBe(born)
      }),
      { numRuns: 2000 },
    )
    expect(Math.min(seen['-'], seen['+'])).toBeGreaterThan(100)
  })

  it('reads coordination numbers', () => {
    const read = parsePersonalNumber('199006622394', today)
    expect(read).toEqual({ ok: true, value: '19900662-2394' })
    expect(isCoordinationNumber('19900662-2394')).toBe(true)
    expect(isCoordinationNumber('19900602-2397')).toBe(false)
    expect(plainBirthDate(birthDateOf('19900662-2394'))).toBe('1990-06-02')
  })

  // Test numbers of Skatteverket in which the month, the day or both are unknown.
  it.each([
    ['191500722390', { year: 1915, month: null, day: 12 }],
    ['191711602399', { year: 1917, month: 11, day: null }],
    ['191800852384', { year: 1918, month: null, day: 25 }],
    ['192001602396', { year: 1920, month: 1, day: null }],
  ])('reads the coordination number %s, of which a part is open', (digits, birthDate) => {
    const read = parsePersonalNumber(digits, today)
    expect(read.ok && birthDateOf(read.value)).toEqual(birthDate)
    expect(read.ok && isCoordinationNumber(read.value)).toBe(true)
    expect(read.ok && isMaskedPersonalNumber(maskPersonalNumber(read.value))).toBe(true)
    expect(plainBirthDate(birthDate)).toBeNull()
    const short = parsePersonalNumber(digits.slice(2, 8) + '+' + digits.slice(8), today, { allowTenDigits: true })
    expect(short).toEqual(read)
  })

  it('leaves no part of a personal number open, and no open date in the future', () => {
    const number = (digits: string): string => `${digits}238${luhnDigit(`${digits.slice(2)}238`)}`
    for (const digits of ['19900002', '19900600', '19900000', '19901362', '19900692', '19900693'])
      expect([digits, problemOf(number(digits))]).toEqual([digits, validationMessages.ssnInvalid])
    for (const digits of ['20270060', '20261260']) expect(problemOf(number(digits))).toBe(validationMessages.ssnFuture)
    for (const digits of ['20260060', '20261160', '20260091']) expect(problemOf(number(digits))).toBeNull()
  })

  it('agrees with an independent reader on any twelve digits', () => {
    const digits = fc
      .tuple(
        fc.integer({ min: 1800, max: 2025 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 93 }),
        // Serial numbers 238x are reserved for tests.
        fc.integer({ min: 2380, max: 2389 }),
      )
      .map(
        ([year, month, day, serial]) =>
          `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}${serial}`,
      )
    fc.assert(
      fc.property(digits, (text) => {
        // The other package does not know coordination numbers with an unknown month or day.
        fc.pre(text.slice(4, 6) !== '00' && text.slice(6, 8) !== '60')
        expect(parsePersonalNumber(text, today).ok).toBe(oracle.valid(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parsePersonalNumber(text, today, { allowTenDigits: true }).ok).toBe(false)
      }),
    )
  })
})

describe('what a personal number contains', () => {
  it('hides the last four digits', () => {
    expect(maskPersonalNumber('19900602-2397')).toBe('19900602-****')
    expect(maskPersonalNumber('199006022397')).toBe('****')
    expect(maskPersonalNumber('')).toBe('****')
    expect(maskPersonalNumber('19900602-****')).toBe('19900602-****')
    expect(['19900602-****', '19901302-****', '19900602-2397', '****'].map(isMaskedPersonalNumber)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('gives the age on a day', () => {
    const born = (year: number, month: number | null, day: number | null) => ({ year, month, day })
    expect(ageOn(born(2008, 11, 21), today)).toBe(18)
    expect(ageOn(born(2008, 11, 22), today)).toBe(17)
    expect(ageOn(born(2004, 2, 29), '2026-02-28')).toBe(21)
    expect(ageOn(born(2004, 2, 29), '2026-03-01')).toBe(22)
    for (const open of [born(2008, null, null), born(2008, 12, null), born(2008, null, 31)])
      expect(ageOn(open, '2026-01-01')).toBe(18)
  })

  it('finds any single wrong digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,24}$/), fc.nat(), fc.integer({ min: 1, max: 9 }), (base, at, by) => {
        const digits = `${base}${luhnDigit(base)}`
        expect(hasLuhnDigit(digits)).toBe(true)
        const index = at % digits.length
        const wrong = `${digits.slice(0, index)}${(Number(digits[index]) + by) % 10}${digits.slice(index + 1)}`
        expect(hasLuhnDigit(wrong)).toBe(false)
      }),
    )
  })
})
