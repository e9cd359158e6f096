import { linear, type Linear } from '../render/color.js'
import { distanceField } from '../render/distance-field.js'
import type { Surface } from '../render/surface.js'
import type { Texture } from './texture.js'

/** An object on the table; y is up from the table, mm. */
export interface Solid {
  /** A sphere around the object. Objects whose sphere is far need no exact distance. */
  readonly ball?: { readonly x: number; readonly y: number; readonly z: number; readonly radius: number }
  distance(x: number, y: number, z: number): number
  surface(x: number, y: number, z: number, out: Surface): void
}

export interface Finish {
  readonly color: string
  readonly roughness?: number
  readonly gloss?: number
  readonly metal?: number
  /** 0 opaque to 1 clear. */
  readonly through?: number
  readonly creep?: number
}

export function apply(finish: Finish, out: Surface): void {
  const [r, g, b] = tone(finish.color)
  out.r = r
  out.g = g
  out.b = b
  out.metal = finish.metal ?? 0
  out.roughness = finish.roughness ?? 0.35
  out.gloss = finish.gloss ?? 0.04
  out.through = finish.through ?? 0
  const opacity = out.through
  out.tr = 1 - (1 - r) * opacity
  out.tg = 1 - (1 - g) * opacity
  out.tb = 1 - (1 - b) * opacity
  out.creep = finish.creep ?? 0.15
}

const TONES = new Map<string, Linear>()
function tone(hex: string): Linear {
  let t = TONES.get(hex)
  if (!t) TONES.set(hex, (t = linear(hex)))
  return t
}

const ink = new Float64Array(4)
/** Prints art over a surface; u and v are from 0 to 1. */
export function print(art: Texture | undefined, u: number, v: number, out: Surface): void {
  if (!art || u < 0 || u > 1 || v < 0 || v > 1) return
  art.read(u, v, ink)
  const cover = ink[3]!
  out.r += (ink[0]! - out.r) * cover
  out.g += (ink[1]! - out.g) * cover
  out.b += (ink[2]! - out.b) * cover
  out.through *= 1 - cover
}

/** Placement of a solid: moved on the table, turned about the upright axis and tipped backwards about its foot (degrees). */
export interface Placement {
  readonly x?: number
  readonly y?: number
  readonly z?: number
  readonly turn?: number
  readonly tip?: number
}

/** Places a solid that is given around its own foot. */
export function placed(solid: Solid, { x = 0, y = 0, z = 0, turn = 0, tip = 0 }: Placement): Solid {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [ct, st] = [Math.cos((tip * Math.PI) / 180), Math.sin((tip * Math.PI) / 180)]
  let lx = 0
  let ly = 0
  let lz = 0
  const outward = (b: NonNullable<Solid['ball']>) => {
    const oy = b.y * ct + b.z * st
    const oz = b.z * ct - b.y * st
    return { x: x + b.x * c + oz * s, y: y + oy, z: z + oz * c - b.x * s, radius: b.radius }
  }
  const inward = (px: number, py: number, pz: number): void => {
    const dx = px - x
    const dy = py - y
    const dz = pz - z
    lx = dx * c - dz * s
    const mz = dx * s + dz * c
    ly = dy * ct - mz * st
    lz = dy * st + mz * ct
  }
  return {
    ...(solid.ball ? { ball: outward(solid.ball) } : {}),
    distance(px, py, pz) {
      inward(px, py, pz)
      return solid.distance(lx, ly, lz)
    },
    surface(px, py, pz, out) {
      inward(px, py, pz)
      solid.surface(lx, ly, lz, out)
    },
  }
}

export interface BoxArt {
  readonly front?: Texture
  readonly side?: Texture
  readonly top?: Texture
}

/** A box standing on the table. Art is printed over the finish. */
export function box(
  width: number,
  height: number,
  depth: number,
  round: number,
  finish: Finish,
  art: BoxArt = {},
): Solid {
  return {
    ball: { x: 0, y: height / 2, z: 0, radius: Math.hypot(width, height, depth) / 2 },
    distance(x, y, z) {
      const qx = Math.abs(x) - width / 2 + round
      const qy = Math.abs(y - height / 2) - height / 2 + round
      const qz = Math.abs(z) - depth / 2 + round
      const ox = qx > 0 ? qx : 0
      const oy = qy > 0 ? qy : 0
      const oz = qz > 0 ? qz : 0
      const inside = qx > qy ? (qx > qz ? qx : qz) : qy > qz ? qy : qz
      return Math.sqrt(ox * ox + oy * oy + oz * oz) + (inside < 0 ? inside : 0) - round
    },
    surface(x, y, z, out) {
      apply(finish, out)
      const fx = Math.abs(x) - width / 2
      const fy = Math.abs(y - height / 2) - height / 2
      const fz = Math.abs(z) - depth / 2
      if (fz >= fx && fz >= fy) print(z > 0 ? art.front : art.side, x / width + 0.5, 1 - y / height, out)
      else if (fx >= fy) print(art.side, 0.5 - (z / depth) * Math.sign(x), 1 - y / height, out)
      else print(art.top, x / width + 0.5, z / depth + 0.5, out)
    },
  }
}

export interface Band {
  /** Upper end of the band, mm. */
  readonly to: number
  readonly finish: Finish
  /** Number of fine upright ribs around, as on screw caps. */
  readonly ribs?: number
}

export interface Label {
  readonly from: number
  readonly to: number
  readonly art: Texture
  /** Half of the angle that the label covers, degrees. */
  readonly spread: number
}

/** Points of a lathe outline, from the foot up. */
export type Profile = readonly (readonly [radius: number, height: number])[]

/** A solid turned on a lathe. */
export function turned(profile: Profile, round: number, bands: readonly Band[], label?: Label): Solid {
  const reach = Math.max(...profile.map((p) => p[0]))
  const high = Math.max(...profile.map((p) => p[1]))
  const points = [
    [-reach, 0] as const,
    ...profile.map(([r, y]) => [Math.max(0.1, r - round), Math.min(high - round, Math.max(round, y))] as const),
    [-reach, high - round] as const,
  ]
  points[0] = [-reach, round]
  const field = distanceField({ points, closed: true }, { x0: -1, y0: -6, x1: reach + 8, y1: high + 6 }, 0.5)
  const bandAt = (y: number): Band => bands.find((b) => y <= b.to) ?? bands.at(-1)!
  return {
    ball: { x: 0, y: high / 2, z: 0, radius: Math.hypot(reach, high / 2) + 1 },
    distance(x, y, z) {
      const r = Math.sqrt(x * x + z * z)
      const d = field.at(r, y) - round
      if (d > 2) return d
      const ribs = bandAt(y).ribs
      return ribs ? (d + 0.22 * Math.cos(Math.atan2(x, z) * ribs)) * 0.8 : d
    },
    surface(x, y, z, out) {
      apply(bandAt(y).finish, out)
      if (!label || y < label.from || y > label.to) return
      const u = Math.atan2(x, z) / ((label.spread * Math.PI) / 90) + 0.5
      print(label.art, u, (label.to - y) / (label.to - label.from), out)
    },
  }
}
