import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FaceFinder, FaceLandmarks } from '../landmarks/face-landmarks.js'
import { followFace, type LivePicture } from './follow-face.js'

const FACE: FaceLandmarks = {
  pupils: { left: [40, 40], right: [80, 40] },
  irisWidth: 8,
  turn: { yaw: 0, pitch: 0 },
}

let nowMs = 0
beforeEach(() => {
  nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Makes a finder that always finds the face. Each search takes the next of these times, and the last time repeats. */
function finderThatTakes(...searchesMs: readonly number[]): FaceFinder {
  let searches = 0
  return {
    find: async () => {
      nowMs += searchesMs[Math.min(searches++, searchesMs.length - 1)]!
      return [FACE]
    },
    close: () => undefined,
  }
}

/** Follows the face until it ends by itself or this many pictures were shown. */
async function follow(finder: Promise<FaceFinder>, pictures = Number.POSITIVE_INFINITY) {
  const shown: LivePicture[] = []
  const stop = new AbortController()
  // The finder must be ready before the first picture.
  await finder.catch(() => undefined)
  const ended = followFace({
    video: document.createElement('video'),
    finder,
    signal: stop.signal,
    onPicture: (picture) => {
      shown.push(picture)
      if (shown.length >= pictures) stop.abort()
    },
  })
  return { ended: await ended, faces: shown.filter(({ face }) => face === FACE).length, shown: shown.length }
}

it('is too slow after five searches in a row that take over two seconds each', async () => {
  const { ended, faces } = await follow(Promise.resolve(finderThatTakes(2_001)))
  expect(ended).toBe('slow')
  expect(faces).toBe(5)
})

it('goes on where a search in between is quick enough, as a device may be busy for a moment', async () => {
  const times = [2_001, 2_001, 2_001, 2_001, 2_000, 2_001, 2_001, 2_001, 2_001, 2_001]
  const { ended, faces } = await follow(Promise.resolve(finderThatTakes(...times)))
  expect(ended).toBe('slow')
  expect(faces).toBe(10)
})

it('is never too slow at two seconds a search, and ends without a word when it is stopped', async () => {
  const { ended, shown } = await follow(Promise.resolve(finderThatTakes(2_000)), 30)
  expect(ended).toBeNull()
  expect(shown).toBe(30)
})

it('shows no picture after one that it was stopped at', async () => {
  const { shown } = await follow(Promise.resolve(finderThatTakes(10)), 1)
  expect(shown).toBe(1)
})

it('fails when what finds faces does not come', async () => {
  await expect(follow(Promise.reject(new Error('no model')))).rejects.toThrow('no model')
})
