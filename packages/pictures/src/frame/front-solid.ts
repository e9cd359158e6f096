import { isWire, type FrameSpec } from '@klarsikt/eyewear'
import { softMin } from '../render/field.js'
import { length2 } from '../render/length.js'
import type { FrameFields } from './frame-fields.js'
import { PART, type Part, type PartSolid } from './part.js'

/** How the front is bent and how thick it is, mm. */
export interface FrontForm {
  /** Bend of the front: z = -bend·x². */
  readonly bend: number
  readonly thickness: number
}

/** The front without its temples: of sheet, of wire, or of both. */
export function frontSolid(
  spec: FrameSpec,
  { lens, sheet, wires }: FrameFields,
  { bend, thickness }: FrontForm,
): PartSolid {
  const wireRadius = spec.material === 'titanium' ? 0.62 : 0.8
  const round = spec.material === 'rubber' ? 1.7 : 1.25
  const halfRim = spec.construction === 'half-rim'
  const wireRim = (isWire(spec) || spec.construction === 'browline') && spec.construction !== 'rimless'
  const cut = -spec.measures.lensHeight * 0.06
  const top = spec.measures.lensHeight / 2 + 7
  const half = spec.measures.totalWidth / 2
  const slope = 1 / Math.sqrt(1 + (2 * bend * half) ** 2)
  let part: Part = PART.sheet

  /** Distance to a sheet with rounded edges that swells slightly towards its middle. */
  const sheetAt = (ax: number, y: number, zb: number): number => {
    const flat = sheet!.at(ax, y)
    const q = flat + round
    const swell = flat > 0 ? 0 : flat < -1.7 ? 1 : 1 - (1 + flat / 1.7) ** 2
    const w = Math.abs(zb) - (thickness / 2 - round) - (swell - 1) * 0.42
    return (q > 0 && w > 0 ? Math.sqrt(q * q + w * w) : Math.max(q, w)) - round
  }

  const wireAt = (ax: number, y: number, zb: number): number => {
    let u = wires!.at(ax, y)
    if (wireRim) {
      const rim = Math.abs(lens.at(ax, y) - 0.5)
      u = softMin(u, halfRim ? Math.max(rim, cut - y) : rim, 1.1)
    }
    return length2(u, zb - (sheet ? 0.4 : 0)) - wireRadius
  }

  return {
    distance(ax, y, z) {
      const zb = z + bend * ax * ax
      const apart = Math.max(Math.abs(zb) - 2.6, Math.abs(y) - top, ax - half)
      if (apart > 6) return apart * slope
      let d = sheet ? sheetAt(ax, y, zb) : 1e3
      part = PART.sheet
      const wire = wires ? wireAt(ax, y, zb) : 1e3
      if (wire < d) {
        d = wire
        part = PART.wire
      }
      const thread = halfRim ? length2(Math.abs(lens.at(ax, y) - 0.12), zb) - 0.28 : 1e3
      if (thread < d) {
        d = thread
        part = PART.thread
      }
      return d * slope
    },
    part: () => part,
  }
}
