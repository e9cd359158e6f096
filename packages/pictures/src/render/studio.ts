import { smoothstep } from './noise.js'

/** A rectangular lamp on the inside of the studio's sphere, facing its centre. Directions are the camera's: x right, y up, z towards it. */
interface Softbox {
  readonly n: readonly [number, number, number]
  readonly t: readonly [number, number, number]
  readonly b: readonly [number, number, number]
  readonly halfWidth: number
  readonly halfHeight: number
  readonly power: number
}

function softbox(
  x: number,
  y: number,
  z: number,
  halfWidth: number,
  halfHeight: number,
  power: number,
  roll = 0,
): Softbox {
  const l = Math.hypot(x, y, z)
  const n = [x / l, y / l, z / l] as const
  let t: [number, number, number] = [n[2], 0, -n[0]]
  const tl = Math.hypot(...t) || 1
  t = [t[0] / tl, 0, t[2] / tl]
  const b = [n[1] * t[2] - n[2] * t[1], n[2] * t[0] - n[0] * t[2], n[0] * t[1] - n[1] * t[0]] as const
  const [c, s] = [Math.cos(roll), Math.sin(roll)]
  return {
    n,
    t: [t[0] * c + b[0] * s, t[1] * c + b[1] * s, t[2] * c + b[2] * s],
    b: [b[0] * c - t[0] * s, b[1] * c - t[1] * s, b[2] * c - t[2] * s],
    halfWidth,
    halfHeight,
    power,
  }
}

const OVERHEAD = softbox(-0.1, 1, 0.42, 1.5, 0.34, 3.6)
const LEFT = softbox(-1, 0.42, 0.62, 0.3, 0.62, 2.6, 0.12)
const RIGHT = softbox(1, 0.2, 0.3, 0.22, 0.9, 1.3)
const WINDOW = softbox(-0.34, 0.3, 1, 0.15, 0.34, 1, -0.5)
const SASH = softbox(-0.06, 0.18, 1, 0.028, 0.4, 0.6, -0.5)

function lamp(s: Softbox, x: number, y: number, z: number, soft: number): number {
  const w = x * s.n[0] + y * s.n[1] + z * s.n[2]
  if (w < 0.08) return 0
  const u = Math.abs((x * s.t[0] + y * s.t[1] + z * s.t[2]) / w)
  if (u > s.halfWidth + soft) return 0
  const v = Math.abs((x * s.b[0] + y * s.b[1] + z * s.b[2]) / w)
  if (v > s.halfHeight + soft) return 0
  return (
    s.power *
    smoothstep(s.halfWidth + soft, s.halfWidth - soft, u) *
    smoothstep(s.halfHeight + soft, s.halfHeight - soft, v)
  )
}

/** Light from a direction, blurred by roughness (0 mirror to 1 matt). */
export function studioLight(x: number, y: number, z: number, roughness: number): number {
  const soft = 0.06 + roughness * 1.1
  const ground = 0.34 + 0.3 * smoothstep(-0.1, -0.75, y)
  const tent = 0.3 + 0.42 * smoothstep(0, 0.9, y)
  const dim = 1 - 0.42 * smoothstep(0.72, 0.98, z) * (1 - roughness)
  const base = (y < 0 ? ground + (0.3 - 0.34) * smoothstep(-0.1, 0, y) : tent) * dim
  const strength = 1 / (1 + roughness * 2.2)
  return base + (lamp(OVERHEAD, x, y, z, soft) + lamp(LEFT, x, y, z, soft) + lamp(RIGHT, x, y, z, soft)) * strength
}

/** Light of the window that lenses reflect: soft edges, brighter at the top. */
export function windowLight(x: number, y: number, z: number): number {
  return Math.max(lamp(WINDOW, x, y, z, 0.02), lamp(SASH, x, y, z, 0.014)) * (0.45 + 0.55 * smoothstep(-0.25, 0.45, y))
}

/** Diffuse light on a surface by its normal, in camera directions. */
export function fill(x: number, y: number, z: number): number {
  const key = -0.36 * x + 0.8 * y + 0.48 * z
  const wrapped = (key + 0.35) / 1.35
  return 0.46 + 0.22 * y + 0.16 * z + (wrapped > 0 ? 0.52 * wrapped * wrapped : 0)
}
