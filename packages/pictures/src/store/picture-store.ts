import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pictureHash } from '../picture-hash.js'
import type { PictureSpec } from '../picture-spec.js'
import { isPictureFormat, isPictureWidth, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '../sizes.js'
import { drawnWidth, pictureFile, type RenderJob } from './render-job.js'
import { readSealed } from './sealed-file.js'
import { WorkerPool } from './worker-pool.js'

export interface PictureStoreOptions {
  /** Folder of the cache; made when missing. */
  readonly dir: string
  /** Drawing threads; one per core and at most four by default. */
  readonly workers?: number
  /** Built worker file, for bundled apps; from source it is found beside this file. */
  readonly workerUrl?: URL
  /** Pictures that may wait before new ones are refused with PictureQueueFullError. */
  readonly queueLength?: number
}

export interface DrawAllOptions {
  readonly widths?: readonly PictureWidth[]
  readonly formats?: readonly PictureFormat[]
  readonly signal?: AbortSignal
}

export interface PictureStore {
  /** The encoded picture, from the cache or drawn now. The hash must be that of the specification. */
  picture(hash: string, spec: PictureSpec, width: PictureWidth, format: PictureFormat): Promise<Buffer>
  /** Draws everything ahead; `onProgress` is told after every picture. */
  drawAll(specs: readonly PictureSpec[], onProgress?: (done: number, total: number) => void, options?: DrawAllOptions): Promise<void>
  /** Stops the threads; pictures under way are rejected. */
  close(): Promise<void>
}

const QUEUE_LENGTH = 400
const HASH = /^[0-9a-f]{20}$/

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const dir = resolve(options.dir)
  const workers = Math.max(1, options.workers ?? Math.min(4, availableParallelism()))
  const pool = new WorkerPool(options.workerUrl ?? sourceWorker(), workers, options.queueLength ?? QUEUE_LENGTH)
  const files = new Map<string, Promise<Buffer>>()
  const drawings = new Map<string, Promise<unknown>>()

  async function make(job: RenderJob): Promise<Buffer> {
    const kept = await readSealed(pictureFile(job))
    if (kept) return kept
    const drawing = `${job.hash}/${drawnWidth(job.width)}`
    const before = drawings.get(drawing)
    const run = before ? before.then(() => pool.run(job), () => pool.run(job)) : pool.run(job)
    drawings.set(drawing, run)
    try {
      return await run
    } finally {
      if (drawings.get(drawing) === run) drawings.delete(drawing)
    }
  }

  function picture(hash: string, spec: PictureSpec, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
    if (!HASH.test(hash) || !isPictureWidth(width) || !isPictureFormat(format)) return Promise.reject(new RangeError(`No such picture: ${hash}/${width}.${format}`))
    const key = `${hash}/${width}.${format}`
    const underWay = files.get(key)
    if (underWay) return underWay
    const made = make({ dir, hash, spec, width, format }).finally(() => files.delete(key))
    files.set(key, made)
    return made
  }

  async function drawAll(specs: readonly PictureSpec[], onProgress?: (done: number, total: number) => void, { widths = Object.values(PICTURE_WIDTHS), formats = ['avif', 'webp'], signal }: DrawAllOptions = {}): Promise<void> {
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
  return import.meta.url.endsWith('.ts') ? new URL('../worker.ts', import.meta.url) : new URL('./worker.js', import.meta.url)
}
