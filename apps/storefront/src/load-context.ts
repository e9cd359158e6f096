import type { ShopClient } from '@klarsikt/contract/client'

/** What the host of these pages passes with every request, as the second argument of the request handler. */
export interface ShopLoadContext {
  /** A client of the backend without a session. Its answers are the same for everybody. */
  readonly client: ShopClient
  /**
   * Returns the client of this visitor, which forwards the request's cookies and address. A page that uses it is
   * private, and no cache stores it.
   */
  readonly visitor: () => ShopClient
  /** Returns whether the request has a session. A page that asks becomes private too. */
  readonly hasSession: () => boolean
  /** Calls the discovery service with a path below `/v2` and the options of `fetch`. */
  readonly discovery: (path: string, init: RequestInit) => Promise<Response>
  readonly config: {
    /** The public address without a trailing slash, for canonical links and the sitemap. */
    readonly origin: string
    /** The public key of the browser's own calls. It authorises nothing. */
    readonly apiKey: string
  }
  /** Notes that the page lacks a part that could not be loaded in time, so that no cache stores it. */
  readonly markDegraded: () => void
  /** Reports an error while a page was made. It is not printed otherwise. */
  readonly reportError?: ((error: unknown, request: Request) => void) | undefined
}

declare module 'react-router' {
  interface AppLoadContext extends ShopLoadContext {}
}
