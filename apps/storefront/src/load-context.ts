import type { ShopClient } from '@klarsikt/contract/client'

/** What the server that hosts these pages hands to every request; the second argument of the request handler. */
export interface ShopLoadContext {
  /** Client of the backend that speaks for this visitor: it forwards the request's cookies and address. */
  readonly client: ShopClient
  /** Asks the discovery service for this visitor: a path below `/v2` and what `fetch` takes. */
  readonly discovery: (path: string, init: RequestInit) => Promise<Response>
  /** Nonce of this answer's content security policy. */
  readonly nonce: string
  /** `Set-Cookie` values of the backend so far; see {@link withApiCookies}. */
  readonly apiCookies: () => readonly string[]
  readonly config: {
    /** Public address without a trailing slash, for canonical links and the sitemap. */
    readonly origin: string
    /** Public key of the browser's own calls; it authorises nothing. */
    readonly apiKey: string
  }
  /** Takes note of what went wrong while a page was made; nothing is printed otherwise. */
  readonly reportError?: ((error: unknown, request: Request) => void) | undefined
  /** The text of a built stylesheet by its path, so that a page can carry what it is drawn with. */
  readonly styleText?: ((path: string) => string | undefined) | undefined
}

declare module 'react-router' {
  interface AppLoadContext extends ShopLoadContext {}
}

/** Carries the backend's cookies to the browser. The host calls it on every answer of the request handler, redirects too. */
export function withApiCookies(response: Response, context: ShopLoadContext): Response {
  const cookies = context.apiCookies()
  if (cookies.length === 0) return response
  const headers = new Headers(response.headers)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
