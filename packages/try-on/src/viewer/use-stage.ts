import type { FrameSpec } from '@klarsikt/eyewear'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { OpenStage, Stage } from '../stage/stage.js'
import type { ViewAngle } from '../stage/view-angle.js'
import { supportsWebgl } from './supports-webgl.js'

/** After this many ms the customer reads that loading is slow. */
const SLOW_MS = 4000

export type StageStatus = 'loading' | 'slow' | 'ready' | 'failed' | 'unsupported'

interface Options {
  readonly src: string
  readonly frame: FrameSpec
  readonly angleRef: RefObject<ViewAngle>
  readonly open: OpenStage
}

/** Makes a stage on the canvas while it is shown. `retry` starts again after a failure. */
export function useStage({ src, frame, angleRef, open }: Options) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [status, setStatus] = useState<StageStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  const spec = useRef(frame)
  useEffect(() => {
    spec.current = frame
    stage?.look(frame)
  }, [stage, frame])
  useEffect(() => {
    if (!canvas) return
    if (!supportsWebgl()) {
      setStatus('unsupported')
      return
    }
    const stop = new AbortController()
    const { signal } = stop
    let opened: Stage | null = null
    setStatus('loading')
    const slow = setTimeout(() => setStatus((now) => (now === 'loading' ? 'slow' : now)), SLOW_MS)
    const fail = () => {
      if (!signal.aborted) setStatus('failed')
    }
    canvas.addEventListener('webglcontextlost', fail, { signal })
    const show = async () => {
      opened = await open(canvas, spec.current, angleRef.current)
      if (signal.aborted) return opened.dispose()
      opened.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio)
      await opened.load(src, signal)
      if (signal.aborted) return
      setStage(opened)
      setStatus('ready')
    }
    show()
      .catch(fail)
      .finally(() => clearTimeout(slow))
    const watcher = new ResizeObserver(() => opened?.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio))
    watcher.observe(canvas)
    return () => {
      stop.abort()
      clearTimeout(slow)
      watcher.disconnect()
      setStage(null)
      opened?.dispose()
    }
  }, [src, canvas, angleRef, open])
  // A canvas whose graphics were freed cannot draw again, so each attempt gets its own.
  return { setCanvas, stage, status, attempt, retry: () => setAttempt((n) => n + 1) }
}
