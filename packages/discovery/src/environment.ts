import type { BrowserLocation } from './url/navigation.js'
import type { Watch } from './watch.js'

/** Key-value storage on the device. It never throws: when it is full or forbidden, it drops writes. */
export interface DeviceStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: (prefix: string) => string[]
}

/** Everything outside of the package that it uses. Tests and servers pass their own. */
export interface Environment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Returns ms since 1970. */
  readonly now: () => number
  /** Returns a number from 0 up to 1. */
  readonly random: () => number
  /** Makes a unique id. */
  readonly id: () => string
  /** Runs a callback after `ms`. Returns a function that cancels it. */
  readonly wait: (ms: number, run: () => void) => () => void
  readonly online: () => boolean
  /** Returns whether the page is hidden. A hidden page may never be shown again. */
  readonly hidden: () => boolean
  /** Largest number of attempts for one call. The default is ten. */
  readonly attempts?: number
  readonly storage: DeviceStorage
  /** Sends with `navigator.sendBeacon`. Returns false when the browser refuses. */
  readonly beacon: (url: string, body: string) => boolean
  readonly referrer: () => string | null
  /** Is null on a server. */
  readonly location: BrowserLocation | null
  /** Dispatches `online`, `pagehide` and `visibilitychange`. Is null on a server. */
  readonly page: EventTarget | null
  readonly channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | null
  /** Holds the functions of other scripts: `gtag`, `ga`, `dpq`. */
  readonly host: Record<string, unknown>
  /**
   * Receives problems for a developer. The level `warn` means that the page still works. The text never holds personal
   * data.
   */
  readonly report: (message: string, details?: unknown, level?: 'error' | 'warn') => void
  /** Receives everything that happens, for a debug panel. */
  readonly watch?: Watch | undefined
  /** When true, mistakes of the integrator throw instead of only being reported. */
  readonly development: boolean
}
