import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cameraOf } from '../fit/camera.js'
import { ADULT_EYE_DISTANCE, combinedEyeDistance, eyeDistanceByIris } from '../fit/eye-distance.js'
import { PHOTO, pupilsOf } from '../testing/synthetic-head.js'
import { eyeDistanceOfFace } from './eye-distance-of-face.js'

const camera = cameraOf(PHOTO)
const anyDepth = fc.double({ min: 320, max: 900, noNaN: true })
/** Eye distances of 19 of 20 adults. */
const anyAdult = fc.double({ min: 56, max: 70, noNaN: true })
const anyYaw = fc.double({ min: -20, max: 20, noNaN: true })

/** Makes a face with irises of 11.7 mm, which lie 10.5 mm before the centres of rotation of the eyes. */
const faceOf = (depth: number, yaw: number, distanceMm: number) => ({
  pupils: pupilsOf(camera, { origin: [0, 0, -depth], turn: { yaw, pitch: 0, roll: 0 } }, distanceMm),
  irisWidth: (camera.focal * 11.7) / (depth - 10.5),
  turn: { yaw, pitch: 0 },
})

describe('the eye distance of a face', () => {
  it('lies between what its irises say and what is common, and is surer than either', () => {
    fc.assert(
      fc.property(anyDepth, anyYaw, anyAdult, (depth, yaw, distanceMm) => {
        const { mm, marginMm } = eyeDistanceOfFace(camera, faceOf(depth, yaw, distanceMm))
        const expected = combinedEyeDistance(ADULT_EYE_DISTANCE, eyeDistanceByIris(distanceMm / 11.7))
        expect(Math.abs(mm - expected.mm)).toBeLessThan(0.7)
        expect(marginMm).toBeLessThan(ADULT_EYE_DISTANCE.marginMm)
        expect(marginMm).toBeGreaterThan(Math.abs(mm - distanceMm))
      }),
    )
  })

  it.each([
    ['is turned far', { ...faceOf(400, 0, 63), turn: { yaw: -30, pitch: 0 } }],
    ['shows no irises', { ...faceOf(400, 0, 63), irisWidth: 0 }],
  ])('is that of most adults where the face %s', (_case, face) => {
    expect(eyeDistanceOfFace(camera, face)).toBe(ADULT_EYE_DISTANCE)
  })
})
