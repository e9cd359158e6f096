/** Widths in pixels that the image service offers. */
export const IMAGE_WIDTHS = [64, 128, 256, 300, 400, 512, 1024, 2048, 4096] as const
const FALLBACK_WIDTH = 400
/** Pictures are requested a little wider than they are shown. */
const PIXEL_RATIO_MARGIN = 1.05
/** Safari picks a picture that is too small, so its width is multiplied by this. */
const SAFARI_WIDTH_FACTOR = 4 / 3
/** Message for a card without a picture. */
export const NO_IMAGE = 'no image src provided'

/** The addresses for a `<picture>`: two sources, and an image for browsers that read neither. */
export type PictureSources = {
  readonly sources: readonly { readonly type: 'image/webp' | 'image/jpeg'; readonly srcSet: string }[]
  readonly src: string
}

/**
 * Makes the addresses of a merchant's picture in the image service. `apiUrl` is the base of the service. The picture's
 * address is passed on unchanged, and the service checks it against the merchant's hosts.
 */
export function pictureSources(apiUrl: string, tenant: string, image: string): PictureSources {
  const at = (format: string, width: number) =>
    `${apiUrl.replace(/\/+$/, '')}/v2/image?${new URLSearchParams({ format, url: image, width: String(width), tenant })}`
  const srcSet = (format: string) => IMAGE_WIDTHS.map((width) => `${at(format, width)} ${width}w`).join(', ')
  return {
    sources: [
      { type: 'image/webp', srcSet: srcSet('webp') },
      { type: 'image/jpeg', srcSet: srcSet('jpeg') },
    ],
    src: at('png', FALLBACK_WIDTH),
  }
}

/** Returns the `sizes` attribute of a picture that is shown `width` pixels wide. */
export function imageSizes(width: number, isSafari = false): string {
  return `${Math.round(width * PIXEL_RATIO_MARGIN * (isSafari ? SAFARI_WIDTH_FACTOR : 1) * 1000) / 1000}px`
}
