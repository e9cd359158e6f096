import { expect, it } from 'vitest'
import { readyDay } from './index.js'

const day = { opens: '10:00', closes: '18:00' }
const week = [day, day, day, day, day, { opens: '10:00', closes: '11:30' }, null]

it.each([
  // [now, day on which the goods are ready]. Thursday, Friday and Saturday; the Sunday is closed.
  ['2026-11-26T06:00:00+01:00', '2026-11-26'],
  ['2026-11-26T16:00:00+01:00', '2026-11-26'],
  ['2026-11-26T16:01:00+01:00', '2026-11-27'],
  ['2026-11-26T23:30:00+01:00', '2026-11-27'],
  // On Saturday the store is not open long enough.
  ['2026-11-27T17:00:00+01:00', '2026-11-30'],
])('has the goods of an order of %s ready on %s', (now, ready) => {
  expect(readyDay(now, week)).toBe(ready)
})

it('heeds days that differ, and promises nothing where the store stays closed', () => {
  expect(readyDay('2026-11-26T09:00:00+01:00', week, { '2026-11-26': null })).toBe('2026-11-27')
  expect(readyDay('2026-11-26T09:00:00+01:00', [null, null, null, null, null, null, null])).toBeNull()
})
