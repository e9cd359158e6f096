'use client'
import type { ImageSet } from '@klarsikt/core/media'
import { useEffect, useRef } from 'react'
import { cx } from '../../lib/cx.js'
import { Picture } from '../../primitives/picture/picture.js'
import type { GalleryTexts } from './gallery-texts.js'
import styles from './image-gallery.module.css'

export interface ThumbnailsProps {
  readonly images: readonly ImageSet[]
  readonly current: number
  readonly show: (index: number) => void
  readonly isMissing: (image: ImageSet) => boolean
  readonly say: GalleryTexts
}

/** A small picture for each; the row follows the one in view. */
export function Thumbnails({ images, current, show, isMissing, say }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => keepInView(row.current, current), [current])
  return (
    <ul ref={row} className={styles.thumbs}>
      {images.map((image, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same picture may be there twice
        <li key={`${index} ${image.xs}`}>
          <button
            type="button"
            className={styles.thumb}
            data-picture={image.xl}
            aria-label={say.image(index + 1, images.length)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          >
            {!isMissing(image) && (
              <Picture src={image} alt="" sizes="88px" largest="md" className={cx(styles.thumbPicture)} />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Scrolls only the row, not the page. */
function keepInView(row: HTMLUListElement | null, index: number) {
  const thumb = row?.children[index]
  if (!row || !thumb) return
  const [outer, inner] = [row.getBoundingClientRect(), thumb.getBoundingClientRect()]
  const margin = inner.width / 2
  if (inner.left < outer.left) row.scrollBy({ left: inner.left - outer.left - margin })
  else if (inner.right > outer.right) row.scrollBy({ left: inner.right - outer.right + margin })
}
