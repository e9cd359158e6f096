import { FRAME_COLORS, isWire, type FrameColor, type FrameSpec } from '@klarsikt/eyewear'
import { linear, mixed, type Linear } from '../render/color.js'
import { marble, noise3, smoothstep } from '../render/noise.js'
import type { Surface } from '../render/surface.js'
import { PART, type Part } from './part.js'

/** Writes the material of a part at a point into `out`. */
export type FramePainter = (part: Part, x: number, y: number, z: number, out: Surface) => void

const STEEL = linear('#c9cdd0')
const PAD = linear('#e9ecea')

export function framePainter(spec: FrameSpec): FramePainter {
  const color: FrameColor = FRAME_COLORS[spec.color]
  const ground = linear(color.swatch)
  const accent = linear(color.accent)
  const wire = isWire(spec)
  const seed = [...spec.shape, ...spec.color].reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 997, 7)
  const tipTone: Linear =
    color.character === 'metal' && (spec.color.includes('gold') || spec.color === 'bronze')
      ? linear('#3a1c0c')
      : linear('#141517')
  const browColor =
    spec.construction === 'browline' && wire ? { ground: linear('#1b1512'), accent: linear('#0b0807') } : null
  return (part, x, y, z, out) => {
    if (part === PART.pin) return metal(out, wire ? ground : STEEL, 0.18)
    if (part === PART.pad) return set(out, PAD, 0.12, 0.05, 0.55, 0.5)
    if (part === PART.thread) return set(out, PAD, 0.2, 0.04, 0.55, 0)
    if (part === PART.tip) return tips(out, tipTone, x, y, z)
    if (part === PART.wire) {
      if (wire)
        return metal(out, ground, spec.material === 'titanium' ? 0.42 : spec.color === 'metal-black' ? 0.3 : 0.14)
      return metal(
        out,
        spec.construction === 'browline' || spec.construction === 'rimless' ? linear('#c6a869') : STEEL,
        0.16,
      )
    }
    if (part === PART.temple && wire && spec.construction !== 'browline')
      return metal(out, ground, spec.material === 'titanium' ? 0.42 : 0.16)
    if (browColor) return set(out, part === PART.temple ? ground : browColor.ground, 0.1, 0.045, 0, 0)
    const fadeless = part === PART.temple && color.character === 'fade'
    plastic(out, color, ground, accent, spec, x, fadeless ? spec.measures.lensHeight : y, z, seed)
  }
}

function set(out: Surface, [r, g, b]: Linear, roughness: number, gloss: number, through: number, creep: number): void {
  out.r = r
  out.g = g
  out.b = b
  out.metal = 0
  out.roughness = roughness
  out.gloss = gloss
  out.through = through
  out.tr = out.tg = out.tb = 1
  out.creep = creep
}

function metal(out: Surface, [r, g, b]: Linear, roughness: number): void {
  set(out, [r, g, b], roughness, 0.5, 0, 0)
  out.metal = 1
}

function tips(out: Surface, tone: Linear, x: number, y: number, z: number): void {
  const m = smoothstep(0.4, 0.65, marble(x * 0.2, y * 0.3, z * 0.12))
  set(out, mixed(tone, [tone[0] * 2.4, tone[1] * 2, tone[2] * 1.8], m), 0.12, 0.05, 0, 0.1)
}

function plastic(
  out: Surface,
  color: FrameColor,
  ground: Linear,
  accent: Linear,
  spec: FrameSpec,
  x: number,
  y: number,
  z: number,
  seed: number,
): void {
  switch (color.character) {
    case 'tortoise':
      return tortoise(out, ground, accent, x, y, z, seed)
    case 'horn':
      return horn(out, ground, accent, x, y, z, seed)
    case 'crystal': {
      set(out, mixed(ground, [1, 1, 1], 0.05), 0.05, 0.07, 0.74, 0.5)
      out.tr = 0.35 + ground[0] * 0.65
      out.tg = 0.35 + ground[1] * 0.65
      out.tb = 0.35 + ground[2] * 0.65
      const saturated = ground[0] - ground[2]
      if (Math.abs(saturated) > 0.18)
        Object.assign(out, { tr: ground[0] * 1.1, tg: ground[1] * 1.1, tb: ground[2] * 1.1 })
      return
    }
    case 'milky': {
      const cloud = noise3(x * 0.09 + seed, y * 0.12, z * 0.09) * 0.5
      return set(out, mixed(ground, accent, cloud * 0.6), 0.09, 0.05, 0, 0.75)
    }
    case 'fade': {
      const h = spec.measures.lensHeight
      const t = smoothstep(h * 0.22, -h * 0.4, y)
      set(out, mixed(ground, accent, t), 0.07, 0.05, t * 0.62, 0.3 + t * 0.3)
      return
    }
    case 'solid':
    case 'metal':
      return set(out, ground, spec.material === 'rubber' ? 0.62 : 0.08, spec.material === 'rubber' ? 0.03 : 0.05, 0, 0)
  }
}

/** Tortoise: amber with brown clouds and nearly black patches, at three depths under the polish. */
function tortoise(out: Surface, ground: Linear, deep: Linear, x: number, y: number, z: number, seed: number): void {
  const wx = x + 5 * (noise3(x * 0.11 + seed, y * 0.13, z * 0.1) - 0.5)
  const wy = y + 5 * (noise3(x * 0.13, y * 0.11 + seed, z * 0.1 + 4) - 0.5)
  const amber: Linear = [
    Math.min(1, ground[0] * 2.1 + 0.04),
    Math.min(1, ground[1] * 2 + 0.02),
    ground[2] * 1.5 + 0.004,
  ]
  const cloud = smoothstep(0.32, 0.66, marble(wx * 0.13 + seed * 1.7, wy * 0.15, z * 0.1))
  const patch = smoothstep(0.5, 0.63, marble(wx * 0.17 - seed, wy * 0.2 + 9, z * 0.12 + 3))
  const depth = smoothstep(0.48, 0.7, marble(wx * 0.16 + 0.35 - seed, wy * 0.19 + 9.3, z * 0.12 + 4.2))
  const tone = mixed(amber, ground, cloud)
  const shaded = mixed(tone, [ground[0] * 0.45, ground[1] * 0.36, ground[2] * 0.3], depth * 0.7)
  set(out, mixed(shaded, deep, patch), 0.06, 0.055, 0, 0.65 * (1 - patch))
}

/** Horn: long streaks, as in buffalo horn. */
function horn(out: Surface, ground: Linear, deep: Linear, x: number, y: number, z: number, seed: number): void {
  const bend = 3 * noise3(x * 0.03 + seed, y * 0.05, z * 0.03)
  const streak = marble((x + z) * 0.028 + bend * 0.3, y * 0.34 + bend, seed)
  const fine = noise3((x + z) * 0.08, y * 1.5 + bend * 3, seed + 5)
  const t = smoothstep(0.34, 0.68, streak * 0.85 + fine * 0.15)
  const pale: Linear = [Math.min(1, ground[0] * 1.7), Math.min(1, ground[1] * 1.65), ground[2] * 1.6]
  set(out, mixed(mixed(pale, ground, smoothstep(0.2, 0.5, streak)), deep, t), 0.1, 0.05, 0, 0.4)
}
