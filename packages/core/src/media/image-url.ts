import { IMAGE_SIZES, IMAGE_WIDTHS, type ImageFormat, type ImageSet, type ImageSize } from './media.js'

/** Addresses of the shop's own pictures: `/media/{hash}/{width}.{format}`. */
const OWN_PICTURE = /^(\/media\/[^/]+\/)\d+\.(?:avif|webp|jpg)$/

/** Base for relative addresses. It is never requested. */
const RELATIVE_BASE = 'https://shop.invalid'

/** Returns the address of one of the shop's own pictures. `width` is in pixels. */
export function pictureUrl(hash: string, width: number, format: ImageFormat = 'jpg'): string {
  // A template literal would keep its parts in memory, three times as much, and a catalogue has tens of thousands of
  // pictures.
  return ['/media', hash, `${width}.${format}`].join('/')
}

/** Returns the address of a frame's 3D model, by the hash of its first picture and the version of the model builder. */
export function modelUrl(hash: string, version: number): string {
  return ['/media', hash, `model-${version}.glb`].join('/')
}

/** Returns one of the shop's own pictures in every size. */
export function imageSet(hash: string, alt: string, format: ImageFormat = 'jpg'): ImageSet {
  const urls = Object.fromEntries(IMAGE_SIZES.map((size) => [size, pictureUrl(hash, IMAGE_WIDTHS[size], format)]))
  return { alt, ...(urls as Record<ImageSize, string>) }
}

/** Returns a picture in every size from its address in one. Only the shop's own pictures differ by size. */
export function imageSetOf(src: string, alt: string): ImageSet {
  const [, folder] = OWN_PICTURE.exec(src) ?? []
  const at = (width: number) => (folder === undefined ? src : src.replace(/\d+(?=\.\w+$)/, String(width)))
  const { xs, sm, md, lg, xl } = IMAGE_WIDTHS
  return { alt, xs: at(xs), sm: at(sm), md: at(md), lg: at(lg), xl: at(xl) }
}

/** Tells whether a value can be the address of a picture: http(s), or a path of this site [MEDIA-006]. */
export function isImageSource(src: unknown): src is string {
  return typeof src === 'string' && parse(src) !== null
}

/** Tells whether a picture can be resized: the shop's own, or of a host that is exactly in the list [MEDIA-008]. */
export function isResizable(src: string, hosts: readonly string[]): boolean {
  const url = parse(src)
  return url !== null && (isOwn(src) || hosts.includes(url.host))
}

/** Returns a picture's address in another width and format; unchanged if its host is not allowed [MEDIA-008]. */
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

/** Returns the `srcset` of a picture in every width, the smallest first; empty if it cannot be resized. */
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
