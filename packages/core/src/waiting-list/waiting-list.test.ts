import { describe, expect, it } from 'vitest'
import { checkWaitingContact, checkWaitingTimes, mayOffer, mayWaitForEarlier, suits } from './index.js'

const NOW = new Date('2026-11-02T10:00:00Z')

describe('the hours in which times are offered', () => {
  it.each([
    ['2026-11-02T06:59:00Z', false],
    ['2026-11-02T07:00:00Z', true],
    ['2026-11-02T19:30:00Z', true],
    ['2026-11-02T19:31:00Z', false],
    ['2026-11-02T23:10:00Z', false],
    ['2026-07-02T06:00:00Z', true],
    ['2026-07-02T05:59:00Z', false],
  ])('%s: %s', (instant, expected) => {
    expect(mayOffer(new Date(instant))).toBe(expected)
  })
})

describe('a free time', () => {
  const entry = { earliest: '2026-11-02', latest: '2026-11-10', dayPart: 'any', bookedStart: null } as const
  it.each([
    ['within the days', {}, '2026-11-05T09:00:00Z', true],
    ['before the first day', { earliest: '2026-11-06' }, '2026-11-05T09:00:00Z', false],
    ['after the last day', { latest: '2026-11-04' }, '2026-11-05T09:00:00Z', false],
    ['in the morning', { dayPart: 'afternoon' }, '2026-11-05T10:30:00Z', false],
    ['at noon', { dayPart: 'afternoon' }, '2026-11-05T11:00:00Z', true],
    ['before noon', { dayPart: 'morning' }, '2026-11-05T10:59:00Z', true],
    ['too soon to be answered and booked', {}, '2026-11-02T11:29:00Z', false],
    ['just in time', {}, '2026-11-02T11:30:00Z', true],
    [
      'before the visit that is booked',
      { bookedStart: new Date('2026-11-05T09:30:00Z') },
      '2026-11-05T09:00:00Z',
      true,
    ],
    ['at the visit that is booked', { bookedStart: new Date('2026-11-05T09:00:00Z') }, '2026-11-05T09:00:00Z', false],
  ] as const)('%s', (_, change, start, expected) => {
    expect(suits(new Date(start), { ...entry, ...change }, NOW)).toBe(expected)
  })

  it('is for a booked visit only while moving that is free', () => {
    expect(mayWaitForEarlier(new Date('2026-11-03T10:30:00Z'), NOW)).toBe(false)
    expect(mayWaitForEarlier(new Date('2026-11-03T10:31:00Z'), NOW)).toBe(true)
  })
})

describe('an entry as typed', () => {
  const typed = { earliest: '2026-11-03', latest: '2026-11-10', dayPart: 'morning' }
  const problems = (change: object) => {
    const checked = checkWaitingTimes({ ...typed, ...change }, '2026-11-02')
    return checked.ok ? [] : Object.keys(checked.error)
  }
  it('has days that can be booked, in order, and a part of the day', () => {
    expect(problems({})).toEqual([])
    expect(problems({ latest: '2026-11-02' })).toEqual(['latest'])
    expect(problems({ earliest: '2026-11-01', dayPart: 'night' })).toEqual(['earliest', 'dayPart'])
    expect(problems({ latest: '2027-12-01' })).toEqual(['latest'])
  })

  it('needs a number and may have an address', () => {
    expect(checkWaitingContact({ mobile: '070-174 06 05', email: '' })).toEqual({
      ok: true,
      value: { mobile: '+46701740605', email: '' },
    })
    expect(checkWaitingContact({ mobile: '', email: 'x' })).toMatchObject({
      ok: false,
      error: { mobile: {}, email: {} },
    })
  })
})
