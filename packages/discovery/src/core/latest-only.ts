import type { Environment } from '../environment.js'
import { QUERY_DEBOUNCE_MS } from './search-box-types.js'

/**
 * Requests what is typed: the first text of a burst at once, then one request in flight, and of what was typed meanwhile
 * only the newest, once the answer is there and typing has paused for the debounce time. Typing six letters costs two
 * requests.
 */
export function latestOnly(wait: Environment['wait'], run: (text: string) => Promise<void>) {
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
    pause = wait(QUERY_DEBOUNCE_MS, () => {
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
    /** Drops the pending text. */
    drop(): void {
      pending = null
    },
  }
}
