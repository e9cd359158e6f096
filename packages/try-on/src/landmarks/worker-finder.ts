import type { FaceFinder, FaceLandmarks, OpenFaceFinder } from './face-landmarks.js'
import type { FinderReply, FinderRequest } from './worker-messages.js'

export interface WorkerFinderOptions {
  /** Starts `@klarsikt/try-on/landmarks-worker` in the way that the shop's bundler needs. */
  readonly start: () => Worker
  /** Address of the folder with the files of `faceFiles` from `@klarsikt/try-on/vite`, with a slash at its end. */
  readonly files: string
}

/** Finds faces in a worker, so that the page stays quick and the worker has a policy of its own. */
export function workerFinder({ start, files }: WorkerFinderOptions): OpenFaceFinder {
  return (signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const worker = start()
      const finder = new WorkerFinder(worker)
      const giveUp = (reason: unknown) => {
        finder.close()
        reject(reason)
      }
      signal.addEventListener('abort', () => giveUp(signal.reason), { once: true })
      worker.addEventListener('error', ({ message }) => giveUp(new Error(message)))
      worker.addEventListener('message', ({ data: reply }: MessageEvent<FinderReply>) => {
        if (reply.kind === 'opened') resolve(finder)
        if (reply.kind === 'unopened') giveUp(new Error(reply.reason))
      })
      worker.postMessage({ kind: 'open', files: new URL(files, location.href).href } satisfies FinderRequest)
    })
}

interface Search {
  resolve(faces: readonly FaceLandmarks[]): void
  reject(reason: Error): void
}

class WorkerFinder implements FaceFinder {
  readonly #worker: Worker
  readonly #searches = new Map<number, Search>()
  #lastId = 0
  #isClosed = false

  constructor(worker: Worker) {
    this.#worker = worker
    worker.addEventListener('message', ({ data: reply }: MessageEvent<FinderReply>) => this.#settle(reply))
  }

  find(picture: ImageBitmap): Promise<readonly FaceLandmarks[]> {
    if (this.#isClosed) {
      picture.close()
      return Promise.reject(new Error('Closed'))
    }
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#searches.set(id, { resolve, reject })
      this.#worker.postMessage({ kind: 'find', id, picture } satisfies FinderRequest, [picture])
    })
  }

  close(): void {
    this.#isClosed = true
    this.#worker.terminate()
    for (const search of this.#searches.values()) search.reject(new Error('Closed'))
    this.#searches.clear()
  }

  #settle(reply: FinderReply): void {
    if (reply.kind !== 'faces' && reply.kind !== 'failed') return
    const search = this.#searches.get(reply.id)
    this.#searches.delete(reply.id)
    if (reply.kind === 'faces') search?.resolve(reply.faces)
    else search?.reject(new Error(reply.reason))
  }
}
