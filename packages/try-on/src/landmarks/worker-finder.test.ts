import { describe, expect, it } from 'vitest'
import type { FaceLandmarks } from './face-landmarks.js'
import { workerFinder } from './worker-finder.js'
import type { FinderReply, FinderRequest } from './worker-messages.js'

const FACE: FaceLandmarks = { pupils: { left: [1, 2], right: [3, 2] }, irisWidth: 1, turn: { yaw: 0, pitch: 0 } }

/** A worker whose answers the test decides. */
class ScriptedWorker extends EventTarget {
  readonly requests: FinderRequest[] = []
  isTerminated = false
  readonly #answer: (request: FinderRequest) => FinderReply | null
  constructor(answer: (request: FinderRequest) => FinderReply | null) {
    super()
    this.#answer = answer
  }
  postMessage(request: FinderRequest): void {
    this.requests.push(request)
    const data = this.#answer(request)
    if (data) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate(): void {
    this.isTerminated = true
  }
}

const opening = (answer: ConstructorParameters<typeof ScriptedWorker>[0], signal = new AbortController().signal) => {
  const worker = new ScriptedWorker(answer)
  const start = () => worker as unknown as Worker
  return { worker, opened: workerFinder({ start, files: '/assets/face/' })(signal) }
}

const picture = () => {
  const state = { isClosed: false }
  return { state, bitmap: { close: () => (state.isClosed = true) } as unknown as ImageBitmap }
}

describe('a finder in a worker', () => {
  it('is opened with the whole address of its files and gives each search its own answer', async () => {
    const { worker, opened } = opening((request) =>
      request.kind === 'open'
        ? { kind: 'opened' }
        : { kind: 'faces', id: request.id, faces: request.id === 1 ? [] : [FACE] },
    )
    const finder = await opened
    const found = await Promise.all([finder.find(picture().bitmap), finder.find(picture().bitmap)])
    expect(found).toEqual([[], [FACE]])
    expect(worker.requests[0]).toEqual({ kind: 'open', files: `${location.origin}/assets/face/` })
  })

  it('rejects and ends the worker where the models do not come', async () => {
    const { worker, opened } = opening(() => ({ kind: 'unopened', reason: 'Models missing: iris' }))
    await expect(opened).rejects.toThrow('Models missing: iris')
    expect(worker.isTerminated).toBe(true)
  })

  it('rejects and ends the worker when its script does not come', async () => {
    const { worker, opened } = opening(() => null)
    worker.dispatchEvent(new ErrorEvent('error', { message: 'no script' }))
    await expect(opened).rejects.toThrow('no script')
    expect(worker.isTerminated).toBe(true)
  })

  it('rejects when it is no longer needed', async () => {
    const stop = new AbortController()
    const { worker, opened } = opening(() => null, stop.signal)
    stop.abort(new Error('left'))
    await expect(opened).rejects.toThrow('left')
    expect(worker.isTerminated).toBe(true)
  })

  it('rejects a picture that cannot be searched, and goes on with the next', async () => {
    const { opened } = opening((request) => {
      if (request.kind === 'open') return { kind: 'opened' }
      return request.id === 1
        ? { kind: 'failed', id: 1, reason: 'no memory' }
        : { kind: 'faces', id: request.id, faces: [FACE] }
    })
    const finder = await opened
    await expect(finder.find(picture().bitmap)).rejects.toThrow('no memory')
    await expect(finder.find(picture().bitmap)).resolves.toEqual([FACE])
  })

  it('rejects what it has not answered when it is closed, and frees what comes later', async () => {
    const { opened } = opening((request) => (request.kind === 'open' ? { kind: 'opened' } : null))
    const finder = await opened
    const search = finder.find(picture().bitmap)
    finder.close()
    await expect(search).rejects.toThrow('Closed')
    const { state, bitmap } = picture()
    await expect(finder.find(bitmap)).rejects.toThrow('Closed')
    expect(state.isClosed).toBe(true)
  })
})
