import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { useText } from '@klarsikt/design-system/locale'
import type { FrameSpec } from '@klarsikt/eyewear'
import { type Ref, useEffect, useImperativeHandle } from 'react'
import type { Fitting, OpenFaceStage } from '../stage/face-stage.js'
import { drawFront } from './draw-front.js'
import type { FacePicture } from './read-picture.js'
import { useWorn } from './use-worn.js'
import styles from './photo-try-on.module.css'

/** Gives access to the picture of a frame on a face. */
export interface WornHandle {
  /** Returns the canvas that is shown now. */
  canvas(): HTMLCanvasElement | null
}

interface WornFrameProps {
  readonly src: string
  readonly frame: FrameSpec
  /** Describes the picture for customers who cannot see it. */
  readonly label: string
  readonly picture: FacePicture
  readonly fitting: Fitting
  readonly open: OpenFaceStage
  readonly ref?: Ref<WornHandle>
}

/** Shows the picture with the frame on the face. When the model cannot be shown, it shows a drawing of its front. */
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
      {/* A canvas that had WebGL cannot be drawn on flat, so each way has its own canvas. */}
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
