import type { Vector } from '@klarsikt/eyewear/solid'
import { type Camera, type PicturePoint, rayThrough } from './camera.js'
import type { HeadPose, HeadTurn } from './head-pose.js'

/** The pupils in the picture. Left and right are those of the picture. */
export interface Pupils {
  readonly left: PicturePoint
  readonly right: PicturePoint
}

export interface EyesInPicture {
  readonly pupils: Pupils
  /** Distance in mm of the pupils of eyes that look far away. */
  readonly distanceMm: number
}

/**
 * Finds the only head whose eyes are where the picture shows them. Eyes that look into the camera turn about centres
 * whose distance is that of pupils that look far away. The centres lie behind the pupils on the same lines of sight. So
 * the centres are placed, and the near look needs no correction. Returns null when no head has its eyes there.
 */
export function placeHead(
  camera: Camera,
  { pupils, distanceMm }: EyesInPicture,
  { yaw, pitch }: Pick<HeadTurn, 'yaw' | 'pitch'> = { yaw: 0, pitch: 0 },
): HeadPose | null {
  const [x1, y1] = rayThrough(camera, pupils.left)
  const [x2, y2] = rayThrough(camera, pupils.right)
  const angle = (yaw * Math.PI) / 180
  // The right-hand eye is this much farther from the camera, and the eyes are this far apart across the view.
  const farther = distanceMm * Math.sin(angle)
  const across = distanceMm * Math.cos(angle)
  const [dx, dy] = [x2 - x1, y2 - y1]
  const a = dx * dx + dy * dy
  const b = 2 * farther * (dx * x2 + dy * y2)
  const c = farther * farther * (x2 * x2 + y2 * y2) - across * across
  const root = Math.sqrt(b * b - 4 * a * c)
  const near = (-b + root) / (2 * a)
  const far = near + farther
  if (!(near > 0 && far > 0 && Number.isFinite(near))) return null
  const [left, right]: [Vector, Vector] = [
    [near * x1, near * y1, -near],
    [far * x2, far * y2, -far],
  ]
  const roll = (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI
  const middle = (axis: 0 | 1 | 2) => (left[axis] + right[axis]) / 2
  return { origin: [middle(0), middle(1), middle(2)], turn: { yaw, pitch, roll } }
}
