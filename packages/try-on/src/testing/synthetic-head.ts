import type { FrameSpec } from '@klarsikt/eyewear'
import type { Vector } from '@klarsikt/eyewear/solid'
import fc from 'fast-check'
import { type Camera, cameraOf, type PicturePoint, project } from '../fit/camera.js'
import { type HeadPose, seenFromCamera } from '../fit/head-pose.js'
import type { Pupils } from '../fit/place-head.js'
import type { MeshPoint } from '../landmarks/mesh-landmarks.js'

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

/** Heads at arm's length, turned as far as a try-on works. */
export const anyPose: fc.Arbitrary<HeadPose> = fc.record({
  origin: fc.tuple(between(-60, 60), between(-80, 80), between(-900, -320)),
  turn: fc.record({ yaw: between(-35, 35), pitch: between(-20, 20), roll: between(-20, 20) }),
})

export const anyEyeDistance = between(54, 74)

export const anyCamera = between(50, 80).map((degrees) => cameraOf(PHOTO, degrees))

/** Returns where a camera sees the eyes of a head. */
export function pupilsOf(camera: Camera, pose: HeadPose, distanceMm: number): Pupils {
  const eye = (x: number) => project(camera, seenFromCamera(pose, [x, 0, 0]))
  return { left: eye(-distanceMm / 2), right: eye(distanceMm / 2) }
}

export const apart = (a: Vector | readonly [number, number], b: Vector | readonly [number, number]) =>
  Math.hypot(...a.map((n, i) => n - b[i]!))

/** Makes a face mesh of a head without perspective. It has only the points that the code reads. */
export function syntheticMesh(turn: HeadPose['turn']) {
  const head: HeadPose = { origin: [0, 0, 0], turn }
  const seen = ([x, y, z]: Vector): MeshPoint => {
    const [atX, atY, atZ] = seenFromCamera(head, [x, y, z])
    return [600 + atX, 800 - atY, -atZ]
  }
  const mesh: MeshPoint[] = Array.from({ length: 478 }, () => [0, 0, 0])
  // The chin lies before the forehead.
  const chinZ = Math.tan((4 * Math.PI) / 180) * 180
  for (const [index, place] of [
    [10, [0, 70, 0]],
    [152, [0, -110, -chinZ]],
    [234, [-75, -10, -60]],
    [454, [75, -10, -60]],
  ] as const)
    mesh[index] = seen(place)
  const eye = (index: number, x: number): PicturePoint => {
    const [atX, atY] = seen([x, 0, 0])
    const edges = [
      [0, 0],
      [-6, 0],
      [0, -6],
      [6, 0],
      [0, 6],
    ] as const
    for (const [i, [dx, dy]] of edges.entries()) mesh[index + i] = [atX + dx, atY + dy, 0]
    return [atX, atY]
  }
  return { mesh, pupils: { right: eye(468, 31), left: eye(473, -31) } }
}
