import type { FrameSpec } from '../frame-spec.js'
import type { FrameOutline } from '../outline.js'
import { isWire } from '../outline.js'
import { shapeTraits } from '../shapes/registry.js'
import { softMax, softMin, toPolygon, upright, type Distance } from './distance.js'

/** Width (mm) of the lens edge that is hidden in the groove of the rim. */
export const GROOVE_MM = 0.5

/** Points of the outline from which distances are measured. */
const MEASURED_POINTS = 150

/** Whether a part of the front is cut from a sheet: all of it, or the brows. */
export function hasSheet(spec: FrameSpec): boolean {
  return spec.construction === 'browline' || (!isWire(spec) && spec.construction !== 'rimless')
}

export interface FrontDistances {
  /** Distance to the edge of the lens. */
  readonly lens: Distance
  /** Distance to the edge of the sheet, with the lens openings cut out. */
  readonly sheet: Distance
}

/** Distances in the right half of a sheet front. Rim, end piece and bridge join with fillets. */
export function frontDistances(spec: FrameSpec, shape: FrameOutline): FrontDistances {
  const { lensHeight, totalWidth } = spec.measures
  const lens = toPolygon(upright(shape.shield ?? shape.lenses[1], shape.shield ? 260 : MEASURED_POINTS))
  const rim = shape.shield ? shieldRim(lens, lensHeight) : toPolygon(upright(shape.rims[1], MEASURED_POINTS))
  const end = toPolygon(upright(shape.endPieces[1], MEASURED_POINTS))
  const solidBridge = spec.construction !== 'browline' && !shape.shield
  const bridge = solidBridge ? toPolygon(upright(shape.bridge, MEASURED_POINTS)) : null
  const fillet = shapeTraits(spec.shape).upswept ? 0.9 : 1.6
  const cut = spec.construction === 'full-rim' ? null : -lensHeight * 0.06
  return {
    lens,
    sheet(x, y) {
      let body = softMin(rim(x, y), end(x, y), fillet)
      if (bridge) body = softMin(body, bridge(x, y), 4)
      body = Math.max(body, x - totalWidth / 2)
      if (cut !== null) body = softMax(body, cut - y + Math.max(0, 12 - Math.abs(x)) * (bridge ? 0.6 : 0), 2)
      return softMax(body, -(lens(x, y) + GROOVE_MM), 0.3)
    },
  }
}

function shieldRim(lens: Distance, lensHeight: number): Distance {
  return (x, y) => {
    const t = Math.min(1, Math.max(0, (y - lensHeight * 0.1) / (lensHeight * 0.4)))
    return lens(x, y) - 1.3 - 2 * t * t * (3 - 2 * t)
  }
}
