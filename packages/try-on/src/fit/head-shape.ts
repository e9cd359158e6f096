import type { FrameMeasures } from '@klarsikt/eyewear'
import type { Vector } from '@klarsikt/eyewear/solid'

/** A head in its own coordinates in mm: a rounded box that is higher than wide. */
export interface HeadShape {
  readonly centre: Vector
  /** Half its width, height and depth. */
  readonly half: Vector
}

/** Space in mm between a head and a frame that fits it, on each side. The temples need it. */
const TEMPLE_SPACE_MM = 8

/** 2 gives an ellipsoid. A larger value gives a more box-like shape, as heads have from above. */
const BOXINESS = 5

/** Makes the head that fits between the temples of a frame. The true width of the wearer's head is unknown. */
export function headShape({ totalWidth }: Pick<FrameMeasures, 'totalWidth'>): HeadShape {
  return { centre: [0, -12, -86], half: [totalWidth / 2 - TEMPLE_SPACE_MM, 122, 98] }
}

/** Returns less than 1 inside the head, 1 on its surface, and more outside. */
export function headLevel({ centre, half }: HeadShape, place: Vector): number {
  const share = (axis: 0 | 1 | 2) => Math.abs((place[axis] - centre[axis]) / half[axis])
  return (share(0) ** BOXINESS + share(2) ** BOXINESS) ** (2 / BOXINESS) + share(1) ** 2
}

/** Returns the point of the head's surface in a direction from its centre. */
export function headSurface(shape: HeadShape, [x, y, z]: Vector): Vector {
  const { centre } = shape
  const level = headLevel(shape, [centre[0] + x, centre[1] + y, centre[2] + z])
  const scale = 1 / Math.sqrt(level)
  return [centre[0] + x * scale, centre[1] + y * scale, centre[2] + z * scale]
}
