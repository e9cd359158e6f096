'use client'
import type { ImageSet } from '@klarsikt/core/media'
import { type ComponentType, useEffect, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, EnlargeIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { Alert } from '../../primitives/alert/alert.js'
import { Button } from '../../primitives/button/button.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import { Picture } from '../../primitives/picture/picture.js'
import { type GalleryTexts, useGalleryTexts } from './gallery-texts.js'
import { Thumbnails } from './thumbnails.js'
import { useGallery } from './use-gallery.js'
import { useMissing } from './use-missing.js'
import type { ZoomDialogProps } from './zoom-dialog.js'
import styles from './image-gallery.module.css'

export interface ImageGalleryProps {
  readonly images: readonly ImageSet[]
  /** Names the gallery, for example the product. */
  readonly label: string
  /** Width divided by height of each picture's place. */
  readonly ratio?: number
  readonly sizes?: string
  /** Name of the first picture in a view transition from card to product page. */
  readonly transitionName?: string
  /** Pictures open in their largest size, to be enlarged and moved. */
  readonly zoom?: boolean
  readonly nextText?: string
  readonly previousText?: string
  readonly imageText?: (index: number, count: number) => string
  readonly texts?: Partial<GalleryTexts>
}

const loadZoom = () => import('./zoom-dialog.js')
const fetchZoom = () => void loadZoom().catch(() => undefined)

const SIZES = '(min-width: 768px) 58vw, 100vw'

/** A row of pictures that scrolls by touch. Arrow keys and thumbnails do the same by keyboard, and Enter enlarges. */
export function ImageGallery(props: ImageGalleryProps) {
  const { images, label, ratio = 1.6, sizes = SIZES, transitionName, zoom = true } = props
  const say = useWords(props)
  const { track, current, show, handlers } = useGallery(images.length)
  const { root, onErrorCapture, isMissing } = useMissing<HTMLElement>()
  const enlarged = useEnlarged((index) => show(index, { instant: true, focus: true }))
  if (images.length === 0) return null
  const several = images.length > 1
  const named = transitionName === undefined ? undefined : { viewTransitionName: transitionName }
  return (
    <section ref={root} className={styles.root} aria-label={label} onErrorCapture={onErrorCapture}>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the buttons inside go from picture to picture */}
        <ul
          ref={track}
          className={styles.track}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard, if not by what is in it
          tabIndex={several && !zoom ? 0 : undefined}
          {...handlers}
        >
          {images.map((image, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same picture may be there twice
            <li key={`${index} ${image.xl}`} className={styles.slide} style={index === 0 ? named : undefined}>
              <Slide
                image={image}
                name={isMissing(image) ? say.missing : image.alt || say.image(index + 1, images.length)}
                current={index === current}
                missing={isMissing(image)}
                onOpen={zoom ? () => enlarged.open(index) : undefined}
                ratio={ratio}
                sizes={sizes}
                priority={index === 0}
                say={say}
              />
            </li>
          ))}
        </ul>
        {several && <output className={styles.counter}>{say.image(current + 1, images.length)}</output>}
        {several && <Steps current={current} count={images.length} show={show} say={say} />}
      </div>
      {several && <Thumbnails images={images} current={current} show={show} isMissing={isMissing} say={say} />}
      {enlarged.onRetry && <NotEnlarged say={say} onRetry={enlarged.onRetry} />}
      {zoom && enlarged.ZoomDialog && (
        <enlarged.ZoomDialog {...enlarged.dialog} images={images} label={label} isMissing={isMissing} say={say} />
      )}
    </section>
  )
}

interface SlideProps {
  readonly image: ImageSet
  readonly name: string
  readonly current: boolean
  readonly missing: boolean
  readonly onOpen: (() => void) | undefined
  readonly ratio: number
  readonly sizes: string
  readonly priority: boolean
  readonly say: GalleryTexts
}

/** One picture as a button. All pictures together are one Tab stop, and the arrow keys go to the others. */
function Slide({ image, name, current, missing, onOpen, ratio, sizes, priority, say }: SlideProps) {
  const place = { className: styles.open, style: { aspectRatio: ratio }, 'data-picture': image.xl }
  const picture = missing ? (
    <span className={styles.missing}>{say.missing}</span>
  ) : (
    <Picture
      src={image}
      sizes={sizes}
      priority={priority}
      className={cx(styles.picture)}
      {...(onOpen && { alt: '' })}
    />
  )
  if (!onOpen) return <div {...place}>{picture}</div>
  return (
    <button
      {...place}
      type="button"
      data-zooms={!missing || undefined}
      aria-label={missing ? name : say.enlarge.replace('{name}', () => name)}
      aria-disabled={missing || undefined}
      tabIndex={current ? 0 : -1}
      onPointerEnter={fetchZoom}
      onFocus={fetchZoom}
      onClick={missing ? undefined : onOpen}
    >
      {picture}
      {!missing && (
        <span className={styles.enlarge}>
          <EnlargeIcon />
        </span>
      )}
    </button>
  )
}

interface StepsProps {
  readonly current: number
  readonly count: number
  readonly show: (index: number) => void
  readonly say: GalleryTexts
}

/** At an end the button stays, so that it keeps the focus. */
function Steps({ current, count, show, say }: StepsProps) {
  return (
    <div className={styles.steps}>
      <IconButton
        variant="raised"
        className={cx(styles.step)}
        label={say.previous}
        icon={<ChevronLeftIcon />}
        aria-disabled={current === 0}
        onClick={() => show(current - 1)}
      />
      <IconButton
        variant="raised"
        className={cx(styles.step)}
        label={say.next}
        icon={<ChevronRightIcon />}
        aria-disabled={current === count - 1}
        onClick={() => show(current + 1)}
      />
    </div>
  )
}

interface NotEnlargedProps {
  readonly say: GalleryTexts
  readonly onRetry: () => void
}

/** Says below the pictures that the enlarged view could not be loaded. */
function NotEnlarged({ say, onRetry }: NotEnlargedProps) {
  return (
    <Alert
      tone="error"
      live="alert"
      actions={
        <Button size="small" variant="secondary" onClick={onRetry}>
          {say.retry}
        </Button>
      }
    >
      {say.notEnlarged}
    </Alert>
  )
}

/**
 * Which picture is enlarged. Closing goes back to the one that was looked at last. The code of the enlarged view is
 * loaded at the first press; where it cannot be loaded, a press can be repeated.
 */
function useEnlarged(onBack: (index: number) => void) {
  const [ZoomDialog, setZoomDialog] = useState<ComponentType<ZoomDialogProps> | null>(null)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const [state, setState] = useState({ open: false, first: 0, times: 0, back: null as number | null })
  const { open, first, times, back } = state
  // Runs after the dialog has returned focus to the button that opened it.
  useEffect(() => {
    if (back === null) return
    setState((before) => ({ ...before, back: null }))
    onBack(back)
  }, [back, onBack])
  const show = (index: number) =>
    setState((before) => ({ open: true, first: index, times: before.times + 1, back: null }))
  const enlarge = async (index: number) => {
    if (ZoomDialog) return show(index)
    const code = await loadZoom().catch(() => null)
    setFailedAt(code ? null : index)
    if (!code) return
    setZoomDialog(() => code.default)
    show(index)
  }
  return {
    ZoomDialog,
    open: (index: number) => void enlarge(index),
    onRetry: failedAt === null ? null : () => void enlarge(failedAt),
    dialog: {
      open,
      first,
      times,
      onClose: (index: number) => setState((before) => ({ ...before, open: false, back: index })),
    },
  }
}

function useWords({ nextText, previousText, imageText, texts }: ImageGalleryProps): GalleryTexts {
  return {
    ...useGalleryTexts(),
    ...(nextText !== undefined && { next: nextText }),
    ...(previousText !== undefined && { previous: previousText }),
    ...(imageText && { image: imageText }),
    ...texts,
  }
}
