import { expect, it } from 'vitest'
import { stockholmInstant } from '../calendar/index.js'
import { smsTime } from './index.js'

const at = (date: string, time: string): Date => stockholmInstant(date, time) ?? new Date(Number.NaN)

it.each([
  ['2026-11-26', '08:00', '2026-11-26', '08:00'],
  ['2026-11-26', '20:59', '2026-11-26', '20:59'],
  ['2026-11-26', '21:00', '2026-11-27', '08:00'],
  ['2026-11-26', '07:59', '2026-11-26', '08:00'],
  ['2026-12-31', '23:30', '2027-01-01', '08:00'],
  ['2027-03-27', '22:00', '2027-03-28', '08:00'],
  ['2027-10-30', '23:00', '2027-10-31', '08:00'],
])('an SMS of %s %s is sent %s %s', (date, time, day, clock) => {
  expect(smsTime('lens-declined', at(date, time))).toEqual(at(day, clock))
})

it.each(['staff-code', 'staff-new-customer', 'staff-cart', 'payment-link'])(
  '%s is waited for, and sent at night too',
  (kind) => {
    const night = at('2026-11-26', '23:30')
    expect(smsTime(kind, night)).toEqual(night)
  },
)
