import { expect, it } from 'vitest'
import { parseBirthDateDigits } from './birth-date.js'

it.each([
  ['900101', true],
  [' 000229 ', true],
  ['', false],
  ['19900101', false],
  ['901301', false],
  ['900230', false],
  ['90-0101', false],
  ['150012', true],
  ['171100', true],
  ['150072', true],
  ['900062', true],
  ['900032', false],
  ['901392', false],
])('reads six digits of a day as a birth date: %j [VALID-021, VALID-022]', (typed, isRead) => {
  expect(parseBirthDateDigits(typed).ok).toBe(isRead)
})
