import type { ImageSet, ImageSize } from '@klarsikt/core/media'
import { cx } from '../../lib/cx.js'
import { inFormat, isImageSource, isResizable, sizesUpTo, sourceSet } from './source.js'
import styles from './picture.module.css'

export interface PictureProps {
  /** A URL, or one picture in all sizes. */
  readonly src: string | ImageSet | null | undefined
  /** Overrides the text of the image set; empty for decoration. */
  readonly alt?: string
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes?: string
  /** The largest offered size. Cards leave out the largest one, because sharp screens would load it unnecessarily. */
  readonly largest?: ImageSize
  /** Width divided by height. It reserves the space of the picture. */
  readonly ratio?: number
  /** The page's main picture, which is loaded first. */
  readonly priority?: boolean
  /** Hosts other than our own origin that make sizes and formats [MEDIA-008]. */
  readonly mediaHosts?: readonly string[]
  readonly className?: string | undefined
}

const NO_HOSTS: readonly string[] = []

/** A responsive picture; renders nothing when the source is not a valid URL [MEDIA-006]. */
export function Picture({
  src,
  alt,
  sizes = '100vw',
  largest = 'xl',
  ratio,
  priority = false,
  mediaHosts = NO_HOSTS,
  className,
}: PictureProps) {
  const set = typeof src === 'object' && src !== null ? src : undefined
  const offered = set ? sizesUpTo(largest, set) : []
  const widest = set ? set[offered.at(-1) ?? 'md'] : src
  if (typeof widest !== 'string' || !isImageSource(widest)) return null
  const served = set !== undefined && offered.every((size) => isResizable(set[size], mediaHosts))
  const fallback = served ? inFormat(widest, 'jpg') : widest
  return (
    <picture className={cx(styles.root, className)} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {/* AVIF is served too, but making it takes many times as long and saves little at these sizes. */}
      {served && <source type="image/webp" srcSet={sourceSet(set, offered, 'webp')} sizes={sizes} />}
      <img
        className={styles.image}
        src={fallback}
        // One JPEG is enough for a browser without WebP. A second list would be larger than the rest of the card.
        srcSet={set && !served ? sourceSet(set, offered) : undefined}
        sizes={set && !served ? sizes : undefined}
        alt={alt ?? set?.alt ?? ''}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        width={ratio === undefined ? undefined : 1000}
        height={ratio === undefined ? undefined : Math.round(1000 / ratio)}
      />
    </picture>
  )
}
