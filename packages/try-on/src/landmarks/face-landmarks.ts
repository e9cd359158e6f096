import type { FaceSides } from '../fit/face-width.js'
import type { HeadTurn } from '../fit/head-pose.js'
import type { Pupils } from '../fit/place-head.js'

/** What is seen of a face in a picture, in its pixels. */
export interface FaceLandmarks {
  readonly pupils: Pupils
  /** Mean width of the coloured part of both eyes. */
  readonly irisWidth: number
  readonly turn: Pick<HeadTurn, 'yaw' | 'pitch'>
  /** Where the face ends at the ears; without them it is not measured. */
  readonly sides?: FaceSides
}

/** Finds the faces in pictures, on the device of the customer. */
export interface FaceFinder {
  /** All faces in a picture, which is handed over. Rejects when it cannot be searched. */
  find(picture: ImageBitmap): Promise<readonly FaceLandmarks[]>
  /** Stops all work and frees its memory. */
  close(): void
}

/** Loads what finds faces; rejects when it does not come or cannot run here, and when it is aborted. */
export type OpenFaceFinder = (signal: AbortSignal) => Promise<FaceFinder>
