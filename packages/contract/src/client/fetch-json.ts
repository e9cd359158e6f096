/** Shop id of the Swedish market. Every call sends it [API-001]. */
export const SHOP_ID = '20'

export type FetchSettings = {
  /** Prefix of every path, without a trailing slash; empty for the page's own origin. */
  readonly baseUrl?: string
  /** Public key that names the caller. It grants no rights [API-002]. */
  readonly apiKey: string
  /** The global `fetch` by default. A server passes its own. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Makes a call: it adds shop id and API key unless a shop id is set [API-003], reads the body as JSON [API-004] and
 * ignores the HTTP status [API-005]. Rejects if the network fails or the body is not JSON.
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
