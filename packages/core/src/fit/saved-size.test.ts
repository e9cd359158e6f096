import { expect, it } from 'vitest'
import { accountSizeOf, isSameSize, newestSize, OWN_SIZE_AGE_MAX_MS, sizeAge } from './index.js'

const PAIR = { kind: 'pair', lensWidth: 49, noseBridge: 19, templeLength: 140 } as const
const WIDE = { kind: 'answer', size: 'wide' } as const
const visitor = { size: PAIR, savedAt: 2000, customerNumber: null }

it('takes what was entered last, on the device or in the account', () => {
  expect(newestSize(null, visitor, '1')).toEqual({ size: PAIR, savedAt: 2000 })
  expect(newestSize({ size: WIDE, savedAt: 1000 }, visitor, '1')).toEqual({ size: PAIR, savedAt: 2000 })
  expect(newestSize({ size: WIDE, savedAt: 3000 }, visitor, '1')).toEqual({ size: WIDE, savedAt: 3000 })
  expect(newestSize({ size: WIDE, savedAt: 2000 }, visitor, '1')).toEqual({ size: WIDE, savedAt: 2000 })
})

it('takes a size away where that came last', () => {
  expect(newestSize({ size: WIDE, savedAt: 1000 }, { ...visitor, size: null }, '1')).toEqual({
    size: null,
    savedAt: 2000,
  })
  expect(newestSize({ size: null, savedAt: 3000 }, visitor, '1')).toEqual({ size: null, savedAt: 3000 })
})

it('takes over nothing that another customer has entered on the device', () => {
  const annas = { ...visitor, customerNumber: '1' }
  expect(newestSize(null, annas, '1')).toEqual({ size: PAIR, savedAt: 2000 })
  expect(newestSize(null, annas, '2')).toBeNull()
  expect(newestSize({ size: WIDE, savedAt: 1000 }, annas, '2')).toEqual({ size: WIDE, savedAt: 1000 })
})

it('counts the age of a size between none and some years', () => {
  expect(sizeAge(1000, 4000.4)).toBe(3000)
  expect(sizeAge(4000, 1000)).toBe(0)
  expect(sizeAge(0, Number.MAX_SAFE_INTEGER)).toBe(OWN_SIZE_AGE_MAX_MS)
})

it('knows the same size again', () => {
  expect(isSameSize(PAIR, { ...PAIR })).toBe(true)
  expect(isSameSize(PAIR, { ...PAIR, templeLength: null })).toBe(false)
  expect(isSameSize(WIDE, { ...WIDE })).toBe(true)
  expect(isSameSize(WIDE, { kind: 'answer', size: 'narrow' })).toBe(false)
  expect(isSameSize(PAIR, WIDE)).toBe(false)
  expect(isSameSize(WIDE, PAIR)).toBe(false)
  expect(isSameSize(null, null)).toBe(true)
  expect(isSameSize(null, WIDE)).toBe(false)
  expect(isSameSize(PAIR, null)).toBe(false)
})

it('keeps a measured face out of the account', () => {
  expect(accountSizeOf({ kind: 'measured', totalWidth: 134, marginMm: 9 })).toBeNull()
  expect(accountSizeOf(PAIR)).toBe(PAIR)
  expect(accountSizeOf(null)).toBeNull()
})
