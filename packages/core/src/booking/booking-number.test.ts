import { expect, it } from 'vitest'
import { readBookingNumber } from './booking-number.js'

it.each([
  ['B48217735', 'B48217735'],
  [' b 4821 7735 ', 'B48217735'],
  ['4821-7735', 'B48217735'],
  ['4821773', null],
  ['C48217735', null],
  ['', null],
])('reads the number of a booking as people type it: %j', (typed, number) => {
  expect(readBookingNumber(typed)).toBe(number)
})
