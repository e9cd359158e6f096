import type { FrameSpec } from '@klarsikt/eyewear'
import type { Vector } from '@klarsikt/eyewear/solid'
import fc from 'fast-check'
import { type Camera, cameraOf, project } from '../fit/camera.js'
import { type HeadPose, seenFromCamera } from '../fit/head-pose.js'
import type { Pupils } from '../fit/place-head.js'

export const PHOTO = { width: 1200, height: 1600 } as const

export const PANTO: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'tortoise',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Heads at arm's length, turned as far as a try-on follows. */
export const anyPose: fc.Arbitrary<HeadPose> = fc.record({
  origin: fc.tuple(between(-60, 60), between(-80, 80), between(-900, -320)),
  turn: fc.record({ yaw: between(-35, 35), pitch: between(-20, 20), roll: between(-20, 20) }),
})

export const anyEyeDistance = between(54, 74)

export const anyCamera = between(50, 80).map((degrees) => cameraOf(PHOTO, degrees))

/** Where a camera sees the eyes of a head. */
export function pupilsOf(camera: Camera, pose: HeadPose, distanceMm: number): Pupils {
  const eye = (x: number) => project(camera, seenFromCamera(pose, [x, 0, 0]))
  return { left: eye(-distanceMm / 2), right: eye(distanceMm / 2) }
}

export const apart = (a: Vector | readonly [number, number], b: Vector | readonly [number, number]) =>
  Math.hypot(...a.map((n, i) => n - b[i]!))
