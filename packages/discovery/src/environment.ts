import type { Watch } from './core/debug.js'
import type { Place } from './url/navigation.js'

/** What is kept on the device. Nothing throws: where it is full or forbidden, nothing is kept. */
export interface Keep {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: (prefix: string) => string[]
}

/** Everything outside: a test and a server hand in their own. */
export interface Environment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** 0 up to 1. */
  readonly random: () => number
  /** A new id that nobody else has. */
  readonly id: () => string
  /** Runs something after so many milliseconds; gives back what calls it off. */
  readonly wait: (ms: number, run: () => void) => () => void
  readonly online: () => boolean
  /** The page is out of sight, and may never be seen again. */
  readonly hidden: () => boolean
  /** Fetches of one call in all; ten unless given. */
  readonly attempts?: number
  readonly keep: Keep
  /** Hands a body over to the browser for after the page; false when it will not take it. */
  readonly beacon: (url: string, body: string) => boolean
  readonly referrer: () => string | null
  /** Null on a server. */
  readonly place: Place | null
  /** Where `online`, `pagehide` and `visibilitychange` are heard; null on a server. */
  readonly page: EventTarget | null
  readonly channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | null
  /** Where the functions of other scripts are found: `gtag`, `ga`, `dpq`. */
  readonly host: Record<string, unknown>
  /** Told of trouble that a developer should see; `warn` where the page works all the same. Never personal data. */
  readonly report: (message: string, details?: unknown, level?: 'error' | 'warn') => void
  /** Told of everything that happens, for a debug panel. */
  readonly watch?: Watch | undefined
  /** Mistakes of the integrator throw instead of warn. */
  readonly development: boolean
}
