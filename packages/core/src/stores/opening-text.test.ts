import { describe, expect, it } from 'vitest'
import { stockholmInstant } from '../calendar/index.js'
import * as storesMessages from '../messages/generated/stores.js'
import { openingState } from './opening-state.js'
import { openingText } from './opening-text.js'
import { readStoreQuery } from './query.js'

const weekday = { opens: '10:00', closes: '18:00' }
const week = [weekday, weekday, weekday, weekday, weekday, { opens: '10:00', closes: '14:30' }, null]
const eves = { '2026-12-24': { opens: '10:00', closes: '13:00' }, '2026-12-25': null, '2026-12-26': null }
const summer = Object.fromEntries(
  Array.from({ length: 14 }, (_, day) => [`2026-07-${String(6 + day).padStart(2, '0')}`, null]),
)

describe('the opening state of a store', () => {
  // 2026-11-27 is a Friday, 2026-12-24 a Thursday, 2026-07-06 a Monday.
  it.each([
    ['2026-11-27', '08:10', 'Stängt nu, öppnar kl. 10'],
    ['2026-11-27', '10:00', 'Öppet nu, stänger kl. 18'],
    ['2026-11-27', '17:45', 'Öppet nu, stänger snart: kl. 18'],
    ['2026-11-27', '18:00', 'Stängt nu, öppnar i morgon kl. 10'],
    ['2026-11-27', '18:50', 'Stängt nu, öppnar i morgon kl. 10'],
    ['2026-11-28', '13:00', 'Öppet nu, stänger kl. 14.30'],
    ['2026-11-28', '15:00', 'Stängt nu, öppnar på måndag kl. 10'],
    ['2026-11-29', '12:00', 'Stängt nu, öppnar i morgon kl. 10'],
    ['2026-12-24', '12:00', 'Öppet nu, stänger kl. 13'],
    ['2026-12-24', '15:00', 'Stängt nu, öppnar på måndag kl. 10'],
    ['2026-07-06', '12:00', 'Stängt nu, öppnar den 20 juli kl. 10'],
  ])('on %s at %s: %s', (date, time, text) => {
    const now = stockholmInstant(date, time)!
    expect(openingText(openingState(now, week, { ...eves, ...summer }))).toBe(text)
  })

  it('shows a store that does not open as closed for now', () => {
    expect(openingText({ open: false, opens: null })).toBe(storesMessages.closedForNow())
  })
})

describe('what is typed into the store search', () => {
  it.each([
    ['411 16', '41116'],
    ['41116', '41116'],
    [' 411\u00a016 ', '41116'],
    ['SE-411 16', '41116'],
    ['411 16 Göteborg', '41116'],
    ['411', '411'],
    ['4111', '4111'],
  ])('%o is the postal code %s', (typed, digits) => {
    expect(readStoreQuery(typed)).toEqual({ kind: 'postal-code', digits })
  })

  it.each(['Göteborg', '41', '411167', '011 16', 'Storgatan 411', ''])('%o is words', (typed) => {
    expect(readStoreQuery(typed)).toEqual({ kind: 'words', text: typed })
  })
})
