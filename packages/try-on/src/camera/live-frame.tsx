import type { FrameSpec } from '@klarsikt/eyewear'
import { type Ref, type RefObject, useCallback, useEffect, useImperativeHandle } from 'react'
import { drawFront } from '../photo/draw-front.js'
import type { FacePicture } from '../photo/read-picture.js'
import { useFaceStage } from '../photo/use-face-stage.js'
import type { Fitting, OpenFaceStage } from '../stage/face-stage.js'
import styles from './camera-try-on.module.css'

/** The head in the last picture of the camera, or null, and how light the picture was. */
export interface LiveFitting {
  readonly fitting: Fitting | null
  readonly brightness: number
}

/** Draws each picture of the camera without a React rendering. */
export interface LiveFrameHandle {
  draw(live: LiveFitting): void
}

interface LiveFrameProps {
  readonly src: string
  readonly frame: FrameSpec
  readonly label: string
  /** Its canvas shows the last picture of the camera. */
  readonly picture: FacePicture
  readonly open: OpenFaceStage
  /** The last fitting. A frame that is loaded while the camera is off is drawn with it. */
  readonly latest: RefObject<LiveFitting | null>
  readonly ref: Ref<LiveFrameHandle>
}

/** Shows the frame on the live face. When the model cannot be shown, it shows a drawing of its front. */
export function LiveFrame({ src, frame, label, picture, open, latest, ref }: LiveFrameProps) {
  const { canvas, setCanvas, status, stage } = useFaceStage({ src, frame, picture, open })
  const isFlat = status === 'flat'
  const drawFlat = useCallback(() => {
    const context = isFlat ? canvas?.getContext('2d') : null
    context?.drawImage(picture.canvas, 0, 0)
    const fitting = latest.current?.fitting
    if (context && fitting) drawFront(context, frame, fitting)
  }, [isFlat, canvas, picture, frame, latest])
  // Another colour is drawn at once, also when the camera is off.
  useEffect(drawFlat, [drawFlat])
  useEffect(() => {
    if (latest.current) stage?.repaint(latest.current.fitting, latest.current.brightness)
  }, [stage, latest])
  useImperativeHandle(ref, () => ({
    draw: ({ fitting, brightness }) => {
      if (isFlat) drawFlat()
      else stage?.repaint(fitting, brightness)
    },
  }))
  return (
    <div className={styles.live} data-status={status}>
      <canvas
        key={isFlat ? 'flat' : 'model'}
        ref={setCanvas}
        role="img"
        aria-label={label}
        width={picture.canvas.width}
        height={picture.canvas.height}
      />
    </div>
  )
}
