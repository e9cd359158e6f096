import { expect, it } from 'vitest'
import { ADULT_EYE_DISTANCE, measuredEyeDistance } from '../fit/eye-distance.js'
import { readEyeDistance } from './read-eye-distance.js'

it.each([
  ['', { ...ADULT_EYE_DISTANCE, basis: 'assumed' }],
  [' 64 ', { ...measuredEyeDistance(64), basis: 'typed' }],
  ['61,5', { ...measuredEyeDistance(61.5), basis: 'typed' }],
  ['61.5', { ...measuredEyeDistance(61.5), basis: 'typed' }],
  ['63 mm', { ...measuredEyeDistance(63), basis: 'typed' }],
  ['40', { ...measuredEyeDistance(40), basis: 'typed' }],
])('reads %j', (typed, distance) => expect(readEyeDistance(typed)).toEqual(distance))

it('takes the estimate of the picture where nothing is typed', () => {
  const estimate = { mm: 61, marginMm: 4 }
  expect(readEyeDistance('', estimate)).toEqual({ ...estimate, basis: 'estimated' })
  expect(readEyeDistance('64', estimate)).toEqual({ ...measuredEyeDistance(64), basis: 'typed' })
})

it.each(['31,5', '81', '6', 'abc', '63 cm', '-63', '63,555'])('refuses %j', (typed) =>
  expect(readEyeDistance(typed)).toBeNull(),
)
