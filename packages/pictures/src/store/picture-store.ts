import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pictureHash } from '../picture-hash.js'
import type { PictureSpec } from '../picture-spec.js'
import { isPictureFormat, isPictureWidth, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '../sizes.js'
import { drawInBands, isForBands } from './draw-in-bands.js'
import { drawnWidth, pictureFile, type RenderJob } from './picture-file.js'
import { readSealed } from './sealed-file.js'
import { URGENCY, type Priority } from './task.js'
import { WorkerPool } from './worker-pool.js'

export interface PictureStoreOptions {
  /** Folder of the cache; made when missing. */
  readonly dir: string
  /** Drawing threads; one per core and at most four by default. */
  readonly workers?: number
  /** Built worker file, for bundled apps; from source it is next to this file. */
  readonly workerUrl?: URL
  /** Pictures that may wait before new ones are refused with PictureQueueFullError. */
  readonly queueLength?: number
}

export interface DrawAllOptions {
  readonly widths?: readonly PictureWidth[]
  readonly formats?: readonly PictureFormat[]
  readonly signal?: AbortSignal
}

export interface AskOptions {
  /** Aborts the request; a picture without any request left is not begun. */
  readonly signal?: AbortSignal
  /** Drawn ahead, only while all threads are idle. */
  readonly ahead?: boolean
}

export interface PictureStore {
  /** The encoded picture, from the cache or drawn now. The hash must be that of the specification. */
  picture(
    hash: string,
    spec: PictureSpec,
    width: PictureWidth,
    format: PictureFormat,
    options?: AskOptions,
  ): Promise<Buffer>
  /** Draws everything ahead; `onProgress` is called after every picture. */
  drawAll(
    specs: readonly PictureSpec[],
    onProgress?: (done: number, total: number) => void,
    options?: DrawAllOptions,
  ): Promise<void>
  /** Stops the threads; pictures under way are rejected. */
  close(): Promise<void>
}

/** A file that is being made and those who wait for it. */
interface Making {
  readonly made: Promise<Buffer>
  readonly priority: Priority
  readonly stop: AbortController
  askers: number
}

/** A drawing under way; its other sizes and formats wait for it. */
interface Drawing {
  readonly run: Promise<Buffer>
  readonly priority: Priority
}

const QUEUE_LENGTH = 400
const HASH = /^[0-9a-f]{20}$/

// oxlint-disable-next-line max-lines-per-function -- one closure over the cache, its queue and what is under way
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const dir = resolve(options.dir)
  const workers = Math.max(1, options.workers ?? Math.min(4, availableParallelism()))
  const pool = new WorkerPool(options.workerUrl ?? sourceWorker(), workers, options.queueLength ?? QUEUE_LENGTH)
  const files = new Map<string, Making>()
  const drawings = new Map<string, Drawing>()

  async function run(job: RenderJob, priority: Priority, signal: AbortSignal): Promise<Buffer> {
    if (priority.urgency === URGENCY.asked && (await isForBands(job, pool)))
      return drawInBands(job, pool, priority, signal)
    return pool.run({ kind: 'file', job }, priority, signal)
  }

  async function make(job: RenderJob, priority: Priority, signal: AbortSignal): Promise<Buffer> {
    const stored = await readSealed(pictureFile(job))
    if (stored) return stored
    const key = `${job.hash}/${drawnWidth(job.width)}`
    const before = drawings.get(key)
    if (before && priority.urgency > before.priority.urgency) before.priority.urgency = priority.urgency
    const go = () => run(job, priority, signal)
    const drawing: Drawing = { run: before ? before.run.then(go, go) : go(), priority }
    drawings.set(key, drawing)
    try {
      return await drawing.run
    } finally {
      if (drawings.get(key) === drawing) drawings.delete(key)
    }
  }

  function begin(key: string, job: RenderJob, ahead: boolean): Making {
    const stop = new AbortController()
    const priority: Priority = { urgency: ahead ? URGENCY.ahead : URGENCY.asked }
    const made = make(job, priority, stop.signal).finally(() => files.get(key) === making && files.delete(key))
    const making: Making = { made, priority, stop, askers: 0 }
    files.set(key, making)
    return making
  }

  function picture(
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
    // An aborted one is about to leave the map and is not joined.
    const underWay = files.get(key)
    const making =
      underWay && !underWay.stop.signal.aborted ? underWay : begin(key, { dir, hash, spec, width, format }, ahead)
    if (!ahead) making.priority.urgency = URGENCY.asked
    making.askers++
    signal?.addEventListener('abort', () => --making.askers === 0 && making.stop.abort(), { once: true })
    return making.made
  }

  async function drawAll(
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
        for (const width of widths) for (const format of formats) await picture(hash, spec, width, format)
        onProgress?.(++done, specs.length)
      }
    }
    await Promise.all(Array.from({ length: workers }, hand))
  }

  return { picture, drawAll, close: () => pool.close() }
}

function sourceWorker(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('../worker.ts', import.meta.url)
    : new URL('./worker.js', import.meta.url)
}
