import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCamera, anyEyeDistance, anyPose, apart, PANTO, PHOTO, pupilsOf } from '../testing/synthetic-head.js'
import { cameraOf, project } from './camera.js'
import { ADULT_EYE_DISTANCE, eyeDistanceByIris, measuredEyeDistance } from './eye-distance.js'
import { onHead } from './frame-seat.js'
import { seenFromCamera } from './head-pose.js'
import { placeHead } from './place-head.js'
import { scaleMargin } from './scale-margin.js'

const straight = anyPose.map(({ origin }) => ({ origin, turn: { yaw: 0, pitch: 0, roll: 0 } }))

it('holds how wide the frame is drawn, whatever camera took the picture', () => {
  fc.assert(
    fc.property(anyCamera, straight, anyEyeDistance, (camera, pose, mm) => {
      const pupils = pupilsOf(camera, pose, mm)
      const ends = [-70, 70].map((x) => onHead(PANTO, [x, 0]))
      const width = (by: typeof camera, head: typeof pose) =>
        apart(project(by, seenFromCamera(head, ends[0]!)), project(by, seenFromCamera(head, ends[1]!)))
      const assumed = cameraOf(PHOTO)
      const placed = placeHead(assumed, { pupils, distanceMm: mm })!
      const wrong = Math.abs(width(assumed, placed) / width(camera, pose) - 1)
      expect(wrong).toBeLessThanOrEqual(scaleMargin(assumed, pupils, measuredEyeDistance(mm)))
    }),
  )
})

it('is small for a measured distance, larger for an iris, and largest for an assumed one', () => {
  const camera = cameraOf(PHOTO)
  const pupils = { left: [450, 800], right: [750, 800] } as const
  const margins = [measuredEyeDistance(63), eyeDistanceByIris(63 / 11.7), ADULT_EYE_DISTANCE].map((distance) =>
    scaleMargin(camera, pupils, distance),
  )
  expect(margins).toEqual(margins.toSorted((a, b) => a - b))
  expect(margins[0]).toBeLessThan(0.05)
  expect(margins[2]).toBeGreaterThan(0.11)
})
