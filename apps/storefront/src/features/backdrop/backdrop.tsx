import type { BackdropSet } from '@klarsikt/contract/shop/types'
import { type BackdropCrops, backdropSrcSet } from '@klarsikt/core/media'
import { BACKDROP_SIZES, BACKDROP_WIDE } from '../../lib/backdrop-sizes.js'
import styles from './backdrop.module.css'

interface BackdropProps {
  readonly backdrop: BackdropSet
  /** True for a picture at the top of the page. The browser then fetches it first. */
  readonly priority: boolean
  readonly className?: string | undefined
}

/**
 * Fills the head of a page with a light or a dark picture, to match the theme. Both are in the document, since
 * everybody gets the same page. A browser does not fetch a lazy picture that is hidden, so only one is loaded.
 */
export function Backdrop({ backdrop: { alt, light, dark }, priority, className }: BackdropProps) {
  return (
    <div className={[styles.root, className].join(' ')}>
      <Crops crops={light} alt={alt} priority={priority} ground="light" />
      <Crops crops={dark} alt={alt} priority={priority} ground="dark" />
    </div>
  )
}

interface CropsProps {
  readonly crops: BackdropCrops
  readonly alt: string
  readonly priority: boolean
  readonly ground: 'light' | 'dark'
}

function Crops({ crops, alt, priority, ground }: CropsProps) {
  return (
    <picture className={styles[ground]}>
      <source
        media={BACKDROP_WIDE}
        type="image/webp"
        srcSet={backdropSrcSet(crops, 'wide')}
        sizes={BACKDROP_SIZES.wide}
      />
      <source type="image/webp" srcSet={backdropSrcSet(crops, 'tall')} sizes={BACKDROP_SIZES.tall} />
      <img
        src={crops.tall}
        alt={alt}
        loading="lazy"
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
