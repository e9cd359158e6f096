import type { PictureSize } from '../fit/camera.js'
import { chooseFace, type FaceProblem } from '../landmarks/choose-face.js'
import type { FaceFinder, FaceLandmarks } from '../landmarks/face-landmarks.js'
import { brightnessOf } from '../photo/read-picture.js'

/** A picture of the camera with the face in it. `face` is null until the finder is loaded. */
export interface LivePicture {
  readonly canvas: HTMLCanvasElement
  readonly brightness: number
  readonly face: FaceLandmarks | FaceProblem | null
  readonly atMs: number
}

export interface FollowOptions {
  readonly video: HTMLVideoElement
  readonly finder: Promise<FaceFinder>
  readonly signal: AbortSignal
  readonly onPicture: (picture: LivePicture) => void
}

/** Longer side in pixels of the pictures that are searched and shown. */
const LONGEST_PX = 800

/** When this many searches in a row take this long, the device is too slow for a live view. */
const SLOW = { ms: 2_000, inARow: 5 } as const

/**
 * Shows the camera picture by picture. Each picture has the face that was found in it, so that the frame never lags
 * behind the head. Pictures are mirrored, as people know themselves. Returns null when it is stopped, and `slow` when
 * the device cannot keep up. Rejects when the finder cannot be loaded.
 */
export async function followFace({ video, finder, signal, onPicture }: FollowOptions): Promise<'slow' | null> {
  let opened: FaceFinder | null = null
  let failure: unknown = null
  finder.then(
    (one) => (opened = one),
    (reason: unknown) => (failure = reason),
  )
  const next = document.createElement('canvas')
  let shown = document.createElement('canvas')
  let slowInARow = 0
  while (slowInARow < SLOW.inARow) {
    await nextPicture(video, signal)
    if (signal.aborted) return null
    if (failure !== null) throw failure
    const startedMs = performance.now()
    drawMirrored(video, next)
    const face = opened ? await search(opened, next) : null
    if (isStopped(signal)) return null
    const atMs = performance.now()
    slowInARow = atMs - startedMs > SLOW.ms ? slowInARow + 1 : 0
    // A device that is turned gives pictures of another size.
    if (shown.width !== next.width || shown.height !== next.height)
      shown = Object.assign(document.createElement('canvas'), { width: next.width, height: next.height })
    shown.getContext('2d')?.drawImage(next, 0, 0)
    onPicture({ canvas: shown, brightness: brightnessOf(shown), face, atMs })
  }
  return 'slow'
}

/** The state is read again after each wait, because it may have changed. */
const isStopped = (signal: AbortSignal) => signal.aborted

async function search(finder: FaceFinder, picture: HTMLCanvasElement) {
  return chooseFace(await finder.find(await createImageBitmap(picture)), picture)
}

/** Resolves with the next picture of the camera, or when it is stopped. */
function nextPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    signal.addEventListener('abort', done, { once: true })
    const settle = () => {
      signal.removeEventListener('abort', done)
      resolve()
    }
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(settle)
    else requestAnimationFrame(settle)
  })
}

function drawMirrored(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  const { width, height } = sizeOf(video)
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  context?.setTransform(-1, 0, 0, 1, width, 0)
  context?.drawImage(video, 0, 0, width, height)
}

function sizeOf({ videoWidth, videoHeight }: HTMLVideoElement): PictureSize {
  const scale = Math.min(1, LONGEST_PX / Math.max(videoWidth, videoHeight, 1))
  return {
    width: Math.max(1, Math.round(videoWidth * scale)),
    height: Math.max(1, Math.round(videoHeight * scale)),
  }
}
