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
  | { readonly kind: 'lens'; readonly reflection: Linear; readonly ior: number; readonly mirror: Linear | null }
  /** The dull face of a cut; seen from both sides. */
  | { readonly kind: 'cut'; readonly color: Linear }

/** The faint green of what an anti-reflex coating leaves; in the edge of a lens light is reflected many times, and it adds up. */
const ANTI_REFLEX: Linear = [0.94, 1, 0.96]
const BARE: Linear = [1, 1, 1]
/** Of lenses: bare plastic reflects 4 percent of the light, and coated plastic as much as something of a lower index. */
const BARE_INDEX = 1.5
const COATED_INDEX = 1.36

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
      return { kind: 'crystal', through: linear(swatch), distance: 9, ior: 1.49 }
    case 'milky':
    case 'solid':
    case 'metal':
      return { kind: 'plastic', color, roughness: 0.05 }
  }
}

/** A clear lens without a coat, and the face where it was cut. */
export const CLEAR_LENS: StudioMaterial = { kind: 'lens', reflection: BARE, ior: BARE_INDEX, mirror: null }
export const LENS_CUT: StudioMaterial = { kind: 'cut', color: linear('#8fbdbb') }

function lensMaterial({ lens }: FrameSpec): StudioMaterial {
  const { treatment, mirror }: { treatment: string; mirror?: string } = LENS_FINISHES[lens]
  const isCoated = treatment === 'clear'
  return {
    kind: 'lens',
    reflection: isCoated ? ANTI_REFLEX : BARE,
    ior: isCoated ? COATED_INDEX : BARE_INDEX,
    mirror: mirror ? linear(mirror) : null,
  }
}

/** Colours that are a metal of their own, darker than it is: on a white ground it would fade. The others are a coat on chromium. */
const METALS: Partial<Record<FrameSpec['color'], readonly [MeasuredMetal, Linear]>> = {
  gold: ['Au', [0.82, 0.73, 0.74]],
  'pale-gold': ['Ag', [0.75, 0.63, 0.47]],
  'rose-gold': ['Cu', [0.86, 0.84, 0.86]],
  silver: ['Cr', [0.8, 0.81, 0.83]],
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
