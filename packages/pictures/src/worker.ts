import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { drawRows } from './draw.js'
import { renderModel } from './store/model-file.js'
import { renderPicture } from './store/render-job.js'
import type { Task, WorkerReply, WorkerRequest } from './store/task.js'

// One picture at a time for each worker: more threads inside libvips would compete for the same cores.
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', ({ id, task }: WorkerRequest) => {
  perform(task).then(
    (bytes) => reply({ id, bytes }),
    (error: unknown) => reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

function perform(task: Task): Promise<Uint8Array> {
  switch (task.kind) {
    case 'file':
      return renderPicture(task.job)
    case 'model':
      return renderModel(task.job)
    case 'rows':
      return drawRows(task.spec, task.width, task.from, task.to)
    case 'finish':
      return renderPicture(task.job, {
        ...task.drawn,
        data: Buffer.from(task.drawn.data.buffer, task.drawn.data.byteOffset, task.drawn.data.byteLength),
      })
  }
}

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message)
}
