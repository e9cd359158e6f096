import type { Photographed } from '../picture-spec.js'
import type { ModelJob } from './model-file.js'
import type { RenderJob } from './picture-file.js'

/** What a worker can be asked for: a whole file, a model, some rows of a drawing, or the file of a drawing whose rows are all there. */
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

/** What is posted to a worker. */
export type WorkerRequest = { readonly id: number; readonly task: Task }

/** What a worker posts back. */
export type WorkerReply =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string }

/** Drawn ahead of any request, requested by a visitor, or already begun. */
export const URGENCY = { ahead: 0, asked: 1, underWay: 2 } as const
export type Urgency = (typeof URGENCY)[keyof typeof URGENCY]

/** Mutable, so that it can be raised while it waits. */
export interface Priority {
  urgency: Urgency
}
