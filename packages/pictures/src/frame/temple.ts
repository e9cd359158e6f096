import { isWire, type FrameOutline, type FrameSpec } from '@klarsikt/eyewear'
import { capsule } from '../render/capsule.js'
import { length3 } from '../render/length.js'
import { smoothstep } from '../render/noise.js'
import { PART, type CorneredSolid, type Part } from './part.js'

/** Length (mm) of the part behind the ear. */
const EAR_LENGTH_MM = 44

/** Largest distance (mm) of the ear piece from the straight line along it. */
const EAR_RADIUS_MM = 7

/** Distance (mm) between the precomputed shapes along a temple. */
const STATION_MM = 0.25

/** The right-hand temple with its hinge. The caller mirrors it. */
export function templeSolid(spec: FrameSpec, shape: FrameOutline, bend: number, thickness: number): CorneredSolid {
  const wire = isWire(spec) || spec.construction === 'rimless'
  const browline = spec.construction === 'browline'
  const length = spec.measures.templeLength
  const hx = shape.hinge[0]
  const hy = -shape.hinge[1]
  const front = -bend * hx * hx
  const start = wire && !browline ? front - 5 : front - thickness / 2 - 0.12
  const kink = length - EAR_LENGTH_MM
  const drop = spec.material === 'rubber' ? 22 : 34
  const body = templeBody(spec, { hx, hy, kink, drop, wire })
  const top = Math.max(start, front) + 1
  let part: Part = PART.temple
  return {
    /** The straight part is bounded by an upright box, the ear piece by a capsule. */
    lowerBound(ax, y, z) {
      const qx = Math.max(hx - 7.6 - ax, ax - hx - 2.1)
      const qy = Math.max(hy - 7.2 - y, y - hy - 4.2)
      const qz = Math.max(z - top, start - kink - z)
      const straight = length3(qx > 0 ? qx : 0, qy > 0 ? qy : 0, qz > 0 ? qz : 0)
      const before = z - (start - kink) - EAR_RADIUS_MM
      if (before > straight) return straight
      return Math.min(
        straight,
        capsule(ax, y, z, hx - 2.7, hy - kink * 0.02, start - kink, hx - 5.5, hy - drop - 2.5, start - length) -
          EAR_RADIUS_MM,
      )
    },
    distance(ax, y, z) {
      const s = start - z
      let d = body(ax, y, s)
      part = wire && s > kink - 9 ? PART.tip : PART.temple
      const joint = wire
        ? capsule(ax, y, z, hx, hy, front - 0.6, hx, hy, start - 1) - 1.05
        : capsule(ax, y, z, hx - 2.6, hy - 1.6, start - 1.2, hx - 2.6, hy + 1.6, start - 1.2) - 1
      if (joint < d) {
        d = joint
        part = PART.pin
      }
      return d
    },
    part: () => part,
  }
}

interface TempleLine {
  readonly hx: number
  readonly hy: number
  /** Distance from the hinge at which the bend behind the ear begins, and how far the end falls. */
  readonly kink: number
  readonly drop: number
  readonly wire: boolean
}

/** Half height and half thickness (mm) at the hinge. */
function sectionOf(spec: FrameSpec, wire: boolean): readonly [tall: number, slim: number] {
  if (wire) return [1.5, 0.62]
  return spec.material === 'rubber' ? [4, 1.7] : [Math.min(4, 3.4 + (spec.measures.lensHeight - 36) * 0.04), 1.85]
}

/** Distance to a bar that tapers, bends and has a round end; `s` runs from the hinge backwards. */
function templeBody(spec: FrameSpec, line: TempleLine): (ax: number, y: number, s: number) => number {
  const length = spec.measures.templeLength
  const shape = stations(spec, line)
  return (ax, y, s) => {
    const at = (s < 0 ? 0 : s > length ? length : s) / STATION_MM
    const i = at | 0
    const f = at - i
    const k = i * 6
    const cx = shape[k]! + (shape[k + 6]! - shape[k]!) * f
    const cy = shape[k + 1]! + (shape[k + 7]! - shape[k + 1]!) * f
    const w = shape[k + 2]! + (shape[k + 8]! - shape[k + 2]!) * f
    const h = shape[k + 3]! + (shape[k + 9]! - shape[k + 3]!) * f
    const r = shape[k + 4]! + (shape[k + 10]! - shape[k + 4]!) * f
    const lean = shape[k + 5]! + (shape[k + 11]! - shape[k + 5]!) * f
    const qx = Math.abs(ax - cx) - w + r
    const qy = Math.abs(y - cy) * lean - h + r
    const qz = (-s > s - length ? -s : s - length) + r
    const inside = qx > qy ? (qx > qz ? qx : qz) : qy > qz ? qy : qz
    return length3(qx > 0 ? qx : 0, qy > 0 ? qy : 0, qz > 0 ? qz : 0) + (inside < 0 ? inside : 0) - r
  }
}

/** By distance from the hinge: middle (across, up), half thickness, half height, rounding and lean of the bar. */
function stations(spec: FrameSpec, { hx, hy, kink, drop, wire }: TempleLine): Float64Array {
  const length = spec.measures.templeLength
  const [tall, slim] = sectionOf(spec, wire)
  const count = Math.ceil(length / STATION_MM) + 2
  const shape = new Float64Array(count * 6)
  for (let i = 0; i < count; i++) {
    const c = Math.min(length, i * STATION_MM)
    const k = c < kink ? 0 : (c - kink) / EAR_LENGTH_MM
    const blunt = (c - length + 7) / 7
    const end = blunt > 0 ? Math.sqrt(Math.max(0.06, 1 - blunt * blunt * 0.94)) : 1
    const tip = wire ? smoothstep(kink - 14, kink - 4, c) : 0
    const tapered = tall - (tall - 2.4) * smoothstep(4, 60, c) + 0.8 * smoothstep(kink, length, c)
    const h = (wire ? tall + (2.5 - tall) * tip : tapered) * end
    const w = slim + (1.5 - slim) * tip
    const steep = k > 0 ? ((drop * 1.55) / EAR_LENGTH_MM) * k ** 0.55 : 0
    shape.set(
      [
        hx - 5.5 * (c / length) ** 2,
        hy - drop * k ** 1.55 - c * 0.02,
        w,
        h,
        Math.min(w, h) * (wire ? 0.95 : 0.6),
        1 / Math.sqrt(1 + steep * steep),
      ],
      i * 6,
    )
  }
  return shape
}
