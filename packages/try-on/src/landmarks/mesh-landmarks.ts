import type { PicturePoint } from '../fit/camera.js'
import type { FaceSides } from '../fit/face-width.js'
import type { FaceLandmarks } from './face-landmarks.js'

/** A point of a face mesh in pixels of the picture. z grows away from the camera. */
export type MeshPoint = readonly [x: number, y: number, z: number]

/** Points of the mesh of 468 points. The two irises follow it, each with its middle and four edges. */
const TOP = 10
const CHIN = 152
const LEFT_CHEEK = 234
const RIGHT_CHEEK = 454
const IRISES = [468, 473] as const

/** On a straight head the chin lies this many degrees before the forehead. */
const STRAIGHT_PITCH = 4

/** Reads what the try-on needs from a face mesh. Returns null when the mesh has no irises. */
export function meshLandmarks(mesh: readonly MeshPoint[]): FaceLandmarks | null {
  const irises = IRISES.map((middle) => irisOf(mesh, middle))
  const [one, other] = irises
  if (!one || !other) return null
  const [left, right] = one.at[0] <= other.at[0] ? [one, other] : [other, one]
  return {
    pupils: { left: left.at, right: right.at },
    irisWidth: (left.width + right.width) / 2,
    turn: { yaw: yawOf(mesh), pitch: pitchOf(mesh) - STRAIGHT_PITCH },
    sides: sidesOf(mesh),
  }
}

interface Iris {
  readonly at: PicturePoint
  readonly width: number
}

/**
 * Measures an iris. Lids hide parts of it above and below, but the model draws it as a full circle, so both diameters
 * count.
 */
function irisOf(mesh: readonly MeshPoint[], middle: number): Iris | null {
  const [centre, side, top, otherSide, bottom] = mesh.slice(middle, middle + 5)
  if (!centre || !side || !top || !otherSide || !bottom) return null
  const apart = (a: MeshPoint, b: MeshPoint) => Math.hypot(a[0] - b[0], a[1] - b[1])
  return { at: [centre[0], centre[1]], width: (apart(side, otherSide) + apart(top, bottom)) / 2 }
}

const degrees = (radians: number) => (radians * 180) / Math.PI

function sidesOf(mesh: readonly MeshPoint[]): FaceSides {
  const [[leftX, leftY], [rightX, rightY]] = [mesh[LEFT_CHEEK]!, mesh[RIGHT_CHEEK]!]
  return { left: [leftX, leftY], right: [rightX, rightY] }
}

function yawOf(mesh: readonly MeshPoint[]): number {
  const [left, right] = [mesh[LEFT_CHEEK]!, mesh[RIGHT_CHEEK]!]
  // The distance is measured along the leaning head, where it is longer than across the picture.
  return degrees(Math.atan2(right[2] - left[2], Math.hypot(right[0] - left[0], right[1] - left[1])))
}

function pitchOf(mesh: readonly MeshPoint[]): number {
  const [top, chin] = [mesh[TOP]!, mesh[CHIN]!]
  return degrees(Math.atan2(chin[2] - top[2], Math.hypot(top[0] - chin[0], top[1] - chin[1])))
}
