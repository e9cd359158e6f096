import { FRAME_COLORS, isWire, LENS_FINISHES, type FrameColor, type FrameSpec } from '@klarsikt/eyewear'
import { linear, surfaceLook, type Linear, type MaterialSlot } from '@klarsikt/eyewear/solid'

/** Metals whose optical constants were measured, by the names that Mitsuba knows them by. */
export type MeasuredMetal = 'Au' | 'Ag' | 'Cu' | 'Cr'

/** What a part is made of, as the renderer is told. Colours are linear. */
export type StudioMaterial =
  | { readonly kind: 'plastic'; readonly color: Linear; readonly roughness: number }
  /** Marbled or shaded through its volume. */
  | {
      readonly kind: 'tortoise' | 'horn' | 'fade'
      readonly ground: Linear
      readonly accent: Linear
      /** Moves the pattern, so that two models do not share their spots. */
      readonly seed: number
      readonly lensHeight: number
    }
  /** See-through; `through` is what is left of light after `distance` mm. */
  | { readonly kind: 'crystal'; readonly through: Linear; readonly distance: number; readonly ior: number }
  /** Thin and clear: pads and threads. */
  | { readonly kind: 'silicone'; readonly through: Linear; readonly ior: number }
  | { readonly kind: 'metal'; readonly metal: MeasuredMetal; readonly tint: Linear; readonly roughness: number }
  /** The tint is in the colours of the lens's vertices. */
  | { readonly kind: 'lens'; readonly reflection: Linear; readonly mirror: Linear | null }
  /** The dull face of a cut; seen from both sides. */
  | { readonly kind: 'cut'; readonly color: Linear }

/** Reflection that an anti-reflex coating leaves, as shares of that of bare glass: the faint green. */
const ANTI_REFLEX: Linear = [0.5, 0.82, 0.64]
const BARE: Linear = [1, 1, 1]
const WHITE: Linear = [1, 1, 1]

/** The material of a part of a frame in its colour. */
export function studioMaterial(spec: FrameSpec, slot: MaterialSlot): StudioMaterial {
  if (slot === 'lens') return lensMaterial(spec)
  const look = surfaceLook(spec, slot)
  if (look.metallic === 1) return metalMaterial(spec, slot, look.color, look.roughness)
  const isBody = (slot === 'sheet' || slot === 'temple') && !isWire(spec) && spec.material !== 'rubber'
  if (isBody) return acetateMaterial(spec, look.color)
  if (look.transmission !== undefined) return { kind: 'silicone', through: look.color, ior: look.ior ?? 1.41 }
  return { kind: 'plastic', color: look.color, roughness: look.clearcoat === undefined ? look.roughness : 0.06 }
}

function acetateMaterial(spec: FrameSpec, color: Linear): StudioMaterial {
  const { character, swatch, accent }: FrameColor = FRAME_COLORS[spec.color]
  switch (character) {
    case 'tortoise':
    case 'horn':
    case 'fade':
      return {
        kind: character,
        ground: linear(swatch),
        accent: linear(accent),
        seed: seedOf(spec),
        lensHeight: spec.measures.lensHeight,
      }
    case 'crystal':
      return { kind: 'crystal', through: linear(swatch), distance: 5, ior: 1.49 }
    case 'milky':
    case 'solid':
    case 'metal':
      return { kind: 'plastic', color, roughness: 0.05 }
  }
}

/** A clear lens without a coat, and the face where it was cut. */
export const CLEAR_LENS: StudioMaterial = { kind: 'lens', reflection: BARE, mirror: null }
export const LENS_CUT: StudioMaterial = { kind: 'cut', color: linear('#8fbdbb') }

function lensMaterial({ lens }: FrameSpec): StudioMaterial {
  const { treatment, mirror }: { treatment: string; mirror?: string } = LENS_FINISHES[lens]
  return {
    kind: 'lens',
    reflection: treatment === 'clear' ? ANTI_REFLEX : BARE,
    mirror: mirror ? linear(mirror) : null,
  }
}

/** Colours that are a metal of their own; the others are a coat on chromium. */
const METALS: Partial<Record<FrameSpec['color'], readonly [MeasuredMetal, Linear]>> = {
  gold: ['Au', WHITE],
  'pale-gold': ['Au', [0.94, 0.98, 1]],
  'rose-gold': ['Cu', [0.95, 0.95, 1]],
  silver: ['Ag', [0.86, 0.87, 0.88]],
}

function metalMaterial(spec: FrameSpec, slot: MaterialSlot, color: Linear, roughness: number): StudioMaterial {
  const own = slot !== 'hinge' || isWire(spec) ? METALS[spec.color] : undefined
  if (own && isWire(spec)) return { kind: 'metal', metal: own[0], tint: own[1], roughness: roughness * 0.7 }
  // Chromium gives back 0.55 of the light.
  return {
    kind: 'metal',
    metal: 'Cr',
    tint: [Math.min(1, color[0] / 0.55), Math.min(1, color[1] / 0.55), Math.min(1, color[2] / 0.55)],
    roughness: roughness * 0.7,
  }
}

const seedOf = ({ shape, color }: FrameSpec): number =>
  [...shape, ...color].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
