'use client'
import type { ImageSet } from '@klarsikt/core/media'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { Dialog } from '../../primitives/dialog/dialog.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import { Picture } from '../../primitives/picture/picture.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import type { GalleryTexts } from './gallery-texts.js'
import { useZoom } from './use-zoom.js'
import { MAX_SCALE } from './zoom-view.js'
import styles from './zoom-dialog.module.css'

export interface ZoomDialogProps {
  readonly open: boolean
  /** Which picture it opens with, counted from 0. */
  readonly first: number
  /** Counts the openings: each begins with the whole picture. */
  readonly times: number
  /** Which picture was looked at last. */
  readonly onClose: (index: number) => void
  readonly images: readonly ImageSet[]
  readonly label: string
  readonly isMissing: (image: ImageSet) => boolean
  readonly say: GalleryTexts
}

/** The pictures one at a time over the whole screen. The largest size is fetched when it opens and not before. */
export default function ZoomDialog({ open, first, times, onClose, ...rest }: ZoomDialogProps) {
  const shown = useRef(first)
  const close = () => onClose(shown.current)
  const follow = useCallback((index: number) => {
    shown.current = index
  }, [])
  return (
    <Dialog open={open} onClose={close} title={rest.label} kind="cover" bare className={cx(styles.dialog)}>
      {times > 0 && <Enlarged key={times} {...rest} first={first} onShow={follow} onClose={close} />}
    </Dialog>
  )
}

interface EnlargedProps extends Omit<ZoomDialogProps, 'open' | 'times' | 'onClose'> {
  /** Called with the picture in view, to return to it on close. */
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

function Enlarged({ images, first, isMissing, say, onShow, onClose }: EnlargedProps) {
  const stage = useRef<HTMLDivElement>(null)
  const help = useId()
  const [index, setIndex] = useState(first)
  useEffect(() => {
    onShow(index)
  }, [onShow, index])
  const zoom = useZoom({
    stage,
    onTurn: (by) => setIndex(Math.min(Math.max(index + by, 0), images.length - 1)),
  })
  const image = images[index]
  if (!image) return null
  const { scale, x, y } = zoom.view
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work wherever the focus is in the dialog
    <div className={styles.root} onKeyDown={zoom.keys}>
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        aria-label={isMissing(image) ? say.missing : image.alt || say.image(index + 1, images.length)}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is moved by arrow keys has to be reachable by keyboard
        tabIndex={0}
        data-held={zoom.gestures.held || undefined}
        data-enlarged={scale > 1 || undefined}
        {...zoom.gestures.handlers}
      >
        {isMissing(image) ? (
          <span className={styles.missing}>{say.missing}</span>
        ) : (
          <div
            key={index}
            className={styles.moving}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            data-picture={image.xl}
          >
            {/* As wide as the largest size there is: the browser takes that one on any screen. */}
            <Picture src={image} alt="" sizes="1180px" priority className={cx(styles.picture)} />
          </div>
        )}
      </div>
      <VisuallyHidden id={help}>{say.zoomHelp}</VisuallyHidden>
      <div className={styles.top}>
        <output className={styles.pill}>{images.length > 1 && say.image(index + 1, images.length)}</output>
        <IconButton variant="raised" label={say.close} icon={<CloseIcon size={24} />} onClick={onClose} />
      </div>
      <div className={styles.bottom}>
        {images.length > 1 && (
          <Tool label={say.previous} icon={<ChevronLeftIcon />} off={index === 0} onPress={() => zoom.turn(-1)} turns />
        )}
        <Tool label={say.zoomOut} icon={<MinusIcon />} off={scale <= 1} onPress={zoom.zoomOut} />
        <Level percent={Math.round(scale * 100)} onReset={zoom.reset} say={say} />
        <Tool label={say.zoomIn} icon={<PlusIcon />} off={scale >= MAX_SCALE} onPress={zoom.zoomIn} />
        {images.length > 1 && (
          <Tool
            label={say.next}
            icon={<ChevronRightIcon />}
            off={index === images.length - 1}
            onPress={() => zoom.turn(1)}
            turns
          />
        )}
      </div>
    </div>
  )
}

interface LevelProps {
  readonly percent: number
  readonly onReset: () => void
  readonly say: GalleryTexts
}

/** The visible number, and for screen readers the action of a press and every change. */
function Level({ percent, onReset, say }: LevelProps) {
  return (
    <>
      <button type="button" className={styles.level} onClick={onReset} title={say.zoomReset}>
        <bdi>{percent}&nbsp;%</bdi>
        <VisuallyHidden>, {say.zoomReset}</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <output>{say.zoomLevel.replace('{percent}', String(percent))}</output>
      </VisuallyHidden>
    </>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly off: boolean
  readonly onPress: () => void
  readonly turns?: boolean
}

/** At an end the button stays and does nothing, so that it keeps the focus. */
function Tool({ label, icon, off, onPress, turns = false }: ToolProps) {
  return (
    <IconButton
      variant="raised"
      className={cx(styles.tool, turns && styles.turns)}
      label={label}
      icon={icon}
      aria-disabled={off}
      onClick={off ? undefined : onPress}
    />
  )
}
