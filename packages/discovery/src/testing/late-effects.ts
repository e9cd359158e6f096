import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

/**
 * Preact waits at most this long (ms) for a frame before it runs effects, and then runs them in a task of their own.
 */
const PICTURE_MS = 50
const TURN_MS = 10

// Otherwise effects of the last test would run after its environment is gone.
afterAll(async () => {
  await sleep(PICTURE_MS)
  await sleep(TURN_MS)
})
