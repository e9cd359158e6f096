import type { Environment } from '../environment.js'
import { QUERY_DEBOUNCE_MS } from './search-box-types.js'

/**
 * Limits the requests while a shopper types. The first text is requested at once. Of the texts typed meanwhile only the
 * newest is requested, after the answer has come and typing has paused. So typing six letters costs two requests.
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
    drop(): void {
      pending = null
    },
  }
}
