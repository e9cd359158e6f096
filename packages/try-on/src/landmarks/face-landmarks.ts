import type { FaceSides } from '../fit/face-width.js'
import type { HeadTurn } from '../fit/head-pose.js'
import type { Pupils } from '../fit/place-head.js'

/** The measured parts of a face in a picture, in pixels. */
export interface FaceLandmarks {
  readonly pupils: Pupils
  /** Mean width of the coloured part of both eyes. */
  readonly irisWidth: number
  readonly turn: Pick<HeadTurn, 'yaw' | 'pitch'>
  /** The ends of the face at the ears. Without them the face is not measured. */
  readonly sides?: FaceSides
}

/** Finds faces in pictures, on the customer's device. */
export interface FaceFinder {
  /** Finds all faces in a picture and takes the bitmap over. Rejects when the picture cannot be searched. */
  find(picture: ImageBitmap): Promise<readonly FaceLandmarks[]>
  /** Stops all work and frees the memory. */
  close(): void
}

/** Loads the face finder. Rejects when it cannot be loaded or run here, and when it is aborted. */
export type OpenFaceFinder = (signal: AbortSignal) => Promise<FaceFinder>
