import type { ShopClient } from '@klarsikt/contract/client'

/** What the server that hosts these pages hands to every request; the second argument of the request handler. */
export interface ShopLoadContext {
  /** Client of the backend without a session: what it answers is the same for everybody. */
  readonly client: ShopClient
  /**
   * Client that speaks for this visitor: it forwards the request's cookies and address. A page that was made with it is
   * private, and no cache stores it.
   */
  readonly visitor: () => ShopClient
  /** Whether the request comes with a session; who asks makes the page private too. */
  readonly hasSession: () => boolean
  /** Asks the discovery service: a path below `/v2` and what `fetch` takes. */
  readonly discovery: (path: string, init: RequestInit) => Promise<Response>
  readonly config: {
    /** Public address without a trailing slash, for canonical links and the sitemap. */
    readonly origin: string
    /** Public key of the browser's own calls; it authorises nothing. */
    readonly apiKey: string
  }
  /** Notes that the page is rendered without a part that could not be had in time: no cache stores it. */
  readonly markDegraded: () => void
  /** Takes note of what went wrong while a page was made; nothing is printed otherwise. */
  readonly reportError?: ((error: unknown, request: Request) => void) | undefined
}

declare module 'react-router' {
  interface AppLoadContext extends ShopLoadContext {}
}
