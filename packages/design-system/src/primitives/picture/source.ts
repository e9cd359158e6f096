import { IMAGE_SIZES, IMAGE_WIDTHS, type ImageFormat, type ImageSet, type ImageSize } from '@klarsikt/core/media'

/** True for an absolute http(s) or data URL and for a path on our own origin; anything else draws nothing [MEDIA-006]. */
export function isImageSource(src: string | null | undefined): src is string {
  if (!src || /\s/.test(src)) return false
  if (src.startsWith('data:image/') || src.startsWith('blob:')) return true
  if (src.startsWith('/')) return !src.startsWith('//')
  return /^https?:\/\//i.test(src) && URL.canParse(src)
}

/** The same check for films. */
export function isVideoSource(src: string | null | undefined): src is string {
  if (src?.startsWith('data:')) return src.startsWith('data:video/') && !/\s/.test(src)
  return isImageSource(src)
}

/** The picture service selects the format by the ending: `/media/{hash}/{width}.{avif|webp|jpg}`. */
const SERVED = /^(?:(https?:\/\/[^/]+))?\/media\/[^/]+\/\d+\.(?:avif|webp|jpe?g)$/i

/** Only our own media host makes other sizes and formats of a picture; any other URL is left as it is [MEDIA-008]. */
export function isResizable(src: string, hosts: readonly string[]): boolean {
  const match = SERVED.exec(src)
  return match !== null && (match[1] === undefined || hosts.includes(new URL(src).host))
}

/** Returns the existing sizes up to `largest`, narrowest first; all sizes when every one is larger. */
export function sizesUpTo(largest: ImageSize, set: ImageSet): readonly ImageSize[] {
  const valid = [...IMAGE_SIZES].reverse().filter((size) => isImageSource(set[size]))
  const within = valid.filter((size) => IMAGE_WIDTHS[size] <= IMAGE_WIDTHS[largest])
  return within.length > 0 ? within : valid
}

/** Writes a `srcset` by width [MEDIA-007], in one format or with unchanged URLs. */
export function sourceSet(set: ImageSet, sizes: readonly ImageSize[], format?: ImageFormat): string {
  return sizes.map((size) => `${format ? inFormat(set[size], format) : set[size]} ${IMAGE_WIDTHS[size]}w`).join(', ')
}

/** The address of the same picture in another format. */
export function inFormat(src: string, format: ImageFormat): string {
  return src.replace(/\.\w+$/, `.${format}`)
}
