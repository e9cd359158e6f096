import type { Environment, Keep } from './environment.js'
import type { Place } from './url/navigation.js'

/** A page that a server renders waits for a call so many milliseconds, and tries it so often. */
const SERVER_PATIENCE = 3000
const SERVER_ATTEMPTS = 2

/** The browser we are in; in Node what of it there is. Touches nothing until it is called. */
export function browserEnvironment(): Environment {
  const inBrowser = typeof window !== 'undefined'
  return {
    fetch: (url, init) => fetch(url, inBrowser ? init : { ...init, signal: AbortSignal.timeout(SERVER_PATIENCE) }),
    ...(!inBrowser && { attempts: SERVER_ATTEMPTS }),
    now: Date.now,
    random: Math.random,
    id: () => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2) + Date.now(),
    wait(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    online: () => globalThis.navigator?.onLine ?? true,
    keep: keepIn(() => (inBrowser ? window.localStorage : undefined)),
    // Text and not JSON: a beacon may not ask another origin for leave first.
    beacon: (url, body) => navigator.sendBeacon?.(url, body) ?? false,
    hidden: () => inBrowser && document.visibilityState === 'hidden',
    referrer: () => (inBrowser ? document.referrer || null : null),
    place: inBrowser ? browserPlace(window) : null,
    page: inBrowser ? window : null,
    channel: (name) => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)),
    host: globalThis,
    // oxlint-disable-next-line no-console -- the default reporter (decisions N16)
    report: (message, details, level = 'error') => console[level](message, ...(details === undefined ? [] : [details])),
    development: isDevelopment(),
  }
}

/** What is kept in a storage that may be missing, full, or forbidden even to ask for. */
export function keepIn(storage: () => Storage | undefined): Keep {
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

/** Bundlers write the answer in; in a page without one the name does not exist. */
function isDevelopment(): boolean {
  try {
    return process.env['NODE_ENV'] !== 'production'
  } catch {
    return false
  }
}

type NavigationApi = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

function browserPlace(owner: Window): Place {
  const { history, location } = owner
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** The Navigation API tells of our own writing too, in the middle of it. */
  let writing = false
  const write = (method: 'pushState' | 'replaceState', state: unknown, url?: string) => {
    writing = true
    try {
      history[method](state, '', url)
    } finally {
      writing = false
    }
  }
  const hear = () => {
    if (!writing) tell()
  }
  return {
    href: () => location.href,
    state: () => history.state as unknown,
    go(url, replace, state) {
      write(replace ? 'replaceState' : 'pushState', state, url)
      tell()
    },
    remember(state) {
      try {
        write('replaceState', state)
      } catch {
        // Safari allows a hundred in half a minute; then this is forgotten, and nothing else.
      }
    },
    leave: (url, replace) => location[replace ? 'replace' : 'assign'](url),
    openTab: (url) => void owner.open(url, '_blank', 'noopener'),
    scrollToTop: () => owner.scrollTo(0, 0),
    listen(listener) {
      // Only the Navigation API hears what the host's router does; `popstate` hears back and forward everywhere.
      const api = (owner as { navigation?: NavigationApi }).navigation
      if (listeners.size === 0) {
        owner.addEventListener('popstate', hear)
        api?.addEventListener('currententrychange', hear)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        owner.removeEventListener('popstate', hear)
        api?.removeEventListener('currententrychange', hear)
      }
    },
  }
}
