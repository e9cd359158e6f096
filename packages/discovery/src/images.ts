/** Widths of the image service, pixels. */
export const IMAGE_WIDTHS = [64, 128, 256, 300, 400, 512, 1024, 2048, 4096] as const
const FALLBACK_WIDTH = 400
/** A picture is asked for a little wider than it is shown. */
const PIXEL_RATIO_MARGIN = 1.05
/** Safari chooses too small a picture. */
const SAFARI_WIDTH_FACTOR = 4 / 3
/** A card without a picture. */
export const NO_IMAGE = 'no image src provided'

/** What a `<picture>` needs: two sources, and an image for whatever reads neither. */
export type PictureSources = {
  readonly sources: readonly { readonly type: 'image/webp' | 'image/jpeg'; readonly srcSet: string }[]
  readonly src: string
}

/**
 * A picture of the merchant through the image service. `apiUrl` is the base of the service; the address is left whole
 * for the service to check against the merchant's hosts.
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

/** The `sizes` of a picture that is shown so many pixels wide. */
export function imageSizes(width: number, isSafari = false): string {
  return `${Math.round(width * PIXEL_RATIO_MARGIN * (isSafari ? SAFARI_WIDTH_FACTOR : 1) * 1000) / 1000}px`
}
