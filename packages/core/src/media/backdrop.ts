import { pictureUrl } from './image-url.js'

/** Widths in pixels of the two crops of a backdrop, smallest first. */
export const BACKDROP_WIDTHS = { wide: [1180, 2000], tall: [780, 1180] } as const

export type BackdropCrop = keyof typeof BACKDROP_WIDTHS

/** One picture beside a text that stands to its left, and one below a text: hashes, or addresses of the smallest width. */
export type BackdropCrops = { readonly [Crop in BackdropCrop]: string }

/**
 * A picture that fills the head of a page, as content names it: by the hashes of its crops on a light and on a dark ground.
 * The left 40 % of the wide crops and the upper 40 % of the tall ones are ground that a text can stand on.
 */
export type BackdropReference = {
  /** What is seen, for those who do not see it; empty for decoration. */
  readonly alt: string
  readonly light: BackdropCrops
  readonly dark: BackdropCrops
}

/** The same with addresses. */
export type BackdropSet = BackdropReference

/** A backdrop of the shop's own pictures. */
export function backdropSet({ alt, light, dark }: BackdropReference): BackdropSet {
  return { alt, light: addresses(light), dark: addresses(dark) }
}

/** `srcset` of one crop of a backdrop. */
export function backdropSrcSet(crops: BackdropCrops, crop: BackdropCrop): string {
  return BACKDROP_WIDTHS[crop]
    .map((width) => `${crops[crop].replace(/\d+\.webp$/, `${width}.webp`)} ${width}w`)
    .join(', ')
}

function addresses(crops: BackdropCrops): BackdropCrops {
  return {
    wide: pictureUrl(crops.wide, BACKDROP_WIDTHS.wide[0], 'webp'),
    tall: pictureUrl(crops.tall, BACKDROP_WIDTHS.tall[0], 'webp'),
  }
}
