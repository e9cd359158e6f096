import type { FrameSpec } from '../frame-spec.js'
import { isWire } from '../outline.js'
import type { Mesh, Vector } from './mesh.js'
import { superellipse, sweep, type Station } from './surface.js'

/** Length (mm) of the part behind the ear, and the length over which the temple bends down. */
const EAR_MM = { length: 44, bend: 20 } as const

/** Length (mm) of the rounded end of a temple. */
const BLUNT_MM = 6

/** Distance (mm) by which the end of a temple leans inwards, so that it holds. */
const HOLD_MM = 5.5

const STEP_MM = 0.5

/** Angle (radians) by which a front leans towards the cheeks when its temples are level. */
export const FRONT_TILT = (7 * Math.PI) / 180

export interface TempleForm {
  /** Angle (radians) between front and temples. */
  readonly tilt: number
  readonly wire: boolean
}

export function templeForm(spec: FrameSpec): TempleForm {
  return { tilt: FRONT_TILT, wire: isWire(spec) || spec.construction === 'rimless' }
}

export interface TempleSolids {
  readonly bar: Mesh
  /** Cover of the end of a wire temple. */
  readonly tip: Mesh | null
}

/**
 * The right-hand temple, with its hinge at the origin, backwards. Its middle line is exactly as long as the measure.
 */
export function templeSolids(spec: FrameSpec, form: TempleForm): TempleSolids {
  const length = spec.measures.templeLength
  const line = middleLine(spec)
  const kink = length - EAR_MM.length
  if (!form.wire)
    return { bar: sweep(stations(line, marks(0, length, kink), (s) => barSize(spec, s, kink), form)), tip: null }
  const covered = kink - 12
  const thin = (s: number): Size => ({ wide: 0.62, tall: 1.5 - 0.5 * smooth(0, 50, s), power: 3 })
  return {
    bar: sweep(stations(line, marks(0, covered + 8, kink), thin, form)),
    tip: sweep(stations(line, marks(covered, length, kink), (s) => tipSize(s, covered, length), form)),
  }
}

interface Size {
  /** Half thickness and half height, mm. */
  readonly wide: number
  readonly tall: number
  readonly power: number
}

function barSize(spec: FrameSpec, s: number, kink: number): Size {
  const { lensHeight, templeLength } = spec.measures
  const rubber = spec.material === 'rubber'
  const high = rubber ? 4 : Math.min(4, 3.4 + (lensHeight - 36) * 0.04)
  const tall = high - (high - 2.4) * smooth(4, 60, s) + 0.8 * smooth(kink, templeLength, s)
  return rounded(
    { wide: (rubber ? 1.7 : 1.85) - 0.25 * smooth(20, kink, s), tall, power: rubber ? 2.6 : 3.4 },
    s,
    templeLength,
  )
}

function tipSize(s: number, from: number, length: number): Size {
  const t = smooth(from, from + 8, s)
  return rounded({ wide: 0.9 + 0.6 * t, tall: 1.5 + t, power: 2.4 }, s, length)
}

/** Makes a section smaller towards the rounded end. */
function rounded(size: Size, s: number, length: number): Size {
  const k = Math.max(0, (s - length + BLUNT_MM) / BLUNT_MM)
  const share = Math.sqrt(Math.max(0.012, 1 - k * k))
  return { ...size, wide: size.wide * Math.max(share, share * 0.6 + 0.1), tall: size.tall * share }
}

/** Distances from the hinge at which a temple has sections: denser at the hinge, in the bend and at the end. */
function marks(from: number, to: number, kink: number): number[] {
  const all = [0, 1.5, 4, 9, 16, 26, 38, 52, 66, 80]
  for (let s = kink - 8; s < kink + EAR_MM.bend; s += 3) all.push(s)
  for (let s = kink + EAR_MM.bend; s < to - BLUNT_MM; s += 5) all.push(s)
  const blunt = [0, 0.3, 0.55, 0.74, 0.87, 0.95, 0.985, 1].map((k) => to - BLUNT_MM * (1 - k))
  const inside = all.filter((s) => s > from + 0.8 && s < to - BLUNT_MM - 0.8)
  return [...new Set([from, ...inside, ...blunt])].toSorted((a, b) => a - b)
}

/** Points on the middle line of the right-hand temple, from hinge to tip, in the coordinates of its node, mm. */
export function templeLine(spec: FrameSpec, count = 40): Vector[] {
  const line = middleLine(spec)
  return Array.from({ length: count + 1 }, (_, i) => line((i / count) * spec.measures.templeLength).at)
}

interface LinePoint {
  readonly at: Vector
  readonly along: Vector
}

/** The middle line as a function of its length: straight back and slightly inwards, then down behind the ear. */
export function middleLine(spec: FrameSpec): (s: number) => LinePoint {
  const length = spec.measures.templeLength
  const kink = length - EAR_MM.length
  const fall = spec.material === 'rubber' ? 0.5 : 0.82
  const along = (s: number): Vector => {
    const angle = 0.02 + fall * smooth(kink - 4, kink + EAR_MM.bend, s)
    const inwards = (-2 * HOLD_MM * s) / (length * length)
    const rest = Math.sqrt(1 - inwards * inwards)
    return [inwards, -Math.sin(angle) * rest, -Math.cos(angle) * rest]
  }
  const count = Math.ceil(length / STEP_MM)
  const step = length / count
  const points: Vector[] = [[0, 0, 0]]
  for (let i = 0; i < count; i++) {
    const [dx, dy, dz] = along((i + 0.5) * step)
    const [x, y, z] = points[i]!
    points.push([x + dx * step, y + dy * step, z + dz * step])
  }
  return (s) => {
    const i = Math.min(count - 1, Math.floor(s / step))
    const t = s / step - i
    const [a, b] = [points[i]!, points[i + 1]!]
    return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t], along: along(s) }
  }
}

/** Length (mm) from the hinge over which the sections turn from the slant of the front to upright. */
const MITRE_MM = 10

function stations(
  line: (s: number) => LinePoint,
  at: readonly number[],
  size: (s: number) => Size,
  { tilt }: TempleForm,
): Station[] {
  return at.map((s) => {
    const point = line(s)
    const slant = Math.tan(tilt) * Math.max(0, 1 - s / MITRE_MM)
    const { wide, tall, power } = size(s)
    const [, dy, dz] = point.along
    const flat = Math.hypot(dy, dz)
    // Across × up points along the temple, so up points downwards here.
    const up: Vector = [0, dz / flat, -dy / flat - slant]
    return { at: point.at, across: [1, 0, 0], up, section: superellipse(wide, tall, power) }
  })
}

function smooth(from: number, to: number, v: number): number {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
