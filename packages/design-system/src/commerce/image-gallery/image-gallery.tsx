'use client'
import type { ImageSet } from '@klarsikt/core/media'
import { a11yMessages } from '@klarsikt/core/messages'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import { Picture } from '../../primitives/picture/picture.js'
import { useGallery } from './use-gallery.js'
import styles from './image-gallery.module.css'

export interface ImageGalleryProps {
  readonly images: readonly ImageSet[]
  /** Names the gallery, for example the product. */
  readonly label: string
  readonly ratio?: number
  readonly sizes?: string
  /** Name of the first picture in a view transition from card to product page. */
  readonly transitionName?: string
  readonly nextText?: string
  readonly previousText?: string
  readonly imageText?: (index: number, count: number) => string
}

const SIZES = '(min-width: 768px) 58vw, 100vw'
const numbered = (index: number, count: number) => `Bild ${index} av ${count}`

/** Swiped by the platform's own scrolling; arrows and thumbnails do the same by keyboard. */
export function ImageGallery({
  images,
  label,
  ratio = 1.6,
  sizes = SIZES,
  transitionName,
  ...texts
}: ImageGalleryProps) {
  const { track, current, show, settle, keys } = useGallery(images.length)
  if (images.length === 0) return null
  const several = images.length > 1
  const named = transitionName === undefined ? undefined : { viewTransitionName: transitionName }
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls takes the arrow keys, picture by picture */}
        <ul
          ref={track}
          className={styles.track}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
          tabIndex={several ? 0 : undefined}
          aria-label={label}
          onKeyDown={keys}
          onScroll={settle}
        >
          {images.map((image, index) => (
            <li key={image.xl} className={styles.slide} style={index === 0 ? named : undefined}>
              <Picture src={image} ratio={ratio} sizes={sizes} priority={index === 0} className={cx(styles.picture)} />
            </li>
          ))}
        </ul>
        {several && <Steps current={current} count={images.length} show={show} {...texts} />}
      </div>
      {several && <Thumbnails images={images} current={current} show={show} {...texts} />}
    </section>
  )
}

interface Moving {
  readonly current: number
  readonly show: (index: number) => void
}

function Steps({
  current,
  count,
  show,
  nextText = a11yMessages['a11y.carousel.next'],
  previousText = a11yMessages['a11y.carousel.prev'],
}: Moving & { readonly count: number } & Pick<ImageGalleryProps, 'nextText' | 'previousText'>) {
  return (
    <div className={styles.steps}>
      <IconButton
        variant="raised"
        label={previousText}
        icon={<ChevronLeftIcon />}
        disabled={current === 0}
        onClick={() => show(current - 1)}
      />
      <IconButton
        variant="raised"
        label={nextText}
        icon={<ChevronRightIcon />}
        disabled={current === count - 1}
        onClick={() => show(current + 1)}
      />
    </div>
  )
}

function Thumbnails({
  images,
  current,
  show,
  imageText = numbered,
}: Moving & Pick<ImageGalleryProps, 'images' | 'imageText'>) {
  return (
    <ul className={styles.thumbs}>
      {images.map((image, index) => (
        <li key={image.xs}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={imageText(index + 1, images.length)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          >
            <Picture src={image} alt="" sizes="88px" largest="md" className={cx(styles.thumbPicture)} />
          </button>
        </li>
      ))}
    </ul>
  )
}
