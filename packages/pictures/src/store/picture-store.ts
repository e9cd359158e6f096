import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { FrameSpec } from '@klarsikt/eyewear'
import { pictureHash } from '../picture-hash.js'
import type { PictureSpec } from '../picture-spec.js'
import { isPictureFormat, isPictureWidth, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '../sizes.js'
import { drawInBands, isForBands } from './draw-in-bands.js'
import { Masters } from './masters.js'
import { readModelFile } from './model-file.js'
import { drawnWidth, pictureFile, type RenderJob } from './picture-file.js'
import { readSealed } from './sealed-file.js'
import { URGENCY, type Priority } from './task.js'
import { WorkerPool } from './worker-pool.js'

export interface PictureStoreOptions {
  /** Folder of the cache; created when missing. */
  readonly dir: string
  /** Folder of pictures that were rendered ahead; without it all are drawn. */
  readonly masters?: string | undefined
  /** Number of drawing threads; by default one for each core, and at most four. */
  readonly workers?: number
  /** Built worker file, for bundled apps. In the source tree it is next to this file. */
  readonly workerUrl?: URL
  /** Most waiting pictures; further ones are refused with PictureQueueFullError. */
  readonly queueLength?: number
}

export interface DrawAllOptions {
  readonly widths?: readonly PictureWidth[]
  readonly formats?: readonly PictureFormat[]
  readonly signal?: AbortSignal
}

export interface AskOptions {
  /** Aborts the request. A picture whose requests are all aborted is not drawn, unless it was begun. */
  readonly signal?: AbortSignal
  /** Whether the picture is drawn ahead of requests, only while all threads are idle. */
  readonly ahead?: boolean
}

/** A file in the making, with the number of its callers. */
interface Making {
  readonly made: Promise<Buffer>
  readonly priority: Priority
  readonly stop: AbortController
  askers: number
}

type Make = (priority: Priority, signal: AbortSignal) => Promise<Buffer>

/** A drawing in progress; other sizes and formats of the picture wait for it. */
interface Drawing {
  readonly run: Promise<Buffer>
  readonly priority: Priority
}

const MAX_QUEUED_PICTURES = 400
const MAX_DEFAULT_WORKERS = 4
const HASH = /^[0-9a-f]{20}$/

/** Pictures by the hash of their specification: read from a cache on disk, or drawn on request by worker threads. */
export class PictureStore {
  readonly #dir: string
  readonly #masters: Masters
  readonly #workers: number
  readonly #pool: WorkerPool
  readonly #files = new Map<string, Making>()
  readonly #drawings = new Map<string, Drawing>()

  constructor(options: PictureStoreOptions) {
    this.#dir = resolve(options.dir)
    this.#masters = new Masters(options.masters)
    this.#workers = Math.max(1, options.workers ?? Math.min(MAX_DEFAULT_WORKERS, availableParallelism()))
    this.#pool = new WorkerPool(
      options.workerUrl ?? sourceWorker(),
      this.#workers,
      options.queueLength ?? MAX_QUEUED_PICTURES,
    )
  }

  /** The encoded picture, from the cache or drawn now. The hash must be that of the specification. */
  picture(
    hash: string,
    spec: PictureSpec,
    width: PictureWidth,
    format: PictureFormat,
    { signal, ahead = false }: AskOptions = {},
  ): Promise<Buffer> {
    if (!HASH.test(hash) || !isPictureWidth(width) || !isPictureFormat(format))
      return Promise.reject(new RangeError(`No such picture: ${hash}/${width}.${format}`))
    if (signal?.aborted) return Promise.reject(new DOMException('The asker has gone.', 'AbortError'))
    const key = `${hash}/${width}.${format}`
    const job = { dir: this.#dir, hash, spec, width, format, master: this.#masters.fileOf(spec) }
    return this.#ask(key, (priority, stop) => this.#make(job, priority, stop), { signal, ahead })
  }

  /** The GLB of a frame, from the cache or made now. It is stored under the hash of a picture of the frame. */
  model(hash: string, frame: FrameSpec, { signal }: Pick<AskOptions, 'signal'> = {}): Promise<Buffer> {
    if (!HASH.test(hash)) return Promise.reject(new RangeError(`No such model: ${hash}`))
    if (signal?.aborted) return Promise.reject(new DOMException('The asker has gone.', 'AbortError'))
    const job = { dir: this.#dir, hash, frame }
    const make: Make = async (priority, stop) =>
      (await readModelFile(job)) ?? this.#pool.run({ kind: 'model', job }, priority, stop)
    return this.#ask(`${hash}/model`, make, { signal, ahead: false })
  }

  /** Draws all pictures ahead of requests; calls `onProgress` after each. */
  async drawAll(
    specs: readonly PictureSpec[],
    onProgress?: (done: number, total: number) => void,
    { widths = Object.values(PICTURE_WIDTHS), formats = ['webp'], signal }: DrawAllOptions = {},
  ): Promise<void> {
    const left = specs.values()
    let done = 0
    const hand = async (): Promise<void> => {
      for (const spec of left) {
        signal?.throwIfAborted()
        const hash = pictureHash(spec)
        for (const width of widths) for (const format of formats) await this.picture(hash, spec, width, format)
        onProgress?.(++done, specs.length)
      }
    }
    await Promise.all(Array.from({ length: this.#workers }, hand))
  }

  /** Stops the threads. Pictures in progress are rejected. */
  close(): Promise<void> {
    return this.#pool.close()
  }

  /** Joins the callers that wait for the same file, or starts it. */
  #ask(
    key: string,
    make: Make,
    { signal, ahead }: { signal: AbortSignal | undefined; ahead: boolean },
  ): Promise<Buffer> {
    // An aborted one is about to leave the map, so it is not joined.
    const underWay = this.#files.get(key)
    const making = underWay && !underWay.stop.signal.aborted ? underWay : this.#begin(key, make, ahead)
    if (!ahead) making.priority.urgency = URGENCY.asked
    making.askers++
    signal?.addEventListener('abort', () => --making.askers === 0 && making.stop.abort(), { once: true })
    return making.made
  }

  #begin(key: string, make: Make, ahead: boolean): Making {
    const stop = new AbortController()
    const priority: Priority = { urgency: ahead ? URGENCY.ahead : URGENCY.asked }
    const made = make(priority, stop.signal).finally(() => this.#files.get(key) === making && this.#files.delete(key))
    const making: Making = { made, priority, stop, askers: 0 }
    this.#files.set(key, making)
    return making
  }

  async #make(job: RenderJob, priority: Priority, signal: AbortSignal): Promise<Buffer> {
    const stored = await readSealed(pictureFile(job))
    if (stored) return stored
    const key = `${job.hash}/${drawnWidth(job.width)}`
    const before = this.#drawings.get(key)
    if (before && priority.urgency > before.priority.urgency) before.priority.urgency = priority.urgency
    const go = () => this.#run(job, priority, signal)
    const drawing: Drawing = { run: before ? before.run.then(go, go) : go(), priority }
    this.#drawings.set(key, drawing)
    try {
      return await drawing.run
    } finally {
      if (this.#drawings.get(key) === drawing) this.#drawings.delete(key)
    }
  }

  async #run(job: RenderJob, priority: Priority, signal: AbortSignal): Promise<Buffer> {
    if (priority.urgency === URGENCY.asked && (await isForBands(job, this.#pool)))
      return drawInBands(job, this.#pool, priority, signal)
    return this.#pool.run({ kind: 'file', job }, priority, signal)
  }
}

function sourceWorker(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('../worker.ts', import.meta.url)
    : new URL('./worker.js', import.meta.url)
}
