import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { PictureQueue } from './picture-queue.js'
import { URGENCY, type Priority, type Task, type WorkerReply, type WorkerRequest } from './task.js'

/** Thrown when the queue is full; a later request may succeed. */
export class PictureQueueFullError extends Error {
  override readonly name = 'PictureQueueFullError'
}

interface Waiting {
  readonly task: Task
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (error: Error) => void
}

interface Seat {
  worker: Worker | null
  busy: (Waiting & { readonly id: number }) | null
}

/** A fixed number of worker threads with one bounded queue. Threads start when first needed, and do not keep the process alive. */
export class WorkerPool {
  readonly #seats: Seat[]
  readonly #url: URL
  readonly #longest: number
  readonly #line = new PictureQueue<Waiting>()
  #nextId = 1
  #closed = false

  constructor(url: URL, size: number, longest: number) {
    this.#url = url
    this.#longest = longest
    this.#seats = Array.from({ length: size }, () => ({ worker: null, busy: null }))
  }

  get idle(): number {
    return this.#seats.filter((seat) => !seat.busy).length
  }

  /** Runs a task in its turn. An aborted signal removes it from the queue; a task in progress is finished. */
  run(task: Task, priority: Priority, signal?: AbortSignal): Promise<Buffer> {
    if (this.#closed) return Promise.reject(new Error('The picture store is closed.'))
    if (signal?.aborted) return Promise.reject(givenUp())
    if (priority.urgency === URGENCY.asked && this.#line.asked >= this.#longest)
      return Promise.reject(new PictureQueueFullError(`More than ${this.#longest} pictures are waiting.`))
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { task, resolve, reject }
      signal?.addEventListener('abort', () => this.#line.leave(waiting) && reject(givenUp()), { once: true })
      this.#line.join(waiting, priority)
      this.#advance()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const gone = new Error('The picture store was closed.')
    for (const waiting of this.#line.empty()) waiting.reject(gone)
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
      const next = this.#line.take(this.idle === this.#seats.length)
      if (!next) return
      seat.busy = { ...next, id: this.#nextId++ }
      const worker = (seat.worker ??= this.#hire(seat))
      worker.ref()
      worker.postMessage({ id: seat.busy.id, task: next.task } satisfies WorkerRequest)
    }
  }

  #hire(seat: Seat): Worker {
    const worker = new Worker(this.#url, { name: 'pictures', ...sourceOptions(this.#url) })
    worker.on('message', (reply: WorkerReply) => {
      const busy = seat.busy
      if (!busy || busy.id !== reply.id) return
      this.#release(seat)
      if ('bytes' in reply)
        busy.resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength))
      else busy.reject(new Error(reply.error))
    })
    worker.on('error', (error) =>
      this.#dismiss(seat, worker, error instanceof Error ? error : new Error(String(error))),
    )
    worker.on('exit', () => this.#dismiss(seat, worker, new Error('A picture worker stopped.')))
    return worker
  }

  #release(seat: Seat): void {
    seat.busy = null
    seat.worker?.unref()
    this.#advance()
  }

  /** Handles the end of a worker: its picture fails, and the next task gets a new worker. */
  #dismiss(seat: Seat, worker: Worker, reason: Error): void {
    if (seat.worker !== worker) return
    seat.worker = null
    const busy = seat.busy
    seat.busy = null
    busy?.reject(reason)
    if (!this.#closed) this.#advance()
  }
}

function givenUp(): DOMException {
  return new DOMException('The picture is no longer requested.', 'AbortError')
}

/** From source, a worker needs the same loader and export condition as its process. */
function sourceOptions(url: URL): { execArgv?: string[] } {
  if (!url.pathname.endsWith('.ts')) return {}
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return { execArgv: ['--import', loader, '--conditions=klarsikt:source'] }
}
