import type { Endpoint } from '@klarsikt/contract/endpoint'
import { shopEndpoints } from '@klarsikt/contract/shop'
import { can } from '@klarsikt/core/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, createTestApi, type TestApi, type Visitor } from './testing/test-api.js'

let api: TestApi
let anna: Visitor
beforeAll(async () => {
  api = await createTestApi()
  anna = await api.visitor()
})
afterAll(() => api.drop())

const json = { 'content-type': 'application/json' }

describe('the contract', () => {
  it('has a handler for every endpoint, and no other handlers [API-012]', () => {
    const address = ({ route }: Endpoint) => `${route.method} ${route.path}`
    const promised = Object.values(shopEndpoints as unknown as Record<string, Endpoint>)
      .map(address)
      .sort()
    expect(api.routes.map(({ endpoint }) => address(endpoint)).sort()).toEqual(promised)
  })

  it('is published as OpenAPI', async () => {
    const { status, body } = await ask(api, '/api/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths)).toContain('/api/cart/update')
  })

  it('answers an unknown path as JSON', async () => {
    const answer = await ask(api, '/api/nothing', { method: 'GET' })
    expect([answer.status, answer.body.success, answer.body.error.code]).toEqual([404, false, 'page.not-found'])
  })

  it('answers 405 to another method of a known path, with those that it has', async () => {
    for (const [path, method, allow] of [
      ['/api/cart/update', 'GET', 'POST'],
      ['/api/article/100001', 'DELETE', 'GET'],
    ] as const) {
      const { status, headers, body } = await ask(api, path, { method })
      expect([status, headers.get('allow'), body.error.code]).toEqual([405, allow, 'request.wrong-method'])
    }
  })
})

describe('headers', () => {
  it.each([
    ['20', 200],
    ['21', 400],
    ['', 400],
    ["20' or 1=1", 400],
  ])('takes the shop id 20 and no other: %j [API-001]', async (id, status) => {
    expect((await ask(api, '/api/article/100001', { headers: { 'shop-id': id } })).status).toBe(status)
  })

  it('answers without shop id and with any API key, which authorises nothing [API-002]', async () => {
    expect((await ask(api, '/api/article/100001', { headers: { 'api-key': 'whatever' } })).status).toBe(200)
  })
})

describe('CSRF', () => {
  const update = (headers: Record<string, string>) =>
    ask(api, '/api/cart/update', {
      method: 'POST',
      headers: { ...json, cookie: anna.cookie, ...headers },
      body: '{"skuId":"100001-1","quantity":1}',
    })

  it('refuses a change without the token, with a wrong one, and with that of another session [API-008, API-017]', async () => {
    const berit = await api.visitor()
    for (const token of [undefined, '', 'x', `${anna.token}x`, anna.token.slice(1), berit.token, 'å'.repeat(43)]) {
      const answer = await update(token === undefined ? {} : { 'csrf-token': encodeURIComponent(token) })
      expect([answer.status, answer.body.error.code, answer.body.cartHead]).toEqual([403, 'csrf.invalid', undefined])
    }
    expect((await anna.get('/api/cart')).body.cartHead.cart.items).toEqual([])
  })

  it('refuses a foreign origin even with the token, and takes its own', async () => {
    for (const origin of ['https://evil.test', 'null', 'http://shop.test.evil.test', 'https://shop.test'])
      expect((await update({ 'csrf-token': anna.token, origin })).status).toBe(403)
    expect((await update({ 'csrf-token': anna.token, origin: 'http://shop.test' })).status).toBe(200)
  })

  it('takes a page of the same host by an address, and no name that may have been pointed here', async () => {
    const from = async (host: string) =>
      (await update({ 'csrf-token': anna.token, host, origin: `http://${host}` })).status
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20'])
      expect(await from(host)).toBe(200)
    for (const host of ['evil.example', 'evil.example:3000', '127.0.0.1.evil.example', 'localhost.evil.example'])
      expect(await from(host)).toBe(403)
    await anna.post('/api/cart/empty')
  })

  it('never lets another site read: no CORS header at all', async () => {
    const answer = await ask(api, '/api/site/shopper', {
      headers: { origin: 'https://evil.test', cookie: anna.cookie },
    })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('refuses every protected call without a session', async () => {
    for (const { endpoint } of api.routes.filter((route) => route.endpoint.route.csrf)) {
      const answer = await ask(api, endpoint.route.path.replace(/:\w+/, '100001'), {
        method: 'POST',
        headers: { ...json, 'csrf-token': anna.token },
        body: '{}',
      })
      const refused = can('visitor', endpoint.permission) ? 403 : 401
      expect([endpoint.route.path, answer.status]).toEqual([endpoint.route.path, refused])
    }
  })
})

describe('the session', () => {
  it('is a random cookie that scripts cannot read, stored as a digest only [API-014]', async () => {
    const first = await ask(api, '/api/site/shopper')
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^klarsikt_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
    const token = /=([\w-]{43})/.exec(cookie)?.[1]
    const rows = await api.test.database.query<{ all: string }>({
      text: 'select row_to_json(s)::text as all from session s',
    })
    expect(rows.rows.some((row) => row.all.includes(token ?? '?') || row.all.includes(first.body.token))).toBe(false)
    const again = await ask(api, '/api/site/shopper', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect([again.headers.get('set-cookie'), again.body.cartHead.shopperId]).toEqual([
      null,
      first.body.cartHead.shopperId,
    ])
  })

  it('is Secure where customers come over HTTPS', async () => {
    const secure = await createTestApi({ settings: { publicUrl: 'https://shop.test' } })
    const answer = await ask(secure, '/api/site/shopper')
    expect(answer.headers.get('set-cookie')).toContain('; Secure')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age')
    await secure.drop()
  })

  it.each([
    'klarsikt_session=guess',
    `klarsikt_session=${'a'.repeat(43)}`,
    "klarsikt_session=' or 1=1 --",
    `x=${'y'.repeat(5000)}`,
  ])('starts a new session for the cookie %s', async (cookie) => {
    const answer = await ask(api, '/api/site/shopper', { headers: { cookie } })
    expect([answer.status, answer.headers.has('set-cookie')]).toEqual([200, true])
  })

  it('answers getUser for a visitor [API-017, API-018]', async () => {
    expect((await anna.post('/api/auth/user/getUser')).body).toEqual({ success: true, user: null })
  })

  it('keeps what a visitor agreed to, the necessary always with it [CONSENT-003]', async () => {
    expect((await ask(api, '/api/site/consent')).body.data).toEqual({ groups: ['C0001'], version: 1, decidedAt: null })
    const { body } = await anna.post('/api/site/consent', { groups: ['C0003'] })
    expect(body.data).toEqual({ groups: ['C0001', 'C0003'], version: 1, decidedAt: '2026-11-02T10:00:00.000Z' })
    expect((await anna.get('/api/site/consent')).body).toEqual(body)
    expect((await anna.post('/api/site/consent', { groups: ['C0009'] })).status).toBe(422)
  })
})

describe('hostile input', () => {
  const bodies: [string, string][] = [
    ['half a text', '{"skuId":'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['wrong types', '{"skuId":{"$ne":1},"quantity":[1]}'],
    ['a NUL', '{"skuId":"a\\u0000","quantity":1}'],
    ['half a surrogate', '{"skuId":"\\ud800","quantity":1}'],
    ['SQL', '{"skuId":"1\'; drop table cart; --","quantity":1}'],
    ['a script', '{"skuId":"<script>alert(1)</script>","quantity":1}'],
    ['a prototype', '{"__proto__":{"skuId":"100001-1","quantity":1}}'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a huge number', '{"skuId":"100001-1","quantity":1e999}'],
    ['too much', `{"skuId":"${'a'.repeat(70_000)}","quantity":1}`],
  ]

  it.each(bodies)('answers 4xx to %s in every call that takes a body, and changes nothing', async (_, body) => {
    for (const { endpoint } of api.routes.filter((route) => route.endpoint.body)) {
      const path = endpoint.route.path.replace(':id', '100001').replace(':provider', 'klarna')
      const answer = await anna.post(path, body)
      expect([path, answer.status >= 400 && answer.status < 500, answer.body.success]).toEqual([path, true, false])
    }
    expect((await anna.get('/api/cart')).body.cartHead.cart.items).toEqual([])
  })

  it.each([
    ['half a text', json, '{"a":'],
    ['invalid UTF-8', json, new Uint8Array([0x22, 0xff, 0x22])],
    ['too much', json, `"${'a'.repeat(70_000)}"`],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
  ])('answers 4xx to %s in every call that takes no body, and changes nothing', async (_, type, body) => {
    await anna.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
    const calls = api.routes.filter(({ endpoint: { route, body } }) => route.method === 'POST' && !body)
    expect(calls.length).toBeGreaterThan(2)
    for (const { endpoint } of calls) {
      const headers = { ...type, cookie: anna.cookie, 'csrf-token': anna.token }
      const answer = await ask(api, endpoint.route.path, { method: 'POST', headers, body })
      expect([endpoint.route.path, Math.floor(answer.status / 100)]).toEqual([endpoint.route.path, 4])
    }
    expect((await anna.get('/api/cart')).body.cartHead.cart.items).toHaveLength(1)
    expect((await anna.post('/api/cart/empty', {})).body.cartHead.cart.items).toEqual([])
  })

  it('answers 4xx to invalid UTF-8', async () => {
    const answer = await ask(api, '/api/cart/update', {
      method: 'POST',
      headers: { ...json, cookie: anna.cookie, 'csrf-token': anna.token },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'request.malformed'])
  })

  const evil = [
    "' or 1=1 --",
    '1; drop table article',
    'popular desc, (select 1)',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '%F6',
    '999999999999999999999',
    '-1',
    'NaN',
    '',
  ]
  const places = [
    '/api/article/X',
    '/api/article/slug/X',
    '/api/article/X/lensOptions',
    '/api/site/category?path=/glas%C3%B6gon&sort=X',
    '/api/site/category?path=/glas%C3%B6gon&page=X',
    '/api/site/category?path=X',
    '/api/site/page?path=X',
    '/api/site/search?q=lins&s=X',
    '/api/site/stores?lat=X&lng=1',
    '/api/site/stores?view=X',
    '/api/site/image?format=X&url=/media/a/75.jpg&width=75',
    '/api/site/image?format=jpeg&url=X&width=75',
    '/media/X/75.jpg',
    '/media/00000000000000000000/X',
    '/api/payment/X',
    '/api/checkout/confirmation/X',
  ]
  it.each(places)('never answers 5xx to hostile values in %s', async (place) => {
    for (const value of evil) {
      const path = place.replace('X', value.startsWith('%') ? value : encodeURIComponent(value))
      const answer = await ask(api, path, { headers: { cookie: anna.cookie } })
      expect([path, answer.status < 500]).toEqual([path, true])
      if (answer.headers.get('content-type')?.includes('html')) throw new Error(`${path} answered HTML`)
    }
    const tables = await api.test.database.query<{ n: number }>({ text: 'select count(*)::int as n from article' })
    expect(tables.rows[0]?.n).toBe(38)
  })

  it('refuses an unknown sort instead of passing it on', async () => {
    const answer = await ask(
      api,
      `/api/site/category?path=/glas%C3%B6gon&sort=${encodeURIComponent('price; drop table article')}`,
    )
    expect([answer.status, answer.body.error.code, Object.keys(answer.body.error.fields)]).toEqual([
      422,
      'request.invalid',
      ['sort'],
    ])
  })
})
