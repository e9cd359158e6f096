import { FRAME_COLORS, isWire, LENS_FINISHES, type FrameColor, type FrameSpec } from '@klarsikt/eyewear'
import { linear, surfaceLook, type Linear, type MaterialSlot } from '@klarsikt/eyewear/solid'

/** Metals with measured optical constants, by their names in Mitsuba. */
export type MeasuredMetal = 'Au' | 'Ag' | 'Cu' | 'Cr'

/** The material of a part, for the renderer. Colours are linear. */
export type StudioMaterial =
  | { readonly kind: 'plastic'; readonly color: Linear; readonly roughness: number }
  /** Marbled or graded throughout the volume. */
  | {
      readonly kind: 'tortoise' | 'horn' | 'fade'
      readonly ground: Linear
      readonly accent: Linear
      /** Shifts the pattern, so that two models differ. */
      readonly seed: number
      readonly lensHeight: number
    }
  /** Transparent; `through` is the share of light left after `distance` mm. */
  | { readonly kind: 'crystal'; readonly through: Linear; readonly distance: number; readonly ior: number }
  /** Thin and clear, for pads and threads. */
  | { readonly kind: 'silicone'; readonly through: Linear; readonly ior: number }
  | { readonly kind: 'metal'; readonly metal: MeasuredMetal; readonly tint: Linear; readonly roughness: number }
  /** The tint is in the vertex colours of the lens. */
  | { readonly kind: 'lens'; readonly reflection: Linear; readonly ior: number; readonly mirror: Linear | null }
  /** The matt face of a cut, visible from both sides. */
  | { readonly kind: 'cut'; readonly color: Linear }

/** The faint green that an anti-reflex coating leaves. Many reflections in the edge of a lens would add up if it were stronger. */
const ANTI_REFLEX: Linear = [0.94, 1, 0.96]
const BARE: Linear = [1, 1, 1]
/** Refractive indices of lenses. Bare plastic reflects 4 percent of the light; a coated lens reflects like a lower index. */
const BARE_INDEX = 1.5
const COATED_INDEX = 1.36

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

/** A clear, uncoated lens, and its cut face. */
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

/** Frame colours rendered as a tinted metal, because they would be too pale on white. Others are a coat on chromium. */
const METALS: Partial<Record<FrameSpec['color'], readonly [MeasuredMetal, Linear]>> = {
  gold: ['Au', [0.82, 0.73, 0.74]],
  'pale-gold': ['Ag', [0.75, 0.63, 0.47]],
  'rose-gold': ['Cu', [0.86, 0.84, 0.86]],
  silver: ['Cr', [0.8, 0.81, 0.83]],
}

function metalMaterial(spec: FrameSpec, slot: MaterialSlot, color: Linear, roughness: number): StudioMaterial {
  const own = slot !== 'hinge' || isWire(spec) ? METALS[spec.color] : undefined
  if (own && isWire(spec)) return { kind: 'metal', metal: own[0], tint: own[1], roughness: roughness * 0.7 }
  // Chromium reflects 0.55 of the light.
  return {
    kind: 'metal',
    metal: 'Cr',
    tint: [Math.min(1, color[0] / 0.55), Math.min(1, color[1] / 0.55), Math.min(1, color[2] / 0.55)],
    roughness: roughness * 0.7,
  }
}

const seedOf = ({ shape, color }: FrameSpec): number =>
  [...shape, ...color].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
