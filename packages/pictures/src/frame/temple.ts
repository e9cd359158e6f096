import { isWire, type FrameOutline, type FrameSpec } from '@klarsikt/eyewear'
import { smoothstep } from '../render/noise.js'
import { capsule } from '../render/capsule.js'
import { length3 } from '../render/length.js'
import { PART, type Part, type PartSolid } from './part.js'

/** Length (mm) of the part that goes behind the ear. */
const EAR = 44

/** No part of a temple or its hinge is farther (mm) than this from the two straight lines along it. */
const ROOM = 7

/** The right-hand temple with its hinge; mirrored by the caller. */
export function templeSolid(spec: FrameSpec, shape: FrameOutline, bend: number, thickness: number): PartSolid {
  const wire = isWire(spec) || spec.construction === 'rimless'
  const browline = spec.construction === 'browline'
  const length = spec.measures.templeLength
  const hx = shape.hinge[0]
  const hy = -shape.hinge[1]
  const front = -bend * hx * hx
  const start = wire && !browline ? front - 5 : front - thickness / 2 - 0.12
  const kink = length - EAR
  const drop = spec.material === 'rubber' ? 22 : 34
  const body = templeBody(spec, { hx, hy, kink, drop, wire })
  let part: Part = PART.temple
  return {
    distance(ax, y, z) {
      const s = start - z
      const straight = capsule(ax, y, z, hx, hy, start, hx - 2.7, hy - kink * 0.02, start - kink)
      const ear = capsule(ax, y, z, hx - 2.7, hy - kink * 0.02, start - kink, hx - 5.5, hy - drop - 2.5, start - length)
      const apart = Math.min(straight, ear) - ROOM
      if (apart > 2) return apart
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
  /** Where the bend behind the ear begins, and how far it falls. */
  readonly kink: number
  readonly drop: number
  readonly wire: boolean
}

/** Half height and half thickness at the hinge, mm. */
function sectionOf(spec: FrameSpec, wire: boolean): readonly [tall: number, slim: number] {
  if (wire) return [1.5, 0.62]
  return spec.material === 'rubber' ? [4, 1.7] : [Math.min(4, 3.4 + (spec.measures.lensHeight - 36) * 0.04), 1.85]
}

/** A bar that tapers, bends and ends round; `s` runs from the hinge backwards. */
function templeBody(spec: FrameSpec, { hx, hy, kink, drop, wire }: TempleLine): (ax: number, y: number, s: number) => number {
  const length = spec.measures.templeLength
  const [tall, slim] = sectionOf(spec, wire)
  return (ax, y, s) => {
    const c = s < 0 ? 0 : s > length ? length : s
    const k = c < kink ? 0 : (c - kink) / EAR
    const cy = hy - drop * k ** 1.55 - c * 0.02
    const cx = hx - 5.5 * (c / length) ** 2
    const blunt = (c - length + 7) / 7
    const end = blunt > 0 ? Math.sqrt(Math.max(0.06, 1 - blunt * blunt * 0.94)) : 1
    const tip = wire ? smoothstep(kink - 14, kink - 4, c) : 0
    const tapered = tall - (tall - 2.4) * smoothstep(4, 60, c) + 0.8 * smoothstep(kink, length, c)
    const h = (wire ? tall + (2.5 - tall) * tip : tapered) * end
    const w = slim + (1.5 - slim) * tip
    const r = Math.min(w, h) * (wire ? 0.95 : 0.6)
    const steep = k > 0 ? ((drop * 1.55) / EAR) * k ** 0.55 : 0
    const qx = Math.abs(ax - cx) - w + r
    const qy = Math.abs(y - cy) / Math.sqrt(1 + steep * steep) - h + r
    const qz = Math.max(-s, s - length) + r
    const inside = Math.max(qx, qy, qz)
    return length3(qx > 0 ? qx : 0, qy > 0 ? qy : 0, qz > 0 ? qz : 0) + (inside < 0 ? inside : 0) - r
  }
}
