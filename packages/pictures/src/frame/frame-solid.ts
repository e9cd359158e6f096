import { shapeTraits, type FrameSpec } from '@klarsikt/eyewear'
import type { FrameFields } from './frame-fields.js'
import { frontSolid } from './front-solid.js'
import { nosePad } from './nose-pad.js'
import { PART, EXACT_WITHIN_MM, type CorneredSolid, type Part, type PartSolid } from './part.js'
import { templeSolid } from './temple.js'

/** A whole frame as one distance function. */
export interface FrameSolid extends PartSolid {
  /** Bend of the front: z = -bend·x². */
  readonly bend: number
}

/** The bend from the radius (mm) around the face: nearly flat for optical frames, strongly curved for sport. */
function bendOf(spec: FrameSpec): number {
  return 1 / (2 * (shapeTraits(spec.shape).wrap ? 92 : spec.lens === 'clear' ? 330 : 240))
}

export function frameSolid(spec: FrameSpec, fields: FrameFields): FrameSolid {
  const bend = bendOf(spec)
  const thickness = spec.material === 'rubber' ? 4.6 : 4.2
  const front = frontSolid(spec, fields, { bend, thickness })
  const temple = templeSolid(spec, fields.outline, bend, thickness)
  const others: readonly CorneredSolid[] = fields.wires ? [temple, nosePad(spec)] : [temple]
  let part: Part = PART.sheet
  return {
    bend,
    distance(x, y, z) {
      const ax = Math.abs(x)
      let d = front.distance(ax, y, z)
      part = front.part()
      for (let n = 0; n < others.length; n++) {
        const other = others[n]!
        const bound = other.lowerBound(ax, y, z)
        if (bound >= d) continue
        const near = bound > EXACT_WITHIN_MM ? bound : other.distance(ax, y, z)
        if (near >= d) continue
        d = near
        part = other.part()
      }
      return d
    },
    part: () => part,
  }
}
