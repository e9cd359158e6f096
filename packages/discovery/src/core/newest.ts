import type { Environment } from '../environment.js'
import { QUERY_DEBOUNCE } from './search-box-types.js'

/**
 * Asks for what is typed: the first text of a burst at once, then one request in flight, and of what was typed meanwhile
 * only the newest, once the answer is there and the typing rests as long as a search waits: whoever types six letters pays
 * for two lists.
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
    pause = wait(QUERY_DEBOUNCE, () => {
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
