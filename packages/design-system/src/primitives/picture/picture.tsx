import { IMAGE_FORMATS, type ImageSet } from '@klarsikt/core/media'
import { cx } from '../../lib/cx.js'
import { isImageSource, isResizable, sourceSet, validSizes } from './source.js'
import styles from './picture.module.css'

export interface PictureProps {
  /** A URL, or one picture in all sizes. */
  readonly src: string | ImageSet | null | undefined
  /** Overrides the text of the image set; empty for decoration. */
  readonly alt?: string
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes?: string
  /** Width divided by height; holds the place before the picture is here. */
  readonly ratio?: number
  /** The page's main picture: fetched at once and first. */
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
  ratio,
  priority = false,
  mediaHosts = NO_HOSTS,
  className,
}: PictureProps) {
  const set = typeof src === 'object' && src !== null ? src : undefined
  const fallback = set ? set[validSizes(set).at(-1) ?? 'md'] : src
  if (typeof fallback !== 'string' || !isImageSource(fallback)) return null
  const served = set !== undefined && validSizes(set).every((size) => isResizable(set[size], mediaHosts))
  return (
    <picture className={cx(styles.root, className)} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {served &&
        IMAGE_FORMATS.slice(0, -1).map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(set, format)} sizes={sizes} />
        ))}
      <img
        className={styles.image}
        src={fallback}
        srcSet={set && (served ? sourceSet(set, 'jpg') : sourceSet(set))}
        sizes={set && sizes}
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
