import type { Environment } from '../environment.js'

/** Milliseconds without a key before a waiting text is asked for; the first text of a burst is asked for at once. */
export const TYPING_GAP = 120

/**
 * Asks for what is typed: one request in flight, and of what was typed meanwhile only the newest, once the answer is
 * there and the typing has paused.
 */
export function newestOf(wait: Environment['wait'], run: (text: string) => Promise<void>) {
  let busy = false
  let pause: (() => void) | null = null
  let pending: string | null = null
  const next = () => {
    if (busy || pause || pending === null) return
    const text = pending
    pending = null
    busy = true
    void run(text).finally(() => {
      busy = false
      next()
    })
  }
  const restartPause = () => {
    pause?.()
    pause = wait(TYPING_GAP, () => {
      pause = null
      next()
    })
  }
  return {
    ask(text: string): void {
      pending = text
      next()
      restartPause()
    },
    /** What waits is not wanted any more. */
    drop(): void {
      pending = null
    },
  }
}
