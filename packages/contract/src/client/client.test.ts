import { describe, expect, it } from 'vitest'
import { cartResult } from './cart-result.js'
import { fetchJson } from './fetch-json.js'
import { createShopClient } from './shop-client.js'
import { createStoreClient } from './store-client.js'

function recorder(body: unknown, status = 200) {
  const requests: Request[] = []
  const send: typeof fetch = async (input, init) => {
    requests.push(new Request(new URL(String(input), 'http://shop.test'), { ...init, credentials: 'omit' }))
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return { requests, send }
}

describe('fetchJson', () => {
  it('adds the shop id 20 [API-001] and the API key of the environment [API-002]', async () => {
    const { requests, send } = recorder({})
    await fetchJson('/api/cart', {}, { apiKey: 'k', fetch: send })
    expect(requests[0]?.headers.get('Shop-Id')).toBe('20')
    expect(requests[0]?.headers.get('Api-Key')).toBe('k')
  })

  it('uses the shop id of the caller and adds no second one [API-003]', async () => {
    const { requests, send } = recorder({})
    await fetchJson('/api/cart', { headers: { 'shop-id': '21' } }, { apiKey: 'k', fetch: send })
    expect(requests[0]?.headers.get('Shop-Id')).toBe('21')
    expect(requests[0]?.headers.has('Api-Key')).toBe(false)
  })

  it('reads the body as JSON [API-004] and ignores the status [API-005]', async () => {
    const { send } = recorder({ success: false, n: 1 }, 500)
    await expect(fetchJson('/api/cart', {}, { apiKey: 'k', fetch: send })).resolves.toEqual({ success: false, n: 1 })
  })

  it('rejects a body that is not JSON', async () => {
    const { send } = recorder('<html>', 502)
    await expect(fetchJson('/api/cart', {}, { apiKey: 'k', fetch: send })).rejects.toThrow(SyntaxError)
  })
})

describe('shop client', () => {
  it('sends exactly the four keys and the CSRF token of the session [API-008, CART-012]', async () => {
    const { requests, send } = recorder({ cartHead: {}, checkoutConfig: null, show: true })
    const client = createShopClient({ apiKey: 'k', fetch: send, csrfToken: () => 'token' })
    await client.updateCart({ body: { skuId: '1-1', quantity: 2, childSkuId: null, noCheckoutInfo: true } })
    const request = requests[0]
    expect(request?.method).toBe('POST')
    expect(new URL(request?.url ?? '').pathname).toBe('/api/cart/update')
    expect(request?.headers.get('CSRF-TOKEN')).toBe('token')
    expect(await request?.json()).toEqual({ skuId: '1-1', quantity: 2, childSkuId: null, noCheckoutInfo: true })
  })

  it('asks for the user with JSON content type and the shopper token [API-017]', async () => {
    const { requests, send } = recorder({ success: true, user: null })
    await createShopClient({ apiKey: 'k', fetch: send, csrfToken: async () => 't' }).getUser()
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(requests[0]?.headers.get('CSRF-TOKEN')).toBe('t')
  })

  it('continues a call that is to outlive its page', async () => {
    const { requests, send } = recorder({ data: {} })
    const client = createShopClient({ apiKey: 'k', fetch: send, csrfToken: () => 't' })
    await client.setConsent({ body: { groups: [] } }, { keepalive: true })
    await client.setConsent({ body: { groups: [] } })
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
  })

  it('sends no CSRF token with a read', async () => {
    const { requests, send } = recorder({})
    await createShopClient({ apiKey: 'k', fetch: send, csrfToken: () => 't' }).getCart()
    expect(requests[0]?.headers.has('CSRF-TOKEN')).toBe(false)
  })

  it('encodes path parameters and query', async () => {
    const { requests, send } = recorder({})
    const client = createShopClient({ apiKey: 'k', fetch: send, baseUrl: 'http://api.test' })
    await client.getArticleBySlug({ params: { slug: 'å/b' } })
    await client.getCategory({ query: { path: '/glasögon', page: 2 } })
    expect(requests.map((r) => r.url)).toEqual([
      'http://api.test/api/article/slug/%C3%A5%2Fb',
      'http://api.test/api/site/category?path=%2Fglas%C3%B6gon&page=2',
    ])
  })
})

it('makes a client of what everybody may ask for, without what is behind a log-in', async () => {
  const { requests, send } = recorder({})
  const client = createStoreClient({ apiKey: 'k', fetch: send })
  expect(client).not.toHaveProperty('changePassword')
  await client.getCart()
  expect(requests.map(({ url }) => url)).toEqual(['http://shop.test/api/cart'])
})

describe('cartResult', () => {
  it('reads cartHead and checkoutConfig [API-009]', () => {
    const head = { shopperId: 's' }
    expect(cartResult({ cartHead: head, checkoutConfig: { canCheckOut: true }, show: true })).toEqual({
      cartHead: head,
      checkoutConfig: { canCheckOut: true },
      show: true,
    })
  })

  it.each([{}, null, undefined, 'x', { success: false, error: {} }])(
    'is false without cartHead [API-010] (%j)',
    (answer) => {
      expect(cartResult(answer)).toBe(false)
    },
  )
})
