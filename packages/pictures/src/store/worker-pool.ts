import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { WorkerReply } from '../worker.js'
import type { RenderJob } from './render-job.js'

/** The queue is full; ask again later. */
export class PictureQueueFullError extends Error {
  override readonly name = 'PictureQueueFullError'
}

interface Waiting {
  readonly job: RenderJob
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (error: Error) => void
}

interface Seat {
  worker: Worker | null
  busy: (Waiting & { readonly id: number }) | null
}

/** A fixed number of worker threads with one bounded queue. Threads start when first needed and do not keep the process alive. */
export class WorkerPool {
  readonly #seats: Seat[]
  readonly #url: URL
  readonly #longest: number
  readonly #queue: Waiting[] = []
  #nextId = 1
  #closed = false

  constructor(url: URL, size: number, longest: number) {
    this.#url = url
    this.#longest = longest
    this.#seats = Array.from({ length: size }, () => ({ worker: null, busy: null }))
  }

  run(job: RenderJob): Promise<Buffer> {
    if (this.#closed) return Promise.reject(new Error('The picture store is closed.'))
    if (this.#queue.length >= this.#longest) return Promise.reject(new PictureQueueFullError(`More than ${this.#longest} pictures are waiting.`))
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject })
      this.#advance()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const gone = new Error('The picture store was closed.')
    for (const waiting of this.#queue.splice(0)) waiting.reject(gone)
    await Promise.all(
      this.#seats.map(async (seat) => {
        const { worker, busy } = seat
        seat.worker = null
        seat.busy = null
        busy?.reject(gone)
        await worker?.terminate()
      }),
    )
  }

  #advance(): void {
    for (const seat of this.#seats) {
      if (seat.busy) continue
      const next = this.#queue.shift()
      if (!next) return
      seat.busy = { ...next, id: this.#nextId++ }
      const worker = (seat.worker ??= this.#hire(seat))
      worker.ref()
      worker.postMessage({ id: seat.busy.id, job: next.job })
    }
  }

  #hire(seat: Seat): Worker {
    const worker = new Worker(this.#url, { name: 'pictures', ...sourceOptions(this.#url) })
    worker.on('message', (reply: WorkerReply) => {
      const busy = seat.busy
      if (!busy || busy.id !== reply.id) return
      this.#release(seat)
      if ('bytes' in reply) busy.resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength))
      else busy.reject(new Error(reply.error))
    })
    worker.on('error', (error) => this.#dismiss(seat, worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#dismiss(seat, worker, new Error('A picture worker stopped.')))
    return worker
  }

  #release(seat: Seat): void {
    seat.busy = null
    seat.worker?.unref()
    this.#advance()
  }

  /** A worker died: its picture fails, the next one gets a fresh worker. */
  #dismiss(seat: Seat, worker: Worker, reason: Error): void {
    if (seat.worker !== worker) return
    seat.worker = null
    const busy = seat.busy
    seat.busy = null
    busy?.reject(reason)
    if (!this.#closed) this.#advance()
  }
}

/** From source, a worker needs the same loader and export condition as the process that runs it. */
function sourceOptions(url: URL): { execArgv?: string[] } {
  if (!url.pathname.endsWith('.ts')) return {}
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return { execArgv: ['--import', loader, '--conditions=klarsikt:source'] }
}
