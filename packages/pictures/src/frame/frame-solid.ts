import { isWire, shapeTraits, type FrameSpec } from '@klarsikt/eyewear'
import { capsule } from '../render/capsule.js'
import { softMin } from '../render/field.js'
import type { FrameFields } from './frame-fields.js'
import { templeSolid } from './temple.js'
import { length2, length3 } from '../render/length.js'

/** What a point of the solid belongs to. */
export const PART = { sheet: 0, wire: 1, temple: 2, tip: 3, pad: 4, pin: 5, thread: 6 } as const
export type Part = (typeof PART)[keyof typeof PART]

/** A frame as one distance function. `part` tells what the last asked point was nearest to. */
export interface FrameSolid {
  distance(x: number, y: number, z: number): number
  part(): Part
  /** Bend of the front: z = -bend·x². */
  readonly bend: number
  readonly thickness: number
  readonly wireRadius: number
}

/** Radius (mm) round the face: nearly flat for optical frames, a real wrap for sport. */
function bendOf(spec: FrameSpec): number {
  return 1 / (2 * (shapeTraits(spec.shape).wrap ? 92 : spec.lens === 'clear' ? 330 : 240))
}

export function frameSolid(spec: FrameSpec, fields: FrameFields): FrameSolid {
  const { lens, sheet, wires } = fields
  const bend = bendOf(spec)
  const thickness = spec.material === 'rubber' ? 4.6 : 4.2
  const wireRadius = spec.material === 'titanium' ? 0.62 : 0.8
  const round = spec.material === 'rubber' ? 1.7 : 1.25
  const rimless = spec.construction === 'rimless'
  const halfRim = spec.construction === 'half-rim'
  const wireRim = (isWire(spec) || spec.construction === 'browline') && !rimless
  const cut = -spec.measures.lensHeight * 0.06
  const temple = templeSolid(spec, fields.outline, bend, thickness)
  const pads = wires ? padSolid(spec) : null
  const slope = 1 / Math.sqrt(1 + (2 * bend * spec.measures.totalWidth * 0.5) ** 2)
  const top = spec.measures.lensHeight / 2 + 7
  const half = spec.measures.totalWidth / 2
  let part: Part = PART.sheet

  function front(ax: number, y: number, z: number): number {
    const zb = z + bend * ax * ax
    const apart = Math.max(Math.abs(zb) - 2.6, Math.abs(y) - top, ax - half)
    if (apart > 6) return apart
    let d = 1e3
    if (sheet) {
      const flat = sheet.at(ax, y)
      const q = flat + round
      const swell = flat > 0 ? 0 : flat < -1.7 ? 1 : 1 - (1 + flat / 1.7) ** 2
      const w = Math.abs(zb) - (thickness / 2 - round) - (swell - 1) * 0.42
      d = (q > 0 && w > 0 ? Math.sqrt(q * q + w * w) : Math.max(q, w)) - round
      part = PART.sheet
    }
    if (wires) d = wireFront(d, ax, y, zb)
    if (halfRim) {
      const u = Math.abs(lens.at(ax, y) - 0.12)
      const thread = length2(u, zb) - 0.28
      if (thread < d) {
        d = thread
        part = PART.thread
      }
    }
    return d
  }

  function wireFront(before: number, ax: number, y: number, zb: number): number {
    let u = wires!.at(ax, y)
    if (wireRim) {
      let rim = Math.abs(lens.at(ax, y) - 0.5)
      if (halfRim) rim = Math.max(rim, cut - y)
      u = softMin(u, rim, 1.1)
    }
    const forward = zb - (sheet ? 0.4 : 0)
    const d = Math.sqrt(u * u + forward * forward) - wireRadius
    if (d >= before) return before
    part = PART.wire
    return d
  }

  function distance(x: number, y: number, z: number): number {
    const ax = Math.abs(x)
    let d = front(ax, y, z) * slope
    let found = part
    const t = temple.distance(ax, y, z)
    if (t < d) {
      d = t
      found = temple.part()
    }
    if (pads) {
      const p = pads(ax, y, z)
      if (p < d) {
        d = p
        found = padPart
      }
    }
    part = found
    return d
  }

  let padPart: Part = PART.pad
  function padSolid(s: FrameSpec) {
    const half = s.measures.noseBridge / 2
    const y0 = shapeTraits(s.shape).bridge * -s.measures.lensHeight - 5
    const px = half - 2.1
    const py = y0 - 6
    return (ax: number, y: number, z: number): number => {
      const far = length3(ax - px, y - py, z + 4) - 10
      if (far > 4) return far
      const arm = Math.min(capsule(ax, y, z, half + 0.2, y0, -0.4, half - 1, y0 - 1.2, -4.4), capsule(ax, y, z, half - 1, y0 - 1.2, -4.4, px + 0.5, py + 0.4, -4.8)) - 0.42
      const dx = ax - px
      const dy = y - py
      const lx = (dx * 0.93 + dy * 0.36) / 0.95
      const ly = (dy * 0.93 - dx * 0.36) / 4.1
      const lz = (z + 5.4 - dx * 0.7) / 2
      const r = Math.sqrt(lx * lx + ly * ly + lz * lz)
      const pad = (r - 1) * 0.95 * Math.min(1, r)
      padPart = arm < pad ? PART.wire : PART.pad
      return Math.min(arm, pad)
    }
  }

  return { distance, part: () => part, bend, thickness, wireRadius }
}
