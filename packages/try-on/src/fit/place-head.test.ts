import { frameSolids } from '@klarsikt/eyewear/solid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCamera, anyEyeDistance, anyPose, apart, PANTO, PHOTO, pupilsOf } from '../testing/synthetic-head.js'
import { type Camera, cameraOf, project } from './camera.js'
import { frameSeat, onHead } from './frame-seat.js'
import { type HeadPose, seenFromCamera } from './head-pose.js'
import { placeHead } from './place-head.js'

const { hinge } = frameSolids(PANTO)
const seat = frameSeat(PANTO)
/** The bridge and the hinges of the frame on the head. */
const PLACES = [
  seat,
  [seat[0] + hinge[0], seat[1] + hinge[1], seat[2] + hinge[2]],
  [seat[0] - hinge[0], seat[1] + hinge[1], seat[2] + hinge[2]],
] as const

describe('a head placed by its pupils', () => {
  it('is where it was when the picture was taken, turned as it was', () => {
    fc.assert(
      fc.property(anyCamera, anyPose, anyEyeDistance, (camera, pose, distanceMm) => {
        const placed = placeHead(camera, { pupils: pupilsOf(camera, pose, distanceMm), distanceMm }, pose.turn)!
        expect(apart(placed.origin, pose.origin)).toBeLessThan(1e-6)
        expect(placed.turn.roll).toBeCloseTo(pose.turn.roll, 6)
      }),
    )
  })

  it('keeps the frame on the nose when it turns: no place of it slides', () => {
    fc.assert(
      fc.property(anyCamera, anyPose, anyEyeDistance, (camera, pose, distanceMm) => {
        const placed = placeHead(camera, { pupils: pupilsOf(camera, pose, distanceMm), distanceMm }, pose.turn)!
        for (const place of PLACES) {
          const drawn = project(camera, seenFromCamera(placed, place))
          expect(apart(drawn, project(camera, seenFromCamera(pose, place)))).toBeLessThan(1e-4)
        }
      }),
    )
  })

  /** Returns how far (mm) the bridge is drawn from its true place when the field of view is only assumed. */
  const slideOf = (camera: Camera, pose: HeadPose, distanceMm: number): number => {
    const assumed = cameraOf(PHOTO)
    const placed = placeHead(assumed, { pupils: pupilsOf(camera, pose, distanceMm), distanceMm }, pose.turn)!
    const [drawn, bridge] = [
      project(assumed, seenFromCamera(placed, seat)),
      project(camera, seenFromCamera(pose, seat)),
    ]
    return apart(drawn, bridge) / (camera.focal / -pose.origin[2])
  }

  it('slides less than six and a half millimetres where the lens of the camera is another than assumed', () => {
    fc.assert(
      fc.property(anyCamera, anyPose, anyEyeDistance, (camera, pose, distanceMm) => {
        expect(slideOf(camera, pose, distanceMm)).toBeLessThan(6.5)
      }),
    )
  })

  it('slides most in the corner of a picture, near the camera and turned in every way at once', () => {
    const pose = { origin: [60, -80, -320], turn: { yaw: 35, pitch: 20, roll: -20 } } as const
    expect(slideOf(cameraOf(PHOTO, 50), pose, 74)).toBeCloseTo(6.17, 2)
  })

  it('slides less than a millimetre in the middle of a picture, turned sideways', () => {
    for (const degrees of [50, 80])
      for (const yaw of [-35, 0, 35])
        expect(
          slideOf(cameraOf(PHOTO, degrees), { origin: [0, 0, -400], turn: { yaw, pitch: 0, roll: 0 } }, 63),
        ).toBeLessThan(1)
  })

  it('is nowhere when both marks are in one place', () => {
    expect(placeHead(cameraOf(PHOTO), { pupils: { left: [9, 9], right: [9, 9] }, distanceMm: 63 })).toBeNull()
  })
})

describe('a frame on a head', () => {
  it('is as wide in the picture as its millimetres are there', () => {
    const straight = anyPose.map(({ origin }) => ({ origin, turn: { yaw: 0, pitch: 0, roll: 0 } }))
    fc.assert(
      fc.property(
        anyCamera,
        straight,
        anyEyeDistance,
        fc.integer({ min: 110, max: 160 }),
        (camera, pose, mm, width) => {
          const pupils = pupilsOf(camera, pose, mm)
          const placed = placeHead(camera, { pupils, distanceMm: mm })!
          const spec = { ...PANTO, measures: { ...PANTO.measures, totalWidth: width } }
          const [left, right] = [-1, 1].map((side) => onHead(spec, [(side * width) / 2, 0]))
          const eyesDistance = -placed.origin[2]
          const frameDistance = eyesDistance - left![2]
          const pixelsPerMm = (apart(pupils.left, pupils.right) / mm) * (eyesDistance / frameDistance)
          const drawn = apart(
            project(camera, seenFromCamera(placed, left!)),
            project(camera, seenFromCamera(placed, right!)),
          )
          expect(drawn).toBeCloseTo(width * pixelsPerMm, 6)
        },
      ),
    )
  })

  it('has its lenses a little below the pupils, and goes up the nose by what it is moved', () => {
    expect(onHead(PANTO, [0, 0])[1]).toBeCloseTo(-3.36)
    expect(frameSeat(PANTO, 2)[1] - seat[1]).toBeCloseTo(2)
  })
})
