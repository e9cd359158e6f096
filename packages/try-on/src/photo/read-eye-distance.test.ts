import { expect, it } from 'vitest'
import { ADULT_EYE_DISTANCE, measuredEyeDistance } from '../fit/eye-distance.js'
import { readEyeDistance } from './read-eye-distance.js'

it.each([
  ['', ADULT_EYE_DISTANCE],
  [' 64 ', measuredEyeDistance(64)],
  ['61,5', measuredEyeDistance(61.5)],
  ['61.5', measuredEyeDistance(61.5)],
  ['40', measuredEyeDistance(40)],
])('reads %j', (typed, distance) => expect(readEyeDistance(typed)).toEqual(distance))

it.each(['31,5', '81', '6', 'abc', '63 mm', '-63', '63,555'])('refuses %j', (typed) =>
  expect(readEyeDistance(typed)).toBeNull(),
)
