import { PUPILLARY_DISTANCE } from '@klarsikt/core/prescription'
import { expect, it } from 'vitest'
import { EYE_DISTANCE_LIMITS_MM } from './eye-distance.js'

// The code does not import the limits of prescriptions, because they would become a chunk of their own that the
// checkout must load. So this test compares them.
it('may be what a prescription may have for both eyes together', () => {
  const bothEyesMm = (hundredths: number) => (2 * hundredths) / 100
  expect(EYE_DISTANCE_LIMITS_MM).toEqual({
    min: bothEyesMm(PUPILLARY_DISTANCE.min),
    max: bothEyesMm(PUPILLARY_DISTANCE.max),
  })
})
