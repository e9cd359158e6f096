import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { useText } from '@klarsikt/design-system/locale'
import type { FrameSpec } from '@klarsikt/eyewear'
import { type Ref, useEffect, useImperativeHandle } from 'react'
import type { Fitting, OpenFaceStage } from '../stage/face-stage.js'
import { drawFront } from './draw-front.js'
import type { FacePicture } from './read-picture.js'
import { useWorn } from './use-worn.js'
import styles from './photo-try-on.module.css'

/** What can be asked of a frame on a face. */
export interface WornHandle {
  /** What is seen now. */
  canvas(): HTMLCanvasElement | null
}

interface WornFrameProps {
  readonly src: string
  readonly frame: FrameSpec
  /** What the picture shows, for who does not see it. */
  readonly label: string
  readonly picture: FacePicture
  readonly fitting: Fitting
  readonly open: OpenFaceStage
  readonly ref?: Ref<WornHandle>
}

/** The picture with the frame on: the model, or where that cannot be shown, its drawn front. */
export function WornFrame({ src, frame, label, picture, fitting, open, ref }: WornFrameProps) {
  const text = useText()
  const { canvas, setCanvas, status } = useWorn({ src, frame, picture, fitting, open })
  const isFlat = status === 'flat'
  useEffect(() => {
    const context = isFlat ? canvas?.getContext('2d') : null
    if (!context) return
    context.drawImage(picture.canvas, 0, 0)
    drawFront(context, frame, fitting)
  }, [isFlat, canvas, picture, frame, fitting])
  useImperativeHandle(ref, () => ({ canvas: () => canvas }))
  return (
    <div className={styles.worn} data-status={status} aria-busy={status === 'loading' || undefined}>
      {/* A canvas that had WebGL cannot be drawn on flatly, so that each has its own. */}
      <canvas
        key={isFlat ? 'flat' : 'model'}
        ref={setCanvas}
        role="img"
        aria-label={label}
        width={picture.canvas.width}
        height={picture.canvas.height}
      />
      <p className={styles.status} role="status">
        {status === 'loading' && text(tryOnMessages.loading)}
        {isFlat && text(tryOnMessages.flat)}
      </p>
    </div>
  )
}
