'use client'
import type { ImageSet } from '@klarsikt/core/media'
import { a11yMessages } from '@klarsikt/core/messages'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import { Picture } from '../../primitives/picture/picture.js'
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

/** Swiped by the platform's own scrolling; arrows and thumbnails do the same by keyboard. */
export function ImageGallery({ images, label, ratio = 1.6, sizes = '(min-width: 768px) 58vw, 100vw', transitionName, nextText = a11yMessages['a11y.carousel.next'], previousText = a11yMessages['a11y.carousel.prev'], imageText = (index, count) => `Bild ${index} av ${count}` }: ImageGalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  if (images.length === 0) return null
  const show = (index: number) => {
    const list = track.current
    const target = Math.min(Math.max(index, 0), images.length - 1)
    list?.scrollTo({ left: list.clientWidth * target, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
    setCurrent(target)
  }
  const settle = () => {
    const list = track.current
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(current + step)
  }
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.stage}>
        {/* Focusable because it scrolls; the arrow keys go picture by picture. */}
        <ul ref={track} className={styles.track} tabIndex={images.length > 1 ? 0 : undefined} aria-label={label} onKeyDown={keys} onScroll={settle}>
          {images.map((image, index) => (
            <li key={image.xl} className={styles.slide} style={index === 0 && transitionName !== undefined ? { viewTransitionName: transitionName } : undefined}>
              <Picture src={image} ratio={ratio} sizes={sizes} priority={index === 0} className={cx(styles.picture)} />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <div className={styles.steps}>
            <IconButton variant="raised" label={previousText} icon={<ChevronLeftIcon />} disabled={current === 0} onClick={() => show(current - 1)} />
            <IconButton variant="raised" label={nextText} icon={<ChevronRightIcon />} disabled={current === images.length - 1} onClick={() => show(current + 1)} />
          </div>
        )}
      </div>
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((image, index) => (
            <li key={image.xs}>
              <button type="button" className={styles.thumb} aria-label={imageText(index + 1, images.length)} aria-current={index === current ? 'true' : undefined} onClick={() => show(index)}>
                <Picture src={image} alt="" sizes="88px" className={cx(styles.thumbPicture)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
