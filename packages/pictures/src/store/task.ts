import type { Photographed } from '../picture-spec.js'
import type { ModelJob } from './model-file.js'
import type { RenderJob } from './picture-file.js'

/**
 * Tasks of a worker: a whole file, a model, some rows of a drawing, or the file of a drawing whose rows are complete.
 */
export type Task =
  | { readonly kind: 'file'; readonly job: RenderJob }
  | { readonly kind: 'model'; readonly job: ModelJob }
  | {
      readonly kind: 'rows'
      readonly spec: Photographed
      readonly width: number
      readonly from: number
      readonly to: number
    }
  | {
      readonly kind: 'finish'
      readonly job: RenderJob
      readonly drawn: { readonly width: number; readonly height: number; readonly data: Uint8Array }
    }

export type WorkerRequest = { readonly id: number; readonly task: Task }

export type WorkerReply =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string }

/** Drawn ahead of requests, requested by a visitor, or already begun. */
export const URGENCY = { ahead: 0, asked: 1, underWay: 2 } as const
export type Urgency = (typeof URGENCY)[keyof typeof URGENCY]

/** Mutable, so that it can be raised while the task waits. */
export interface Priority {
  urgency: Urgency
}
