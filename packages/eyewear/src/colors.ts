/** Materials of a frame. `rubber` is the soft-touch nylon of sports frames. */
export const FRAME_MATERIALS = ['acetate', 'metal', 'titanium', 'rubber'] as const
export type FrameMaterialId = (typeof FRAME_MATERIALS)[number]

/** How a colour appears: opaque, marbled (tortoise, horn), transparent, milky, graded, or bare metal. */
export type ColorCharacter = 'solid' | 'tortoise' | 'horn' | 'crystal' | 'milky' | 'fade' | 'metal'

export interface FrameColor {
  readonly character: ColorCharacter
  /** sRGB hex for swatches, and the base colour in pictures. */
  readonly swatch: string
  /** sRGB hex of the second tone: the marbling, the far end of a fade, or the deep tone of a crystal. */
  readonly accent: string
  readonly materials: readonly FrameMaterialId[]
}

const plastic = ['acetate', 'rubber'] as const
const metals = ['metal', 'titanium'] as const
const solid = (swatch: string, accent: string): FrameColor => ({
  character: 'solid',
  swatch,
  accent,
  materials: plastic,
})
const acetate = (character: ColorCharacter, swatch: string, accent: string): FrameColor => ({
  character,
  swatch,
  accent,
  materials: ['acetate'],
})
const metal = (swatch: string, accent: string): FrameColor => ({
  character: 'metal',
  swatch,
  accent,
  materials: metals,
})

/** Every frame colour by id. Customers see the names in the shop's texts. */
export const FRAME_COLORS = {
  black: solid('#17181a', '#050506'),
  tortoise: acetate('tortoise', '#8a4b1c', '#1d0d05'),
  'dark-tortoise': acetate('tortoise', '#5a2a10', '#120804'),
  'honey-tortoise': acetate('tortoise', '#c9863c', '#6b3310'),
  'grey-tortoise': acetate('tortoise', '#8b8278', '#26221f'),
  horn: acetate('horn', '#8d7250', '#33241a'),
  'dark-horn': acetate('horn', '#4f4034', '#1a1410'),
  crystal: acetate('crystal', '#e6ebea', '#b9c6c6'),
  champagne: acetate('crystal', '#ecd9c0', '#caa77c'),
  'crystal-rose': acetate('crystal', '#ecc7c1', '#c98a86'),
  'crystal-blue': acetate('crystal', '#b7cfdd', '#6f98b5'),
  'crystal-green': acetate('crystal', '#a9c2ae', '#5d8468'),
  'crystal-grey': acetate('crystal', '#a9adb0', '#5f666b'),
  cognac: acetate('crystal', '#c27a3a', '#7d3f13'),
  forest: acetate('milky', '#1f4a3d', '#0b211a'),
  navy: solid('#1d2f4e', '#0b1424'),
  burgundy: acetate('milky', '#6d1f2c', '#330a12'),
  rust: solid('#a6482a', '#5a2110'),
  ivory: acetate('milky', '#eadfca', '#cbb892'),
  rose: acetate('milky', '#d49a96', '#a8635f'),
  lilac: acetate('milky', '#a79ac0', '#6d5f8c'),
  sky: solid('#5f93b8', '#2d5875'),
  olive: acetate('milky', '#5d5c35', '#2d2d18'),
  'black-fade': acetate('fade', '#17181a', '#dfe3e2'),
  'brown-fade': acetate('fade', '#4a2815', '#e3cfae'),
  white: solid('#ecebe6', '#c3c1ba'),
  red: solid('#b3261e', '#5f100b'),
  orange: solid('#e0591d', '#8a300b'),
  teal: solid('#14706c', '#083a38'),
  graphite: solid('#3b4046', '#191c1f'),
  gold: metal('#c9a15a', '#6e4d17'),
  'pale-gold': metal('#d9c49a', '#8a7243'),
  'rose-gold': metal('#cf9a84', '#7d4a38'),
  silver: metal('#b9bec2', '#585f64'),
  gunmetal: metal('#565b61', '#1c1f22'),
  'metal-black': metal('#1c1d1f', '#08090a'),
  'metal-navy': metal('#26364f', '#0d1624'),
  'metal-green': metal('#2f4a40', '#10201a'),
  bronze: metal('#7d5a3c', '#3a2413'),
} as const satisfies Record<string, FrameColor>
export type FrameColorId = keyof typeof FRAME_COLORS

/** Ids of the colours in which a material is made, in display order. */
export function colorsOf(material: FrameMaterialId): FrameColorId[] {
  const ids = Object.keys(FRAME_COLORS) as FrameColorId[]
  return ids.filter((id) => FRAME_COLORS[id].materials.includes(material))
}
