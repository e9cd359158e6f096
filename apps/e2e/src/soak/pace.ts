import { setTimeout as sleep } from 'node:timers/promises'

/** Returns a function that lets visitors start one after another, at most `perSecond` a second. */
export function createPace(perSecond: number): () => Promise<void> {
  const step = 1000 / perSecond
  let next = 0
  return async () => {
    const now = performance.now()
    // Unused time is not made up for, because a pause would be followed by a rush.
    next = Math.max(next + step, now)
    await sleep(next - now)
  }
}
