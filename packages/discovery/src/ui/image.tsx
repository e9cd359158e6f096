import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useDepict } from '../react/context.js'
import { ImagePlaceholder } from './placeholders.js'

/** Widths that the image service draws, pixels (chrome-and-discovery 9.2). */
export const IMAGE_WIDTHS = [64, 128, 256, 300, 400, 512, 1024, 2048, 4096] as const
/** Width of the picture for browsers that know neither `srcset` nor the other formats. */
const FALLBACK_WIDTH = 400
/** Asked for a little larger than shown, so that rounding never blurs; Safari picks too small a one by a third. */
const MARGIN = 1.05
const SAFARI = 4 / 3

export const NO_SOURCE = 'no image src provided'

/** The width to name in `sizes` for a picture shown so wide, pixels (decisions N26). */
export function sizeFor(width: number, safari: boolean): number {
  return Math.round(width * MARGIN * (safari ? SAFARI : 1))
}

/** Safari, and every browser of iOS; Chromium says Safari too. */
export const isSafari = (userAgent: string): boolean =>
  /safari/i.test(userAgent) && !/chrom(e|ium)|android|crios|edg/i.test(userAgent)

export interface ResponsiveImageProps {
  readonly src: string | null | undefined
  /** Empty for pictures that say nothing beyond the text beside them. */
  readonly alt: string
  /** How wide it is shown, pixels, where that is the same everywhere. */
  readonly width?: number
  /** Else a CSS length for `sizes`, such as `25vw`. */
  readonly sizes?: string
  /** Width divided by height. */
  readonly aspectRatio?: number
  /** In view when the page opens: fetched at once. */
  readonly eager?: boolean
}

const still = () => () => undefined

/** A picture in the widths and formats of the image service; as it is where the shop has no such service. */
export function ResponsiveImage({ src, alt, width, sizes, aspectRatio = 1, eager }: ResponsiveImageProps): ReactNode {
  const { client, image } = useDepict()
  const safari = useSyncExternalStore(
    still,
    () => isSafari(navigator.userAgent),
    () => false,
  )
  useEffect(() => {
    if (!src) client.env.report(NO_SOURCE)
  }, [client, src])
  if (!src) return <ImagePlaceholder aspectRatio={aspectRatio} />
  const box = { width: 400, height: Math.round(400 / aspectRatio) }
  const shared = {
    ...box,
    className: 'ks-d-image',
    part: 'image',
    loading: eager ? ('eager' as const) : ('lazy' as const),
    decoding: 'async' as const,
  }
  if (!image) return <img {...shared} alt={alt} src={src} />
  const shown = width
    ? `${sizeFor(width, safari)}px`
    : `calc(${sizes ?? '50vw'} * ${safari ? MARGIN * SAFARI : MARGIN})`
  const set = (format: 'webp' | 'jpeg') => IMAGE_WIDTHS.map((each) => `${image(src, each, format)} ${each}w`).join(', ')
  return (
    <picture className="ks-d-picture">
      <source type="image/webp" srcSet={set('webp')} sizes={shown} />
      <source type="image/jpeg" srcSet={set('jpeg')} sizes={shown} />
      <img {...shared} alt={alt} src={image(src, FALLBACK_WIDTH, 'png')} />
    </picture>
  )
}
