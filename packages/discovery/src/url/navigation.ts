/**
 * Navigates with the router of the host page. `url` is a path with its query and hash. The router never gets an address
 * of another origin, because the browser follows those.
 */
export type NavigateFunction = (url: string, options: { readonly replace: boolean; readonly scroll: boolean }) => void

/** The part of the browser that navigation uses. A test passes its own. */
export interface BrowserLocation {
  readonly href: () => string
  readonly state: () => unknown
  /** Navigates within the document. */
  readonly go: (url: string, replace: boolean, state: unknown) => void
  /** Writes into the present history entry without calling the listeners. */
  readonly remember: (state: unknown) => void
  /** Loads another document. */
  readonly leave: (url: string, replace: boolean) => void
  readonly openTab: (url: string) => void
  readonly scrollToTop: () => void
  /** Calls the listener after every change of the address within the document. Returns a function that stops it. */
  readonly listen: (listener: () => void) => () => void
}

/** An address and how to go there. */
export interface Navigation {
  readonly url: string | URL
  readonly replace?: boolean
  /** Scrolls to the top afterwards. The default is true. */
  readonly scroll?: boolean
  /** Stays within the document. An address of another origin is then refused. */
  readonly withinPage?: boolean
}

/**
 * Goes to an address. It uses the host's router if there is one. Otherwise it stays within the document when the path
 * stays the same, and loads the address when it does not. Another origin is always loaded. Returns the address when it
 * was refused.
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

/** Removes double slashes at the start, because a router would take them for another host. */
const withinOrigin = ({ pathname, search, hash }: URL) => pathname.replace(/^\/\/+/, '/') + search + hash

/** Makes one form of `search`, `/search` and `/search/`. */
export function normalisePath(path: string): string {
  const whole = path.startsWith('/') ? path : `/${path}`
  return whole.length > 1 ? whole.replace(/\/+$/, '') || '/' : whole
}

/**
 * Returns the decoded path of an address in the form of {@link normalisePath}. A path that cannot be decoded stays
 * encoded.
 */
export function pathOf(url: URL): string {
  try {
    return normalisePath(decodeURI(url.pathname).normalize())
  } catch {
    return normalisePath(url.pathname)
  }
}

/** The properties of a click that decide where a link opens. */
type ClickLike = {
  readonly button?: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly defaultPrevented?: boolean
}

/** Returns whether the browser shall handle a click, such as one that opens another tab or starts a download. */
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
