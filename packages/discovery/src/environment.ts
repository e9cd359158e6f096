import type { BrowserLocation } from './url/navigation.js'
import type { Watch } from './watch.js'

/** Key-value storage on the device. Never throws: when it is full or forbidden, writes are dropped. */
export interface DeviceStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: (prefix: string) => string[]
}

/** Everything outside of the package; tests and servers pass their own. */
export interface Environment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** 0 up to 1. */
  readonly random: () => number
  /** A new unique id. */
  readonly id: () => string
  /** Runs a callback after `ms`; returns a function that cancels it. */
  readonly wait: (ms: number, run: () => void) => () => void
  readonly online: () => boolean
  /** The page is out of sight, and may never be seen again. */
  readonly hidden: () => boolean
  /** Maximum attempts of one call; ten unless given. */
  readonly attempts?: number
  readonly storage: DeviceStorage
  /** `navigator.sendBeacon`; false when the browser refuses it. */
  readonly beacon: (url: string, body: string) => boolean
  readonly referrer: () => string | null
  /** Null on a server. */
  readonly location: BrowserLocation | null
  /** Dispatches `online`, `pagehide` and `visibilitychange`; null on a server. */
  readonly page: EventTarget | null
  readonly channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | null
  /** Where the functions of other scripts are found: `gtag`, `ga`, `dpq`. */
  readonly host: Record<string, unknown>
  /** Receives problems that a developer should see; `warn` when the page still works. Never personal data. */
  readonly report: (message: string, details?: unknown, level?: 'error' | 'warn') => void
  /** Receives everything that happens, for a debug panel. */
  readonly watch?: Watch | undefined
  /** Mistakes of the integrator throw instead of warn. */
  readonly development: boolean
}
