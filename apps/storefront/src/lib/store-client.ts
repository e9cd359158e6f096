import { type ClientSettings, createStoreClient, isFailure, type StoreClient } from '@klarsikt/contract/client'
import { clientSettings, forgetToken, keepToken } from './client-settings.js'
import { withCheckoutSteps } from './tracking/checkout-steps.js'

/** Settings for calls on the page's own origin with the session's CSRF token. */
export const BROWSER_SETTINGS: ClientSettings = {
  baseUrl: '',
  get apiKey() {
    return clientSettings().apiKey
  },
  csrfToken: async () => clientSettings().token ?? (await freshToken()),
  fetch: fetchWithValidToken,
}
const plain = /* @__PURE__ */ createStoreClient(BROWSER_SETTINGS)

const client: StoreClient = {
  ...plain,
  async getShopper(...input) {
    const shopper = await plain.getShopper(...input)
    if ('token' in shopper) keepToken(shopper.token)
    return shopper
  },
}
const tracked = withCheckoutSteps(client)

/** Returns the client with the calls of public pages. `browserClient` also has the calls behind a log-in. */
export function storeClient(): StoreClient {
  return tracked
}

let asking: Promise<unknown> | undefined

/** Requests a token once, however many calls wait for it. Each request without a session would start one. */
async function freshToken(): Promise<string | undefined> {
  asking ??= client.getShopper().finally(() => (asking = undefined))
  await asking
  return clientSettings().token
}

/** Makes a call. If the token has expired on a page that was open for long, it gets a new one and tries once more. */
async function fetchWithValidToken(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = await globalThis.fetch(input, init)
  if (answer.ok) return answer
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  const code = isFailure(body) ? body.error.code : null
  // The token's session has ended. The next call, such as a log-in, then asks for a new token and is not refused first.
  if (code === 'request.unauthorized') forgetToken()
  const headers = new Headers(init.headers)
  const fresh = code === 'csrf.invalid' && headers.has('CSRF-TOKEN') ? await freshToken() : undefined
  if (!fresh) return answer
  headers.set('CSRF-TOKEN', fresh)
  return globalThis.fetch(input, { ...init, headers })
}
