import { expect, it } from 'vitest'
import { lastPickUpDay, pickUpCode, readPickUpCode } from './index.js'

it('writes codes of six digits and reads them as they are typed', () => {
  expect([0, 42, 999_999].map(pickUpCode)).toEqual(['000000', '000042', '999999'])
  expect(['000042', ' 000 042 ', '42', '0000420', 'a00042', ''].map(readPickUpCode)).toEqual([
    '000042',
    '000042',
    null,
    null,
    null,
    null,
  ])
})

it('keeps goods for fourteen days of Stockholm, over a change of the clock', () => {
  expect(lastPickUpDay('2026-10-20T22:30:00Z')).toBe('2026-11-04')
})
