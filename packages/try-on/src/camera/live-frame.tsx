import type { FrameSpec } from '@klarsikt/eyewear'
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import { drawFront } from '../photo/draw-front.js'
import type { FacePicture } from '../photo/read-picture.js'
import { useFaceStage } from '../photo/use-face-stage.js'
import type { Fitting, OpenFaceStage } from '../stage/face-stage.js'
import styles from './camera-try-on.module.css'

/** What draws each picture of the camera, without a rendering of React. */
export interface LiveFrameHandle {
  draw(fitting: Fitting | null, brightness: number): void
}

interface LiveFrameProps {
  readonly src: string
  readonly frame: FrameSpec
  readonly label: string
  /** Its canvas shows the last picture of the camera. */
  readonly picture: FacePicture
  readonly open: OpenFaceStage
  readonly ref: Ref<LiveFrameHandle>
}

/** The frame on the face before the camera: the model, or where that cannot be shown, its drawn front. */
export function LiveFrame({ src, frame, label, picture, open, ref }: LiveFrameProps) {
  const { canvas, setCanvas, status, stage } = useFaceStage({ src, frame, picture, open })
  const last = useRef<Fitting | null>(null)
  const isFlat = status === 'flat'
  const drawFlat = useCallback(() => {
    const context = isFlat ? canvas?.getContext('2d') : null
    context?.drawImage(picture.canvas, 0, 0)
    if (context && last.current) drawFront(context, frame, last.current)
  }, [isFlat, canvas, picture, frame])
  // Another colour is seen at once, also when the camera is off.
  useEffect(drawFlat, [drawFlat])
  useImperativeHandle(ref, () => ({
    draw: (fitting, brightness) => {
      last.current = fitting
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
