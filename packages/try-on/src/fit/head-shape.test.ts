import { frameSolids, templeLine, type Vector } from '@klarsikt/eyewear/solid'
import { expect, it } from 'vitest'
import { PANTO } from '../testing/synthetic-head.js'
import { frameSeat } from './frame-seat.js'
import type { HeadPose } from './head-pose.js'
import { headLevel, headShape, headSurface } from './head-shape.js'

const shape = headShape(PANTO.measures)
const { hinge } = frameSolids(PANTO)
const seat = frameSeat(PANTO)
/** Middle lines of both temples on the head, as far as the ears. */
const temples = [-1, 1].map((side) =>
  templeLine(PANTO)
    .slice(0, 28)
    .map(([x, y, z]): Vector => [side * (hinge[0] + x), seat[1] + hinge[1] + y, seat[2] + hinge[2] + z]),
)

it('lies between the temples of the frame', () => {
  for (const place of temples.flat()) expect(headLevel(shape, place)).toBeGreaterThan(1)
})

it('has its surface in every direction', () => {
  for (const direction of [
    [1, 0, 0],
    [0, 1, 1],
    [-1, 0.4, 2],
  ] as const)
    expect(headLevel(shape, headSurface(shape, direction))).toBeCloseTo(1)
})

/** Returns whether the head hides a point of itself from the camera. */
function isHidden(pose: HeadPose, place: Vector): boolean {
  const [x, y, z] = pose.origin
  // These are the coordinates of a head that turns only sideways.
  const angle = (pose.turn.yaw * Math.PI) / 180
  const camera: Vector = [-x * Math.cos(angle) + z * Math.sin(angle), -y, -x * Math.sin(angle) - z * Math.cos(angle)]
  return Array.from({ length: 200 }, (_, i) => (i + 1) / 201).some(
    (t) =>
      headLevel(shape, [
        place[0] + (camera[0] - place[0]) * t,
        place[1] + (camera[1] - place[1]) * t,
        place[2] + (camera[2] - place[2]) * t,
      ]) < 1,
  )
}

it.each([-35, 35])('hides the far temple of a head that is turned %i degrees, and not the near one', (yaw) => {
  const pose = { origin: [0, 0, -420], turn: { yaw, pitch: 0, roll: 0 } } as const
  const [far, near] = yaw > 0 ? [temples[1]!, temples[0]!] : [temples[0]!, temples[1]!]
  expect(far.slice(11).every((place) => isHidden(pose, place))).toBe(true)
  expect(near.some((place) => isHidden(pose, place))).toBe(false)
})
