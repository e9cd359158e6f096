import type { FrameSpec } from '@klarsikt/eyewear'
import { useEffect, useRef, useState } from 'react'
import type { FaceStage, Fitting, OpenFaceStage } from '../stage/face-stage.js'
import { supportsWebgl } from '../viewer/supports-webgl.js'
import type { FacePicture } from './read-picture.js'

/** `flat` where the model cannot be shown or does not come: the front is drawn instead. */
export type WornStatus = 'loading' | 'ready' | 'flat'

interface Options {
  readonly src: string
  readonly frame: FrameSpec
  readonly picture: FacePicture
  readonly fitting: Fitting
  readonly open: OpenFaceStage
}

/** The frame on the face for as long as its canvas is shown. */
export function useWorn({ src, frame, picture, fitting, open }: Options) {
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
      await opened.load(src, signal)
      if (signal.aborted) return
      setStage(opened)
      setStatus('ready')
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
  useEffect(() => stage?.fit(fitting), [stage, fitting])
  return { canvas, setCanvas, status }
}
