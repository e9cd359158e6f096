import { expect, it } from 'vitest'
import { fitsFilter, type StoreService } from './index.js'

const weekday = { opens: '10:00', closes: '18:00' }
const store = {
  hours: [weekday, weekday, weekday, weekday, weekday, null, null],
  deviatingHours: { '2026-11-24': null },
  services: ['eyeExam', 'hearingTest'] as StoreService[],
}
const MONDAY_NOON = '2026-11-23T12:00:00+01:00'

it.each([
  [MONDAY_NOON, true],
  ['2026-11-23T18:00:00+01:00', false],
  ['2026-11-24T12:00:00+01:00', false],
  ['2026-11-28T12:00:00+01:00', false],
])('at %s a store fits the question for those that are open: %s', (now, fits) => {
  expect(fitsFilter(store, { openNow: true, services: [] }, now)).toBe(fits)
  expect(fitsFilter(store, { openNow: false, services: [] }, now)).toBe(true)
})

it('needs every service that is asked for', () => {
  const fits = (...services: StoreService[]) => fitsFilter(store, { openNow: false, services }, MONDAY_NOON)
  expect([fits('eyeExam'), fits('eyeExam', 'hearingTest'), fits('eyeExam', 'contactLensExam')]).toEqual([
    true,
    true,
    false,
  ])
})
