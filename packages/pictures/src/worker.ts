import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { renderPicture, type RenderJob } from './store/render-job.js'

// One picture at a time per worker: more threads inside libvips would only fight over the same cores.
sharp.concurrency(1)
sharp.cache(false)

export interface WorkerRequest {
  readonly id: number
  readonly job: RenderJob
}

export type WorkerReply = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly error: string }

parentPort?.on('message', ({ id, job }: WorkerRequest) => {
  renderPicture(job).then(
    (bytes) => reply({ id, bytes }),
    (error: unknown) => reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message)
}
