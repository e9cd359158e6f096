import type { FaceLandmarks } from './face-landmarks.js'

/** Requests to the worker that finds faces. */
export type FinderRequest =
  /** `files` is the full address of the folder with its models. */
  | { readonly kind: 'open'; readonly files: string }
  | { readonly kind: 'find'; readonly id: number; readonly picture: ImageBitmap }

/** Answers of the worker. */
export type FinderReply =
  | { readonly kind: 'opened' }
  | { readonly kind: 'unopened'; readonly reason: string }
  | { readonly kind: 'faces'; readonly id: number; readonly faces: readonly FaceLandmarks[] }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
