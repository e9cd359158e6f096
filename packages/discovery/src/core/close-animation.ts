import type { Environment } from '../environment.js'

/** A closing animation may take this long; then the modal is closed without it. */
const CLOSE_TIMEOUT_MS = 1000

/** Waits for the closing animation of a view. */
export function createCloseAnimation(wait: Environment['wait']) {
  let run: (() => Promise<unknown>) | null = null
  let turn = 0
  return {
    register(animation: () => Promise<unknown>): () => void {
      run = animation
      return () => {
        if (run === animation) run = null
      }
    },
    /** Whether one is registered; if so it runs, and `onEnd` is called once it has ended, unless it was cancelled. */
    play(onEnd: () => void): boolean {
      if (!run) return false
      const mine = ++turn
      const end = () => {
        if (mine === turn) onEnd()
      }
      wait(CLOSE_TIMEOUT_MS, () => void wait(0, end))
      void run().then(end, end)
      return true
    },
    cancel(): void {
      turn++
    },
  }
}
