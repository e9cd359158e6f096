import { setTimeout as sleep } from 'node:timers/promises'

/** Lets visitors in one after another, so many a second at most, however many of them come. */
export function createPace(perSecond: number): () => Promise<void> {
  const step = 1000 / perSecond
  let next = 0
  return async () => {
    const now = performance.now()
    // What nobody came for is not made up for: a pause would be followed by a rush.
    next = Math.max(next + step, now)
    await sleep(next - now)
  }
}
