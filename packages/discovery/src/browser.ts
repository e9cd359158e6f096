import type { Environment, DeviceStorage } from './environment.js'
import type { BrowserLocation } from './url/navigation.js'

/** Limits of a call that a server makes while it renders a page. */
const SERVER_TIMEOUT_MS = 3000
const MAX_SERVER_ATTEMPTS = 2

/**
 * Makes the environment of a browser, or in Node the parts of it that exist there. It has no side effects until it is
 * called.
 */
export function browserEnvironment(): Environment {
  const inBrowser = typeof window !== 'undefined'
  return {
    fetch: (url, init) => fetch(url, inBrowser ? init : { ...init, signal: AbortSignal.timeout(SERVER_TIMEOUT_MS) }),
    ...(!inBrowser && { attempts: MAX_SERVER_ATTEMPTS }),
    now: Date.now,
    random: Math.random,
    id: () => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2) + Date.now(),
    wait(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    online: () => globalThis.navigator?.onLine ?? true,
    storage: deviceStorage(() => (inBrowser ? window.localStorage : undefined)),
    // The body is text and not JSON, because a beacon cannot send a CORS preflight.
    beacon: (url, body) => navigator.sendBeacon?.(url, body) ?? false,
    hidden: () => inBrowser && document.visibilityState === 'hidden',
    referrer: () => (inBrowser ? document.referrer || null : null),
    location: inBrowser ? browserLocation(window) : null,
    page: inBrowser ? window : null,
    channel: (name) => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)),
    host: globalThis,
    // oxlint-disable-next-line no-console -- without a reporter of the host page, mistakes go to the console
    report: (message, details, level = 'error') => console[level](message, ...(details === undefined ? [] : [details])),
    development: isDevelopment(),
  }
}

/** Wraps a storage that may be missing, full, or forbidden. Reading then finds nothing, and writing does nothing. */
export function deviceStorage(storage: () => Storage | undefined): DeviceStorage {
  const attempt = <T>(run: (storage: Storage) => T, otherwise: T): T => {
    try {
      const there = storage()
      return there ? run(there) : otherwise
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((there) => there.getItem(key), null),
    write: (key, value) => attempt((there) => there.setItem(key, value), undefined),
    remove: (key) => attempt((there) => there.removeItem(key), undefined),
    keys: (prefix) => attempt((there) => Object.keys(there).filter((key) => key.startsWith(prefix)), []),
  }
}

/** Bundlers replace `process.env` by a constant. On a page without a bundler the name does not exist. */
function isDevelopment(): boolean {
  try {
    return process.env['NODE_ENV'] !== 'production'
  } catch {
    return false
  }
}

type NavigationApi = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

function browserLocation(owner: Window): BrowserLocation {
  const { history, location } = owner
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  /** The Navigation API also reports our own writes while they happen, and these are ignored. */
  let writing = false
  const write = (method: 'pushState' | 'replaceState', state: unknown, url?: string) => {
    writing = true
    try {
      history[method](state, '', url)
    } finally {
      writing = false
    }
  }
  const onChange = () => {
    if (!writing) notify()
  }
  return {
    href: () => location.href,
    state: () => history.state as unknown,
    go(url, replace, state) {
      write(replace ? 'replaceState' : 'pushState', state, url)
      notify()
    },
    remember(state) {
      try {
        write('replaceState', state)
      } catch {
        // Safari throws after 100 writes in 30 seconds. Only this state is then lost.
      }
    },
    leave: (url, replace) => location[replace ? 'replace' : 'assign'](url),
    openTab: (url) => void owner.open(url, '_blank', 'noopener'),
    scrollToTop: () => owner.scrollTo(0, 0),
    listen(listener) {
      // Only the Navigation API reports pushes of the page's own router. `popstate` reports back and forward in every
      // browser.
      const api = (owner as { navigation?: NavigationApi }).navigation
      if (listeners.size === 0) {
        owner.addEventListener('popstate', onChange)
        api?.addEventListener('currententrychange', onChange)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        owner.removeEventListener('popstate', onChange)
        api?.removeEventListener('currententrychange', onChange)
      }
    },
  }
}
