import { FRAME_COLORS, type FrameColor } from '../colors.js'
import type { FrameSpec } from '../frame-spec.js'
import { LENS_FINISHES, type LensFinish } from '../lens-finishes.js'
import { isWire } from '../outline.js'
import type { MaterialSlot } from './frame-solids.js'
import { linear, mixed, type Linear } from './linear.js'

/** The optical properties of a material, in the terms of glTF. */
export interface SurfaceLook {
  readonly color: Linear
  readonly metallic: number
  readonly roughness: number
  /** Strength of a polished coat, 0 to 1. */
  readonly clearcoat?: number
  /** Share of the light that passes; `volume` colours it with depth. */
  readonly transmission?: number
  readonly ior?: number
  readonly volume?: { readonly thicknessMm: number; readonly color: Linear; readonly distanceMm: number }
  /** Thin film of an anti-reflex or mirror coating; thickness in nanometres. */
  readonly iridescence?: { readonly factor: number; readonly ior: number; readonly nanometres: number }
}

const STEEL: Linear = linear('#c9cdd0')
const BRIGHT_GOLD: Linear = linear('#c6a869')
const SILICONE: Linear = linear('#e9ecea')
const BROW: Linear = linear('#1b1512')
const TIPS = { warm: linear('#3a1c0c'), cool: linear('#141517') } as const

/** The look of a part of a frame in its colour. */
export function surfaceLook(spec: FrameSpec, slot: MaterialSlot): SurfaceLook {
  const color: FrameColor = FRAME_COLORS[spec.color]
  const ground = linear(color.swatch)
  const wire = isWire(spec)
  switch (slot) {
    case 'lens':
      return lensLook(LENS_FINISHES[spec.lens])
    case 'hinge':
      return metal(wire ? ground : STEEL, 0.22)
    case 'wire':
      if (wire) return metal(ground, metalRoughness(spec))
      return metal(spec.construction === 'full-rim' || spec.construction === 'half-rim' ? STEEL : BRIGHT_GOLD, 0.18)
    case 'pad':
    case 'thread':
      return {
        color: SILICONE,
        metallic: 0,
        roughness: 0.16,
        transmission: 0.7,
        ior: 1.41,
        volume: { thicknessMm: 1, color: SILICONE, distanceMm: 6 },
      }
    case 'tip':
      return {
        color: wire && (spec.color.includes('gold') || spec.color === 'bronze') ? TIPS.warm : TIPS.cool,
        metallic: 0,
        roughness: 0.2,
        clearcoat: 0.6,
      }
    case 'camera':
      return {
        color: [0.004, 0.004, 0.006],
        metallic: 0,
        roughness: 0.05,
        clearcoat: 1,
        iridescence: { factor: 0.5, ior: 1.6, nanometres: 320 },
      }
    case 'lamp':
      return { color: [0.75, 0.76, 0.74], metallic: 0, roughness: 0.3, clearcoat: 0.6 }
    case 'temple':
      if (wire && spec.construction !== 'browline') return metal(ground, metalRoughness(spec))
      return wire ? { color: ground, metallic: 0, roughness: 0.25, clearcoat: 0.8 } : plastic(spec, color, ground)
    case 'sheet':
      return wire ? { color: BROW, metallic: 0, roughness: 0.25, clearcoat: 0.9 } : plastic(spec, color, ground)
  }
}

const metal = (color: Linear, roughness: number): SurfaceLook => ({ color, metallic: 1, roughness })

function metalRoughness({ material, color }: FrameSpec): number {
  if (material === 'titanium') return 0.42
  return color === 'metal-black' ? 0.34 : 0.2
}

function plastic(spec: FrameSpec, color: FrameColor, ground: Linear): SurfaceLook {
  const accent = linear(color.accent)
  if (spec.material === 'rubber') return { color: ground, metallic: 0, roughness: 0.62 }
  const polished = { metallic: 0, roughness: 0.28, clearcoat: 0.9 } as const
  switch (color.character) {
    case 'crystal':
      return {
        color: mixed(ground, [1, 1, 1], 0.6),
        metallic: 0,
        roughness: 0.03,
        clearcoat: 0.4,
        transmission: 0.94,
        ior: 1.49,
        volume: { thicknessMm: 4, color: mixed(ground, accent, 0.35), distanceMm: 9 },
      }
    case 'tortoise':
    case 'horn':
      return { color: mixed(ground, accent, 0.45), ...polished }
    case 'fade':
      return { color: mixed(ground, accent, 0.25), ...polished }
    case 'milky':
    case 'solid':
    case 'metal':
      return { color: ground, ...polished }
  }
}

/** The look of a lens without its tint, which is in the vertex colours, because it may change from top to bottom. */
function lensLook({ treatment, mirror }: LensFinish): SurfaceLook {
  const glass = { metallic: 0, ior: 1.5, volume: { thicknessMm: 1.8, color: [1, 1, 1], distanceMm: 1000 } } as const
  if (mirror)
    return {
      ...glass,
      color: [1, 1, 1],
      roughness: 0.04,
      transmission: 0.45,
      metallic: 0.7,
      clearcoat: 1,
      iridescence: { factor: 0.6, ior: 1.9, nanometres: 420 },
    }
  if (treatment === 'clear')
    return {
      ...glass,
      color: [1, 1, 1],
      roughness: 0.02,
      transmission: 1,
      iridescence: { factor: 0.35, ior: 1.38, nanometres: 260 },
    }
  return { ...glass, color: [1, 1, 1], roughness: 0.03, transmission: 0.98 }
}
