import { shoulder } from './color.js'
import { fill, studioLight } from './studio.js'

/** The material at a traced point. One object is reused for all pixels. */
export interface Surface {
  /** Linear colour. */
  r: number
  g: number
  b: number
  /** 1 for bare metal. */
  metal: number
  /** 0 mirror to 1 matt. */
  roughness: number
  /** Reflectance at a right angle, for non-metals. */
  gloss: number
  /** Share of the light from behind that passes, and its tint. */
  through: number
  tr: number
  tg: number
  tb: number
  /** How far light spreads inside the material; it lightens shadows and edges of milky materials. */
  creep: number
}

export function plainSurface(): Surface {
  return { r: 0.5, g: 0.5, b: 0.5, metal: 0, roughness: 0.2, gloss: 0.04, through: 0, tr: 1, tg: 1, tb: 1, creep: 0 }
}

/**
 * Lights a surface. The normal `n` and the direction to the eye `v` are in camera directions. `open` is 1 where nothing shades the point;
 * `behind` is the colour seen through it.
 */
export function light(
  s: Surface,
  n: Float64Array,
  v: Float64Array,
  open: number,
  behind: Float64Array,
  out: Float64Array,
): void {
  const nx = n[0]!
  const ny = n[1]!
  const nz = n[2]!
  const facing = Math.max(0.02, nx * v[0]! + ny * v[1]! + nz * v[2]!)
  const k = 2 * facing
  const grazing = 1 - facing
  const schlick = grazing * grazing * grazing * grazing * grazing
  const reflected = studioLight(nx * k - v[0]!, ny * k - v[1]!, nz * k - v[2]!, s.roughness) * (0.35 + 0.65 * open)
  const shaded = open + (1 - open) * s.creep * 0.6
  const diffuse = (fill(nx, ny, nz) * (1 - s.creep * 0.4) + s.creep * 0.4) * shaded * (1 - s.metal) * (1 - s.through)
  const f = s.gloss + (1 - s.gloss) * schlick * (1 - s.roughness * 0.75)
  const m = s.metal
  const clear = s.through * (0.3 + 0.7 * facing * facing)
  out[0] = shoulder(
    s.r * diffuse + behind[0]! * s.tr * clear + reflected * (f * (1 - m) + m * (s.r + (1 - s.r) * schlick)),
  )
  out[1] = shoulder(
    s.g * diffuse + behind[1]! * s.tg * clear + reflected * (f * (1 - m) + m * (s.g + (1 - s.g) * schlick)),
  )
  out[2] = shoulder(
    s.b * diffuse + behind[2]! * s.tb * clear + reflected * (f * (1 - m) + m * (s.b + (1 - s.b) * schlick)),
  )
}
