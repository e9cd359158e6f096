import type { Environment } from '../environment.js'

/** After this many ms the modal closes even if its animation has not ended. */
const CLOSE_TIMEOUT_MS = 1000

/** Lets a view run an animation before its modal closes. */
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
    /**
     * Runs the animation and calls `onEnd` when it has ended, unless it was cancelled. Returns false when none is
     * registered.
     */
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
