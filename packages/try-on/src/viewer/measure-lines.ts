import type { FrameSpec } from '@klarsikt/eyewear'
import { boxingCentre, type ModelNode, templeLine, type Vector } from '@klarsikt/eyewear/solid'

/** A measure as a line along the model. */
export interface MeasureLine {
  readonly node: ModelNode
  /** Points in mm in the coordinates of the node. */
  readonly line: readonly Vector[]
  readonly millimetres: number
}

/** Space in mm between the frame and the lines above, below and beside it. */
const GAP_MM = { above: 9, below: 6, temple: 8 } as const

/** Returns the five measures as lines on the model [CARD-009]. */
export function measureLines(spec: FrameSpec): MeasureLine[] {
  const { totalWidth, noseBridge, lensWidth, lensHeight, templeLength } = spec.measures
  const { y } = boxingCentre(spec)
  const [inner, outer] = [noseBridge / 2, noseBridge / 2 + lensWidth]
  const above = y + lensHeight / 2 + GAP_MM.above
  const below = y - lensHeight / 2 - GAP_MM.below
  const level = (from: number, to: number, at: number): Vector[] => [
    [from, at, 0],
    [to, at, 0],
  ]
  const middle = (inner + outer) / 2
  return [
    { node: 'front', line: level(-totalWidth / 2, totalWidth / 2, above), millimetres: totalWidth },
    { node: 'front', line: level(-outer, -inner, below), millimetres: lensWidth },
    { node: 'front', line: level(-inner, inner, below), millimetres: noseBridge },
    {
      node: 'front',
      line: [
        [middle, y - lensHeight / 2, 0],
        [middle, y + lensHeight / 2, 0],
      ],
      millimetres: lensHeight,
    },
    {
      node: 'temple-left',
      line: templeLine(spec).map(([x, ty, z]): Vector => [-x - 2, ty + GAP_MM.temple, z]),
      millimetres: templeLength,
    },
  ]
}
