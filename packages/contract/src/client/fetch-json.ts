/** Shop id of the Swedish market, sent with every call [API-001]. */
export const SHOP_ID = '20'

/** Configuration of {@link fetchJson}. */
export type FetchSettings = {
  /** Put before every path, without a trailing slash; empty for the page's own origin. */
  readonly baseUrl?: string
  /** Public key that names the caller; it authorises nothing [API-002]. */
  readonly apiKey: string
  /** The page's fetch by default; a server passes its own. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * One call by the shop's conventions: adds the shop id and API key headers unless a shop id is already given [API-003],
 * reads the body as JSON [API-004] and ignores the HTTP status [API-005].
 * Rejects when the network fails or the body is not JSON.
 */
export async function fetchJson(path: string, init: RequestInit, settings: FetchSettings): Promise<unknown> {
  const headers = new Headers(init.headers)
  if (!headers.has('Shop-Id')) {
    headers.set('Shop-Id', SHOP_ID)
    if (!headers.has('Api-Key')) headers.set('Api-Key', settings.apiKey)
  }
  const send = settings.fetch ?? globalThis.fetch
  const answer = await send(`${settings.baseUrl ?? ''}${path}`, { credentials: 'same-origin', ...init, headers })
  return answer.json()
}
