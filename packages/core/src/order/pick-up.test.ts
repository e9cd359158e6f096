import { expect, it } from 'vitest'
import { isInStore, lastPickUpDay, PICK_UP_STEPS, pickUpCode, pickUpStep, readPickUpCode } from './index.js'
import { type StoredPickUp } from './pick-up.js'

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

it('follows goods to the store, through their last day, and out of it', () => {
  const coming: StoredPickUp<number> = { readyAt: null, lastDay: null, collectedAt: null, sentBackAt: null }
  const ready = { ...coming, readyAt: 1, lastDay: '2026-11-26' }
  const step = (stored: StoredPickUp<number> | null, isOfStore = false, today = '2026-11-26') =>
    pickUpStep(stored, isOfStore, today)
  expect([step(null), step(null, true), step(coming), step(ready)]).toEqual(['none', 'waiting', 'coming', 'ready'])
  expect(step(ready, false, '2026-11-27')).toBe('lapsed')
  expect([step({ ...ready, collectedAt: 2 }), step({ ...ready, sentBackAt: 2 })]).toEqual(['ended', 'ended'])
  expect(PICK_UP_STEPS.filter(isInStore)).toEqual(['ready', 'lapsed'])
})
