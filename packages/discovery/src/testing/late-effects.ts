import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

/** Preact waits at most this long (ms) for a picture before it runs effects, and runs them in a turn of their own. */
const PICTURE_MS = 50
const TURN_MS = 10

// Effects of the last test would run after its environment was torn down.
afterAll(async () => {
  await sleep(PICTURE_MS)
  await sleep(TURN_MS)
})
