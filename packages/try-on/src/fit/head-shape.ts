import type { FrameMeasures } from '@klarsikt/eyewear'
import type { Vector } from '@klarsikt/eyewear/solid'

/** A head in its own coordinates, mm: a rounded box that is higher than it is wide. */
export interface HeadShape {
  readonly centre: Vector
  /** Half its width, height and depth. */
  readonly half: Vector
}

/** How much narrower (mm) a head is on each side than a frame that fits it: temples, and what they hold by. */
const TEMPLE_SPACE_MM = 8

/** 2 is an ellipsoid; more is boxier, as heads are seen from above. */
const BOXINESS = 5

/** The head that the temples of a frame lie along. How wide the wearer's head is nobody knows. */
export function headShape({ totalWidth }: Pick<FrameMeasures, 'totalWidth'>): HeadShape {
  return { centre: [0, -12, -86], half: [totalWidth / 2 - TEMPLE_SPACE_MM, 122, 98] }
}

/** Below one inside the head, one on its surface, more outside. */
export function headLevel({ centre, half }: HeadShape, place: Vector): number {
  const share = (axis: 0 | 1 | 2) => Math.abs((place[axis] - centre[axis]) / half[axis])
  return (share(0) ** BOXINESS + share(2) ** BOXINESS) ** (2 / BOXINESS) + share(1) ** 2
}

/** Where the surface of a head lies in a direction from its centre. */
export function headSurface(shape: HeadShape, [x, y, z]: Vector): Vector {
  const { centre } = shape
  const level = headLevel(shape, [centre[0] + x, centre[1] + y, centre[2] + z])
  const scale = 1 / Math.sqrt(level)
  return [centre[0] + x * scale, centre[1] + y * scale, centre[2] + z * scale]
}
