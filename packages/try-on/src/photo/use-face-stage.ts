import type { FrameSpec } from '@klarsikt/eyewear'
import { useEffect, useRef, useState } from 'react'
import type { FaceStage, OpenFaceStage } from '../stage/face-stage.js'
import { supportsWebgl } from '../viewer/supports-webgl.js'
import type { FacePicture } from './read-picture.js'

/** `flat` means that the model cannot be shown or loaded, and its front is drawn instead. */
export type WornStatus = 'loading' | 'ready' | 'flat'

export interface FaceStageOptions {
  readonly src: string
  readonly frame: FrameSpec
  readonly picture: FacePicture
  readonly open: OpenFaceStage
}

/**
 * Draws the frame on the picture while its canvas is shown. `stage` is null until it is ready and when it cannot be
 * used.
 */
export function useFaceStage({ src, frame, picture, open }: FaceStageOptions) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [stage, setStage] = useState<FaceStage | null>(null)
  const [status, setStatus] = useState<WornStatus>(() => (supportsWebgl() ? 'loading' : 'flat'))
  const spec = useRef(frame)
  const wantsStage = status !== 'flat'
  useEffect(() => {
    if (!canvas || !wantsStage) return
    const stop = new AbortController()
    const { signal } = stop
    let opened: FaceStage | null = null
    const drawFlat = () => {
      if (!signal.aborted) setStatus('flat')
    }
    canvas.addEventListener('webglcontextlost', drawFlat, { signal })
    const show = async () => {
      opened = await open(canvas, picture, spec.current)
      if (signal.aborted) return opened.dispose()
      // The picture is shown and the frame is placed before the model is loaded.
      setStage(opened)
      await opened.load(src, signal)
      if (!signal.aborted) setStatus('ready')
    }
    show().catch(drawFlat)
    return () => {
      stop.abort()
      setStage(null)
      opened?.dispose()
    }
  }, [src, canvas, picture, open, wantsStage])
  useEffect(() => {
    spec.current = frame
    stage?.look(frame)
  }, [stage, frame])
  return { canvas, setCanvas, status, stage: status === 'flat' ? null : stage }
}
