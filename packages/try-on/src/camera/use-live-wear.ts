import { type RefObject, useRef, useState } from 'react'
import { cameraOf } from '../fit/camera.js'
import { placeHead } from '../fit/place-head.js'
import type { FaceLandmarks } from '../landmarks/face-landmarks.js'
import { type KnownDistance, readEyeDistance } from '../photo/read-eye-distance.js'
import type { FacePicture } from '../photo/read-picture.js'
import type { LivePicture } from './follow-face.js'
import type { LiveFitting, LiveFrameHandle } from './live-frame.js'
import { createMeanEyeDistance } from './mean-eye-distance.js'
import { createFaceSmoother } from './smooth-face.js'
import { useLiveNote } from './use-live-note.js'

/** A picture of the camera with the face in it. */
export interface LiveWear {
  readonly picture: FacePicture
  readonly face: FaceLandmarks
  readonly distance: KnownDistance
}

interface Options {
  /** The visible frames. The same face is used for all of them. */
  readonly drawn: readonly RefObject<LiveFrameHandle | null>[]
  readonly typedDistance: string
  readonly onTake: (wear: LiveWear) => void
}

/** Puts the frames on the face in every picture of the camera, and takes one of the pictures. */
export function useLiveWear({ drawn, typedDistance, onTake }: Options) {
  const smooth = useRef<ReturnType<typeof createFaceSmoother> | null>(null)
  const [estimateBy] = useState(createMeanEyeDistance)
  const worn = useRef<LiveWear | null>(null)
  const latest = useRef<LiveFitting | null>(null)
  const [picture, setPicture] = useState<FacePicture | null>(null)
  const { note, see } = useLiveNote()
  /** True when the customer pressed while no face was found. The next picture with a face is then taken. */
  const isTaking = useRef(false)

  const take = () => {
    const now = worn.current
    isTaking.current = now === null
    if (now) onTake({ ...now, picture: { ...now.picture, canvas: copyOf(now.picture.canvas) } })
  }
  const show = (live: LivePicture) => {
    const { canvas, brightness } = live
    see(live)
    if (picture?.canvas !== canvas) {
      // This is the first picture of the camera, or the device was turned.
      smooth.current = createFaceSmoother(canvas)
      setPicture({ canvas, brightness })
    }
    const measured = live.face === null || typeof live.face === 'string' ? null : live.face
    const face = smooth.current?.(measured, live.atMs) ?? null
    const camera = cameraOf(canvas)
    const estimate = measured ? estimateBy(camera, measured) : undefined
    // A typed distance that is wrong is ignored until it is right.
    const distance = readEyeDistance(typedDistance, estimate) ?? readEyeDistance('', estimate)!
    worn.current = face && { picture: { canvas, brightness }, face, distance }
    const pose = face && placeHead(camera, { pupils: face.pupils, distanceMm: distance.mm }, face.turn)
    latest.current = { fitting: pose && { camera, pose, upMm: 0 }, brightness }
    for (const { current } of drawn) current?.draw(latest.current)
    if (isTaking.current) take()
  }
  return { picture, latest, note, show, take }
}

function copyOf(source: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = source.width
  canvas.height = source.height
  canvas.getContext('2d')?.drawImage(source, 0, 0)
  return canvas
}
