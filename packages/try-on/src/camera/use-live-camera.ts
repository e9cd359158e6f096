import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FaceSearch } from '../photo/use-face-finder.js'
import { followFace, type LivePicture } from './follow-face.js'
import type { CameraProblem, OpenCamera } from './open-camera.js'

/** Why there is no live view: a problem of the camera, of the face finder, or of the device. */
export type LiveProblem = CameraProblem | 'lost' | 'unfound' | 'slow'

export type LiveStatus = 'opening' | 'live' | 'off' | LiveProblem

interface Options {
  /** Plays the camera's pictures. It is in the page but invisible. */
  readonly video: RefObject<HTMLVideoElement | null>
  readonly open: OpenCamera
  readonly search: FaceSearch
  readonly onPicture: (picture: LivePicture) => void
}

interface LiveCamera {
  readonly status: LiveStatus
  /** Opens the camera, also after a failure. */
  start(): void
  stop(): void
}

/**
 * Runs the camera while a component is shown. A hidden page stops the camera, and only the customer starts it again.
 */
export function useLiveCamera({ video, open, search, onPicture }: Options): LiveCamera {
  const [status, setStatus] = useState<LiveStatus>('opening')
  const show = useRef(onPicture)
  useEffect(() => {
    show.current = onPicture
  }, [onPicture])
  useEffect(() => {
    const hide = () => {
      if (document.hidden) setStatus((now) => (now === 'opening' || now === 'live' ? 'off' : now))
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  const isOn = status === 'opening' || status === 'live'
  useEffect(() => {
    if (!isOn || !video.current) return
    const stop = new AbortController()
    const session = {
      video: video.current,
      open,
      search,
      stop,
      onPicture: (picture: LivePicture) => {
        setStatus('live')
        show.current(picture)
      },
    }
    runCamera(session).then(
      (problem) => problem && setStatus(problem),
      () => {
        if (!stop.signal.aborted) setStatus('unfound')
      },
    )
    return () => stop.abort()
  }, [video, open, search, isOn])
  return {
    status,
    start: () => setStatus('opening'),
    stop: () => setStatus('off'),
  }
}

interface CameraSession {
  readonly video: HTMLVideoElement
  readonly open: OpenCamera
  readonly search: FaceSearch
  readonly stop: AbortController
  readonly onPicture: (picture: LivePicture) => void
}

/** Opens the camera and follows the face until it is stopped. Returns the problem when it cannot open or go on. */
async function runCamera({ video, open, search, stop, onPicture }: CameraSession): Promise<LiveProblem | null> {
  const { signal } = stop
  const stream = await open()
  if (typeof stream === 'string') return signal.aborted ? null : stream
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  if (signal.aborted) {
    close()
    return null
  }
  signal.addEventListener('abort', close, { once: true })
  let isLost = false
  // Only the device causes this event. A track that is stopped here does not.
  for (const track of stream.getTracks())
    track.addEventListener('ended', () => {
      isLost = true
      stop.abort()
    })
  video.srcObject = stream
  await video.play()
  const problem = await followFace({ video, finder: search.load(), signal, onPicture })
  return isLost ? 'lost' : problem
}
