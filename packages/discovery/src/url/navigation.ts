/**
 * How a host page's router is asked to go somewhere within its origin: `url` is a path with its query and hash, which routers
 * take as it is. Another origin is left for by the browser, and never handed over.
 */
export type NavigateFunction = (url: string, options: { readonly replace: boolean; readonly scroll: boolean }) => void

/** The part of the browser that navigation touches; a test hands in its own. */
export interface BrowserLocation {
  readonly href: () => string
  readonly state: () => unknown
  /** Within the document. */
  readonly go: (url: string, replace: boolean, state: unknown) => void
  /** Writes into the present entry of the history without notifying listeners. */
  readonly remember: (state: unknown) => void
  /** Leaves the document. */
  readonly leave: (url: string, replace: boolean) => void
  readonly openTab: (url: string) => void
  readonly scrollToTop: () => void
  /** Subscribes to every change of the address within the document; returns the unsubscribe function. */
  readonly listen: (listener: () => void) => () => void
}

/** Where to and how. */
export interface Navigation {
  readonly url: string | URL
  readonly replace?: boolean
  /** To the top afterwards; true unless said. */
  readonly scroll?: boolean
  /** Only ever within the document: another origin is refused instead of left for. */
  readonly withinPage?: boolean
}

/**
 * Goes to an address: by the host's router when there is one, else within the document while the path stays, else by
 * leaving it, as for another origin. Returns the address it refused, if any.
 */
export function navigate(
  location: BrowserLocation,
  { url, replace = false, scroll = true, withinPage = false }: Navigation,
  router?: NavigateFunction,
): string | undefined {
  const here = new URL(location.href())
  const target = new URL(url, here)
  if (target.origin !== here.origin) {
    if (withinPage) return target.href
    location.leave(target.href, replace)
    return undefined
  }
  if (router) router(withinOrigin(target), { replace, scroll })
  // Without a router, another path needs a page load.
  else if (!withinPage && pathOf(target) !== pathOf(here)) location.leave(target.href, replace)
  else {
    location.go(target.href, replace, replace ? location.state() : null)
    if (scroll) location.scrollToTop()
  }
  return undefined
}

/** A path that begins with two slashes would be read as another host. */
const withinOrigin = ({ pathname, search, hash }: URL) => pathname.replace(/^\/\/+/, '/') + search + hash

/** `search`, `/search` and `/search/` are one path. */
export function normalisePath(path: string): string {
  const whole = path.startsWith('/') ? path : `/${path}`
  return whole.length > 1 ? whole.replace(/\/+$/, '') || '/' : whole
}

/** The path of an address as {@link normalisePath} writes it, decoded where that can be done. */
export function pathOf(url: URL): string {
  try {
    return normalisePath(decodeURI(url.pathname).normalize())
  } catch {
    return normalisePath(url.pathname)
  }
}

/** The modifier keys that decide where a link opens. */
type ClickLike = {
  readonly button?: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly defaultPrevented?: boolean
}

/** Another tab, a download, a middle click: the browser's business, not ours. */
export function isForBrowser(event: ClickLike): boolean {
  return (
    event.defaultPrevented === true ||
    (event.button ?? 0) !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
}
