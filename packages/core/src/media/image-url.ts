import { IMAGE_SIZES, IMAGE_WIDTHS, type ImageFormat, type ImageSet, type ImageSize } from './media.js'

/** `/media/{hash}/{width}.{format}`, the shop's own pictures. */
const OWN_PICTURE = /^(\/media\/[^/]+\/)\d+\.(?:avif|webp|jpg)$/

/** A base for relative addresses; only its own host is ever compared with it. */
const RELATIVE_BASE = 'https://shop.invalid'

/** The address of one of the shop's own pictures. */
export function pictureUrl(hash: string, width: number, format: ImageFormat = 'jpg'): string {
  // A template would leave a chain of parts, three times as large in memory, and a catalogue holds tens of thousands.
  return ['/media', hash, `${width}.${format}`].join('/')
}

/** The address of the model of a frame, by the hash of its first picture and the version of the maker. */
export function modelUrl(hash: string, version: number): string {
  return ['/media', hash, `model-${version}.glb`].join('/')
}

/** One of the shop's own pictures in every size. */
export function imageSet(hash: string, alt: string, format: ImageFormat = 'jpg'): ImageSet {
  const urls = Object.fromEntries(IMAGE_SIZES.map((size) => [size, pictureUrl(hash, IMAGE_WIDTHS[size], format)]))
  return { alt, ...(urls as Record<ImageSize, string>) }
}

/** A picture in every size by its address in one: one of the shop's own as it is served in them, any other as it is. */
export function imageSetOf(src: string, alt: string): ImageSet {
  const [, folder] = OWN_PICTURE.exec(src) ?? []
  const at = (width: number) => (folder === undefined ? src : src.replace(/\d+(?=\.\w+$)/, String(width)))
  const { xs, sm, md, lg, xl } = IMAGE_WIDTHS
  return { alt, xs: at(xs), sm: at(sm), md: at(md), lg: at(lg), xl: at(xl) }
}

/** Is the source an address a picture can have: http(s), or a path of this site? [MEDIA-006] */
export function isImageSource(src: unknown): src is string {
  return typeof src === 'string' && parse(src) !== null
}

/** A picture can be resized when it is our own or its host is on the list; hosts are compared whole [MEDIA-008]. */
export function isResizable(src: string, hosts: readonly string[]): boolean {
  const url = parse(src)
  return url !== null && (isOwn(src) || hosts.includes(url.host))
}

/**
 * The same picture at another width (and format). What is not on an allowed host is given back untouched [MEDIA-008].
 */
export function imageUrl(
  src: string,
  size: { readonly width: number; readonly format?: ImageFormat },
  hosts: readonly string[],
): string {
  const url = parse(src)
  if (!url || !isResizable(src, hosts)) return src
  const own = OWN_PICTURE.exec(url.pathname)
  if (own) {
    url.pathname = `${own[1]}${size.width}.${size.format ?? url.pathname.split('.').at(-1)}`
  } else if (isOwn(src)) {
    return src
  } else {
    url.searchParams.set('width', String(size.width))
    if (size.format) url.searchParams.set('format', size.format)
  }
  return isOwn(src) ? `${url.pathname}${url.search}` : url.href
}

/** `srcset` of a picture over every width, smallest first; empty when it cannot be resized. */
export function imageSrcSet(src: string, hosts: readonly string[], format?: ImageFormat): string {
  if (!isResizable(src, hosts)) return ''
  const widths = Object.values(IMAGE_WIDTHS).toSorted((a, b) => a - b)
  return widths.map((width) => `${imageUrl(src, format ? { width, format } : { width }, hosts)} ${width}w`).join(', ')
}

function isOwn(src: string): boolean {
  return src.startsWith('/') && !src.startsWith('//')
}

function parse(src: string): URL | null {
  if (!/^(?:https?:\/\/|\/(?![/\\]))\S+$/i.test(src)) return null
  try {
    return new URL(src, RELATIVE_BASE)
  } catch {
    return null
  }
}
