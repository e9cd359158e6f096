import type { BackdropSet } from '@klarsikt/contract/shop/types'
import { type BackdropCrops, backdropSrcSet } from '@klarsikt/core/media'
import { BACKDROP_SIZES, BACKDROP_WIDE } from '../../lib/backdrop-sizes.js'
import styles from './backdrop.module.css'

interface BackdropProps {
  readonly backdrop: BackdropSet
  /** It stands at the top of the page: fetched first. */
  readonly priority: boolean
  readonly className?: string | undefined
}

/**
 * A picture that fills the head of a page, on a light or a dark ground as the theme is. Both are in the document, since
 * everybody gets the same one; a browser fetches no lazy picture that is not displayed, so only one is loaded.
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
