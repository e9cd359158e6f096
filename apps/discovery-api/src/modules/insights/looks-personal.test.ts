import { expect, it } from 'vitest'
import { looksPersonal } from './looks-personal.js'

it.each([
  ['anna@example.se', true],
  ['mejl anna.b@exempel.se', true],
  ['070-123 45 67', true],
  ['0701234567', true],
  ['+46 70 123 45 67', true],
  ['08-123 456 78', true],
  ['19850412-1234', true],
  ['850412-1234', true],
  ['8504121234', true],
  ['glasögon 52 mm', false],
  ['tn2110', false],
  ['ray-ban 0rb2132', false],
  ['acuvue oasys 30 pack', false],
  // An EAN, which is an article number.
  ['8053672000123', false],
  ['-2,25', false],
  ['1-day acuvue @ home', false],
])('takes %s for personal: %s', (query, expected) => {
  expect(looksPersonal(query)).toBe(expected)
})
