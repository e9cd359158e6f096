import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCamera, anyEyeDistance, anyPose, PHOTO, pupilsOf } from '../testing/synthetic-head.js'
import { type Camera, cameraOf, project } from './camera.js'
import { ADULT_EYE_DISTANCE, measuredEyeDistance } from './eye-distance.js'
import { faceWidth } from './face-width.js'
import { type HeadPose, seenFromCamera } from './head-pose.js'

/** Faces that look straight into the camera. */
const anyStraightPose = anyPose.map(({ origin, turn }) => ({ origin, turn: { yaw: 0, pitch: 0, roll: turn.roll } }))
const anyWidth = fc.double({ min: 120, max: 175, noNaN: true })
/** Faces of usual depth, so that the unknown lens and the depth are not both at their worst. */
const anyDepth = fc.double({ min: 44, max: 56, noNaN: true })

function sidesOf(camera: Camera, pose: HeadPose, widthMm: number, depthMm: number) {
  const side = (x: number) => project(camera, seenFromCamera(pose, [x, -18, -depthMm]))
  return { left: side(-widthMm / 2), right: side(widthMm / 2) }
}

describe('how wide a face is', () => {
  it('is measured within its margin, whatever camera took the picture and however deep the face is', () => {
    fc.assert(
      fc.property(
        anyCamera,
        anyStraightPose,
        anyEyeDistance,
        anyWidth,
        anyDepth,
        (camera, pose, eyesMm, width, depth) => {
          const measured = faceWidth(
            cameraOf(PHOTO),
            pupilsOf(camera, pose, eyesMm),
            sidesOf(camera, pose, width, depth),
            measuredEyeDistance(eyesMm),
          )!
          expect(Math.abs(measured.mm - width)).toBeLessThanOrEqual(measured.marginMm)
        },
      ),
    )
  })

  it('is exact for the camera and the face that are assumed', () => {
    fc.assert(
      fc.property(anyStraightPose, anyEyeDistance, anyWidth, (pose, eyesMm, width) => {
        const camera = cameraOf(PHOTO)
        const sides = sidesOf(camera, pose, width, 50)
        const measured = faceWidth(camera, pupilsOf(camera, pose, eyesMm), sides, measuredEyeDistance(eyesMm))!
        expect(measured.mm).toBeCloseTo(width, 6)
      }),
    )
  })

  it('is surer from farther away, and by a measured distance of the eyes', () => {
    const camera = cameraOf(PHOTO)
    const marginAt = (z: number, distance = measuredEyeDistance(63)) => {
      const pose: HeadPose = { origin: [0, 0, z], turn: { yaw: 0, pitch: 0, roll: 0 } }
      return faceWidth(camera, pupilsOf(camera, pose, 63), sidesOf(camera, pose, 150, 50), distance)!.marginMm
    }
    expect(marginAt(-700)).toBeLessThan(marginAt(-350))
    expect(marginAt(-450)).toBeLessThan(11)
    expect(marginAt(-450, ADULT_EYE_DISTANCE)).toBeGreaterThan(17)
  })

  it('is not measured where both pupils are in one place', () => {
    const sides = { left: [100, 100], right: [300, 100] } as const
    expect(faceWidth(cameraOf(PHOTO), { left: [9, 9], right: [9, 9] }, sides, measuredEyeDistance(63))).toBeNull()
  })
})
