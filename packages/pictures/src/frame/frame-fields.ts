import { isWire, outline, shapeTraits, type FrameOutline, type FrameSpec, type Polygon } from '@klarsikt/eyewear'
import { LRUCache } from 'lru-cache'
import { distanceField } from '../render/distance-field.js'
import { Field, softMax, softMin, type FieldBounds } from '../render/field.js'
import { smoothstep } from '../render/noise.js'

/** Distance grids of the right half of the front (x from the middle outwards, y up, mm). */
export interface FrameFields {
  readonly outline: FrameOutline
  /** Distance to the lens; negative inside. */
  readonly lens: Field
  /** Distance to the sheet of the front without the lens openings; negative inside. Null for fronts of wire only. */
  readonly sheet: Field | null
  /** Distance to the middle line of bridge, brow bar and end pieces. Rims of wire come from `lens`. Null for sheet fronts. */
  readonly wires: Field | null
}

const STEP = 0.25
/** Width (mm) of the lens edge that the rim covers. */
export const GROOVE = 0.5

const flipped = (p: Polygon) => p.map(([x, y]) => [x, -y] as const)

/** Cached geometries. The views and colours of a frame are usually requested together. */
const MAX_CACHED_GEOMETRIES = 8
const cached = new LRUCache<string, FrameFields>({ max: MAX_CACHED_GEOMETRIES })

export function frameFields(spec: FrameSpec): FrameFields {
  const { shape, construction, material, measures } = spec
  const key = JSON.stringify([shape, construction, material, measures])
  const found = cached.get(key) ?? makeFields(spec)
  cached.set(key, found)
  return found
}

function makeFields(spec: FrameSpec): FrameFields {
  const shape = outline(spec)
  const { totalWidth, lensHeight } = spec.measures
  const bounds: FieldBounds = { x0: -4, y0: -lensHeight / 2 - 7, x1: totalWidth / 2 + 4, y1: lensHeight / 2 + 9 }
  const closed = (polygon: Polygon) => distanceField({ points: flipped(polygon), closed: true }, bounds, STEP)
  const lens = closed(shape.shield ?? shape.lenses[1])
  const browline = spec.construction === 'browline'
  const wireFront = isWire(spec) || spec.construction === 'rimless'
  return {
    outline: shape,
    lens,
    sheet: wireFront && !browline ? null : sheetField(spec, shape, lens, closed),
    wires: wireFront || browline ? wireField(shape, bounds, wireFront) : null,
  }
}

function sheetField(spec: FrameSpec, shape: FrameOutline, lens: Field, closed: (p: Polygon) => Field): Field {
  const h = spec.measures.lensHeight
  const rim = shape.shield ? new Field(lens.bounds, STEP) : closed(shape.rims[1])
  if (shape.shield) rim.values.set(lens.values)
  const end = closed(shape.endPieces[1])
  const browline = spec.construction === 'browline'
  const bridge = browline || shape.shield ? null : closed(shape.bridge)
  const fillet = shapeTraits(spec.shape).upswept ? 0.9 : 1.6
  const cut = spec.construction === 'full-rim' ? null : -spec.measures.lensHeight * 0.06
  let k = 0
  return rim.map((d, x, y) => {
    const i = k++
    const grown = shape.shield ? d - 1.3 - 2 * smoothstep(h * 0.1, h * 0.5, y) : d
    let body = softMin(grown, end.values[i]!, fillet)
    if (bridge) body = softMin(body, bridge.values[i]!, 4)
    if (cut !== null) body = softMax(body, cut - y + Math.max(0, 12 - Math.abs(x)) * (bridge ? 0.6 : 0), 2)
    return softMax(body, -(lens.values[i]! + GROOVE), 0.3)
  })
}

function wireField(shape: FrameOutline, bounds: FieldBounds, wireEnds: boolean): Field {
  const lines = [shape.bridgeLine, shape.topBarLine, wireEnds ? middleOf(shape.endPieces[1]) : undefined].filter(
    (l) => l !== undefined && l.length > 1,
  )
  const fields = lines.map((points) =>
    distanceField({ points: flipped(points as Polygon), closed: false }, bounds, STEP),
  )
  let k = 0
  return new Field(bounds, STEP).map(() => {
    const i = k++
    return Math.min(...fields.map((f) => f.values[i]!))
  })
}

/** The middle line of a band. Its outline goes along one long side and back along the other. */
function middleOf(band: Polygon): Polygon {
  const half = band.length / 2
  return Array.from({ length: half }, (_, i) => {
    const a = band[i]!
    const b = band[band.length - 1 - i]!
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const
  })
}
