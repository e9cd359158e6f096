import { createShopClient, isFailure, type ShopClient } from '@klarsikt/contract/client'
import { clientSettings, keepToken } from './client-settings.js'
import { withCheckoutSteps } from './tracking/checkout-steps.js'

const plain = /* @__PURE__ */ createShopClient({
  baseUrl: '',
  get apiKey() {
    return clientSettings().apiKey
  },
  csrfToken: async () => clientSettings().token ?? (await freshToken()),
  fetch: fetchWithValidToken,
})

const client: ShopClient = {
  ...plain,
  async getShopper(...input) {
    const shopper = await plain.getShopper(...input)
    if ('token' in shopper) keepToken(shopper.token)
    return shopper
  },
}
const tracked = withCheckoutSteps(client)

/** The shop's calls from the page, on its own origin and with the session's CSRF token. */
export function browserClient(): ShopClient {
  return tracked
}

let asking: Promise<unknown> | undefined

/** Asked for once, however many calls wait for it: each request without a session would begin one. */
async function freshToken(): Promise<string | undefined> {
  asking ??= client.getShopper().finally(() => (asking = undefined))
  await asking
  return clientSettings().token
}

/** A page that was open for so long that its token ran out gets a new one and tries once more. */
async function fetchWithValidToken(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = await globalThis.fetch(input, init)
  const headers = new Headers(init.headers)
  if (answer.ok || !headers.has('CSRF-TOKEN')) return answer
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  const fresh = isFailure(body) && body.error.code === 'csrf.invalid' ? await freshToken() : undefined
  if (!fresh) return answer
  headers.set('CSRF-TOKEN', fresh)
  return globalThis.fetch(input, { ...init, headers })
}
