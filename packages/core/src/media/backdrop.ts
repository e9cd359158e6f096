import { pictureUrl } from './image-url.js'

/** Widths in pixels of the two crops of a backdrop, the smallest first. */
export const BACKDROP_WIDTHS = { wide: [1180, 2000], tall: [780, 1180] } as const

export type BackdropCrop = keyof typeof BACKDROP_WIDTHS

/** `wide` is for a text on the left, `tall` for one above. Each is a hash, or the address of the smallest width. */
export type BackdropCrops = { readonly [Crop in BackdropCrop]: string }

/**
 * A picture behind the head of a page by the hashes of its crops, for light and dark theme. The left 40 % of wide crops
 * and the upper 40 % of tall ones are plain, so that text can stand there.
 */
export type BackdropReference = {
  /** Description for people who cannot see it; empty for decoration. */
  readonly alt: string
  readonly light: BackdropCrops
  readonly dark: BackdropCrops
}

/** {@link BackdropReference} with addresses in place of hashes. */
export type BackdropSet = BackdropReference

/** Returns a backdrop with the addresses of the shop's own pictures. */
export function backdropSet({ alt, light, dark }: BackdropReference): BackdropSet {
  return { alt, light: addresses(light), dark: addresses(dark) }
}

/** Returns the `srcset` of one crop of a backdrop. */
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
