import { CONSOLE_TOKEN_HEADER, consoleEndpoints, type DiscoveryEndpoint } from '@klarsikt/contract/discovery'
import type { ConsoleRuleDraft } from '@klarsikt/contract/discovery/types'
import { fixedClock } from '@klarsikt/server/clock'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, ask, createTestService, NOW, product, type TestService } from '../../testing/test-service.js'
import { consoleHandlers } from './routes.js'
import { IDLE, LONGEST } from './session.js'

const none: ConsoleRuleDraft = { pin: [], hide: [], adjust: [] }
let now = Date.parse(NOW)
let service: TestService
let replica: TestService
let key: string
let otherKey: string

beforeAll(async () => {
  const clock = { ...fixedClock(NOW), now: () => new Date(now) }
  service = await createTestService({ clock })
  replica = await createTestService({ clock, beside: service })
  key = await service.tenant('optik')
  otherKey = await service.tenant('annan')
  await service.feed('optik', [
    product('1', { title: 'Calder', brand: 'Gucci', category: ['Glasögon'], sale_price: 1295, popularity: 3 }),
    product('2', { title: 'Fiskvik', brand: 'Tom Ford', category: ['Glasögon'], sale_price: 2000, popularity: 2 }),
    product('3', { title: 'Solvik', brand: 'Prada', category: ['Solglasögon'], sale_price: 900, popularity: 1 }),
    { product_id: 'broken', title: '', page_url: '/x' },
  ])
  await service.feed('annan', [product('9', { title: 'Annans båge' })])
  await replica.deps.tenants.reload()
})
afterAll(async () => {
  await replica.drop()
  await service.drop()
})
beforeEach(() => {
  now = Date.parse(NOW)
})

type Browser = {
  readonly cookie: string
  call(path: string, body?: unknown, more?: { method?: string; headers?: Record<string, string> }): Promise<Answer>
}

async function logIn(secret = key): Promise<Browser> {
  const answer = await ask(service, '/v2/console/api/session', { body: { key: secret } })
  expect(answer.status).toBe(200)
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return {
    cookie,
    call: (path, body, { method, headers } = {}) =>
      ask(service, `/v2/console/api/${path}`, {
        ...(method === undefined ? {} : { method }),
        ...(body === undefined ? {} : { body }),
        headers: { cookie, [CONSOLE_TOKEN_HEADER]: answer.body.token as string, ...headers },
      }),
  }
}

const ids = (body: { displays: { product_id: string }[] }) => body.displays.map((one) => one.product_id)
const search = async (at: TestService, query: string, more: object = {}) =>
  ids((await ask(at, '/v2/search/results', { body: { tenant: 'optik', market: 'se', query, ...more } })).body)

it('has a handler for every call of the contract, and no handler beside it', () => {
  const address = ({ route }: DiscoveryEndpoint) => `${route.method} ${route.path}`
  expect(consoleHandlers.map(({ endpoint }) => address(endpoint)).toSorted()).toEqual(
    Object.values(consoleEndpoints as Record<string, DiscoveryEndpoint>)
      .map(address)
      .toSorted(),
  )
})

describe('the door', () => {
  it('answers a key with a cookie that scripts and other sites never see, and never with the key', async () => {
    const answer = await ask(service, '/v2/console/api/session', { body: { key } })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^discovery_console=[\w-]{43}; Path=\/v2\/console; HttpOnly; SameSite=Strict$/)
    expect(consoleEndpoints.logIn.reply.safeParse(answer.body).error).toBeUndefined()
    expect(answer.body).toMatchObject({ tenant: 'optik', markets: [{ market: 'se', language: 'sv', currency: 'SEK' }] })
    expect(JSON.stringify(answer.body) + cookie).not.toContain(key)
    const { rows } = await service.test.database.query<{ row: string }>({
      text: 'select row_to_json(s)::text as row from discovery.console_session s',
    })
    const secret = /discovery_console=([\w-]+)/.exec(cookie)?.[1] ?? ''
    expect(rows.map(({ row }) => row).join('')).not.toContain(secret)
  })

  it('gives a cookie for HTTPS only where the service is reached so', async () => {
    const secure = await createTestService({ beside: service, settings: { publicUrl: 'https://discovery.test' } })
    const answer = await ask(secure, '/v2/console/api/session', { body: { key } })
    expect(answer.headers.get('set-cookie')).toContain('; Secure')
    await secure.drop()
  })

  it.each([['dsk_unknown'], ['admin-key-of-tests'], ['optik']])('refuses %s', async (wrong) => {
    const answer = await ask(service, '/v2/console/api/session', { body: { key: wrong } })
    expect([answer.status, answer.body.error.code, answer.headers.get('set-cookie')]).toEqual([
      401,
      'unauthorized',
      null,
    ])
  })

  it('stops an address that tries keys', async () => {
    const strict = await createTestService({ beside: service, rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push((await ask(strict, '/v2/console/api/session', { body: { key: `dsk_${n}` } })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    await strict.drop()
  })

  it('opens nothing without a session', async () => {
    for (const { route } of Object.values(consoleEndpoints)) {
      if (route.path.endsWith('/session') && route.method !== 'DELETE') continue
      const path = route.path.replace(':market', 'se')
      for (const headers of [{}, { cookie: 'discovery_console=' }, { cookie: `discovery_console=${'a'.repeat(43)}` }]) {
        const answer = await ask(service, path, { method: route.method, headers })
        expect([route.method, path, answer.status]).toEqual([route.method, path, 401])
      }
    }
  })

  it('does not take the bearer key in place of the cookie', async () => {
    expect((await ask(service, '/v2/console/api/se/rules', { key })).status).toBe(401)
  })

  it('refuses pages of other origins, with or without their cookies', async () => {
    const { call } = await logIn()
    const foreign = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]
    for (const headers of [...foreign, { 'sec-fetch-site': 'same-site' }]) {
      const answer = await call('se/rules', undefined, { headers })
      expect([headers, answer.status]).toEqual([headers, 403])
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      const door = await ask(service, '/v2/console/api/session', { body: { key }, headers })
      expect([headers, door.status, door.headers.get('set-cookie')]).toEqual([headers, 403, null])
    }
    const own = { origin: 'http://discovery.test', 'sec-fetch-site': 'same-origin' }
    expect((await call('se/rules', undefined, { headers: own })).status).toBe(200)
  })

  it('changes nothing without the token of the page', async () => {
    const { cookie } = await logIn()
    const body = { subject: { kind: 'query', query: 'token' }, draft: none, revision: null }
    for (const headers of [{ cookie }, { cookie, [CONSOLE_TOKEN_HEADER]: 'x' }]) {
      const answer = await ask(service, '/v2/console/api/se/rules', { method: 'PUT', body, headers })
      expect(answer.status).toBe(403)
    }
    expect((await ask(service, '/v2/console/api/se/rules', { headers: { cookie } })).body.rules).toEqual([])
  })

  it('lets a preflight send no token', async () => {
    const { headers } = await ask(service, '/v2/console/api/se/rules', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })
    expect(headers.get('access-control-allow-headers')).not.toContain(CONSOLE_TOKEN_HEADER)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('closes when it is left, unused for half an hour, or after a day of work', async () => {
    const open = async (browser: Browser) => {
      const { session } = (await browser.call('session')).body
      expect((await browser.call('se/rules')).status).toBe(session ? 200 : 401)
      return session?.tenant ?? null
    }
    const left = await logIn()
    expect(await open(left)).toBe('optik')
    const gone = await left.call('session', undefined, { method: 'DELETE' })
    expect(gone.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await open(left)).toBeNull()

    const idle = await logIn()
    now += IDLE - 1_000
    expect(await open(idle)).toBe('optik')
    now += IDLE - 1_000
    expect(await open(idle)).toBe('optik')
    now += IDLE + 1_000
    expect(await open(idle)).toBeNull()

    const busy = await logIn()
    const start = now
    while (now < start + LONGEST - IDLE) {
      now += IDLE / 2
      expect(await open(busy)).toBe('optik')
    }
    now = start + LONGEST + 1
    expect(await open(busy)).toBeNull()
  })

  it('closes with the key that opened it', async () => {
    const fresh = await service.tenant('nyckel')
    const { call } = await logIn(fresh)
    await ask(service, '/v2/tenants/nyckel/key', { key: fresh, method: 'POST' })
    now += IDLE / 2
    expect((await call('se/rules')).status).toBe(200)
    const { rows } = await service.test.database.query({
      text: `update discovery.tenant_key set valid_until = $1 where tenant = 'nyckel' and valid_until is not null returning 1`,
      values: [new Date(now - 1)],
    })
    expect(rows).toHaveLength(1)
    expect((await call('se/rules')).status).toBe(401)
  })

  it('shows a merchant nothing of another', async () => {
    const other = await logIn(otherKey)
    const own = await logIn()
    const subject = { kind: 'query', query: 'hemlig' }
    await own.call('se/rules', { subject, draft: { ...none, pin: ['1'] }, revision: null }, { method: 'PUT' })
    expect((await other.call('se/rules')).body.rules).toEqual([])
    await other.call('se/rules', { subject }, { method: 'DELETE' })
    expect((await own.call('se/rules')).body.rules).toHaveLength(1)
    expect(ids((await other.call('se/products', { ids: ['1', '9'] })).body)).toEqual(['9'])
    expect((await other.call('se/explain', { query: 'calder', product_id: '1' })).status).toBe(404)
    expect((await other.call('se/feeds')).body.reports).toHaveLength(1)
    expect((await other.call('no/feeds')).status).toBe(404)
    await own.call('se/rules', { subject }, { method: 'DELETE' })
  })
})

describe('a rule', () => {
  const save = (browser: Browser, subject: object, draft: ConsoleRuleDraft, revision: string | null = null) =>
    browser.call('se/rules', { subject, draft, revision }, { method: 'PUT' })

  it('pins, hides, boosts and buries for its query, on every replica, and for no other query', async () => {
    const browser = await logIn()
    expect(await search(service, 'vik')).toEqual(['2', '3'])
    const draft: ConsoleRuleDraft = {
      pin: ['1'],
      hide: ['2'],
      adjust: [{ filter: { field: 'brand', op: 'in', data: ['Prada'] }, factor: 5 }],
    }
    expect((await save(browser, { kind: 'query', query: '  VIK ' }, draft)).status).toBe(200)
    for (const at of [service, replica]) {
      await at.deps.markets.get('optik', 'se')
      await at.deps.markets.caughtUp()
      expect(await search(at, 'Vik')).toEqual(['1', '3'])
      expect(await search(at, 'vik', { sort: { field: 'sale_price', order: 'asc' } })).toEqual(['3'])
      expect(await search(at, 'fiskvik')).toEqual(['2'])
    }
    const [rule] = (await browser.call('se/rules')).body.rules
    expect(rule).toMatchObject({ subject: { kind: 'query', query: 'vik' }, draft })
    await browser.call('se/rules', { subject: rule.subject }, { method: 'DELETE' })
    await service.deps.markets.caughtUp()
    expect(await search(service, 'vik')).toEqual(['2', '3'])
  })

  it('orders a category', async () => {
    const browser = await logIn()
    const list = async () =>
      ids(
        (await ask(service, '/v2/product-listing', { body: { tenant: 'optik', market: 'se', category: 'Glasögon' } }))
          .body,
      )
    expect(await list()).toEqual(['1', '2'])
    const subject = { kind: 'category', category_id: 'Glasögon' }
    const filter = { field: 'sale_price', op: 'geq', data: 1500 } as const
    expect((await save(browser, subject, { ...none, adjust: [{ filter, factor: 9 }] })).status).toBe(200)
    await service.deps.markets.caughtUp()
    expect(await list()).toEqual(['2', '1'])
    await browser.call('se/rules', { subject }, { method: 'DELETE' })
    const unknown = await save(browser, { kind: 'category', category_id: 'Mössor' }, none)
    expect([unknown.status, Object.keys(unknown.body.error.fields)]).toEqual([422, ['subject.category_id']])
  })

  it('is not overwritten by an editor who has not seen it', async () => {
    const browser = await logIn()
    const subject = { kind: 'query', query: 'samtidigt' }
    const both = await Promise.all([save(browser, subject, { ...none, pin: ['1'] }), save(browser, subject, none)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [{ revision }] = (await browser.call('se/rules')).body.rules
    expect((await save(browser, subject, { ...none, pin: ['2'] }, 'another')).status).toBe(409)
    expect((await save(browser, subject, { ...none, pin: ['2'] }, revision)).status).toBe(200)
    expect((await save(browser, subject, { ...none, pin: ['3'] }, revision)).status).toBe(409)
    await browser.call('se/rules', { subject }, { method: 'DELETE' })
  })

  it.each([
    ['a factor that wipes out', { adjust: [{ filter: { field: 'brand', op: 'eq', data: 'x' }, factor: 0 }] }],
    ['an endless list', { pin: Array.from({ length: 101 }, (_, n) => String(n)) }],
    ['no list', { hide: 'all' }],
  ])('refuses %s and names the field', async (_, part) => {
    const answer = await save(await logIn(), { kind: 'query', query: 'x' }, { ...none, ...part } as ConsoleRuleDraft)
    expect([answer.status, Object.keys(answer.body.error.fields)[0]]).toEqual([422, expect.stringMatching(/^draft\./)])
  })
})

describe('synonyms', () => {
  const rule = { kind: 'equal', terms: ['brillor', 'vik'] }

  it('are tried without anybody noticing, then saved for everybody', async () => {
    const browser = await logIn()
    const tried = (await browser.call('se/preview', { subject: { kind: 'query', query: 'brillor' }, synonyms: [rule] }))
      .body
    expect([ids(tried.before), ids(tried.after)]).toEqual([[], ['2', '3']])
    expect(await search(service, 'brillor')).toEqual([])
    const { revision } = (await browser.call('se/synonyms')).body
    const saved = await browser.call('se/synonyms', { rules: [rule], revision }, { method: 'PUT' })
    expect(saved.status).toBe(200)
    await replica.deps.markets.get('optik', 'se')
    for (const at of [service, replica]) {
      await at.deps.markets.caughtUp()
      expect(await search(at, 'brillor')).toEqual(['2', '3'])
    }
    expect((await browser.call('se/synonyms', { rules: [], revision }, { method: 'PUT' })).status).toBe(409)
    const emptied = await browser.call('se/synonyms', { rules: [], revision: saved.body.revision }, { method: 'PUT' })
    expect(emptied.status).toBe(200)
  })
})

it('previews a rule over the saved one, and explains what everybody gets', async () => {
  const browser = await logIn()
  const subject = { kind: 'query', query: 'vik' }
  const draft = { ...none, pin: ['3'] }
  const { before, after } = (await browser.call('se/preview', { subject, draft })).body
  expect([ids(before), ids(after)]).toEqual([
    ['2', '3'],
    ['3', '2'],
  ])
  expect((await browser.call('se/explain', { query: 'vik', product_id: '3' })).body).toMatchObject({
    position: 2,
    total: 2,
    pinned: false,
  })
  await browser.call('se/rules', { subject, draft, revision: null }, { method: 'PUT' })
  await service.deps.markets.caughtUp()
  expect((await browser.call('se/explain', { query: 'vik', product_id: '3' })).body).toMatchObject({
    position: 1,
    pinned: true,
  })
  expect((await browser.call('se/explain', { query: 'vik', product_id: '1' })).body).toMatchObject({
    position: null,
    matches: false,
  })
  await browser.call('se/rules', { subject }, { method: 'DELETE' })
})

it('offers what rules are made of', async () => {
  const browser = await logIn()
  const { body } = await browser.call('se/shelf')
  expect(consoleEndpoints.getShelf.reply.safeParse(body).error).toBeUndefined()
  expect(body.filters.map(({ field }: { field: string }) => field)).toEqual(['category', 'brand', 'sale_price'])
  expect(body.categories.map(({ id }: { id: string }) => id)).toEqual(['Glasögon', 'Solglasögon'])
  expect(ids((await browser.call('se/products', { query: 'sol' })).body)).toEqual(['3'])
  expect(ids((await browser.call('se/products', { query: '2' })).body)).toEqual(['2'])
  expect(ids((await browser.call('se/products', { ids: ['3', 'gone', '1'] })).body)).toEqual(['3', '1'])
})

it('tells how feeds ended, refused lines with their reasons', async () => {
  const browser = await logIn()
  const { body } = await browser.call('se/feeds')
  expect(consoleEndpoints.getFeeds.reply.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({ products: 3, running: 0 })
  expect(body.reports[0]).toMatchObject({
    accepted: 3,
    rejected: 1,
    products: 3,
    refusal: null,
    rejected_lines: [{ line: 4, product_id: 'broken', field: 'title' }],
  })
})

it('lets the merchant block and approve what others search for, at once on every replica', async () => {
  const browser = await logIn()
  await service.test.database.query({
    text: `insert into discovery.searched_query (tenant, market, key, shown, sum, visitors, hits, last_at)
           select 'optik', 'se', q, q, n, 9, 3, $1 from unnest($2::text[]) with ordinality as row (q, n)`,
    values: [new Date(now), ['vik bluff', 'vik runda']],
  })
  const suggested = async (at: TestService) => {
    const asked = new URLSearchParams({ tenant: 'optik', market: 'se', query: 'vik' })
    const { body } = await ask(at, `/v2/search/suggestions?${asked}`, { method: 'POST' })
    return body.suggestions
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => title.startsWith('vik '))
  }
  for (const at of [service, replica]) expect(await suggested(at)).toEqual(['vik runda', 'vik bluff'])
  const { body } = await browser.call('se/suggestions')
  expect(consoleEndpoints.getSuggestions.reply.safeParse(body).error).toBeUndefined()
  expect(body.queries.map(({ query, state }: { query: string; state: string }) => [query, state])).toEqual([
    ['vik runda', 'shown'],
    ['vik bluff', 'shown'],
  ])
  const save = (policy: object, revision: string) =>
    browser.call('se/suggestions', { policy, revision }, { method: 'PUT' })
  const blocked = await save({ approval: false, approved: [], blocked: ['Bluff'] }, body.revision)
  expect(blocked.body.queries[1]).toMatchObject({ query: 'vik bluff', state: 'blocked' })
  expect((await save({ approval: true, approved: [], blocked: [] }, body.revision)).status).toBe(409)
  for (const at of [service, replica]) {
    await at.deps.markets.caughtUp()
    expect(await suggested(at)).toEqual(['vik runda'])
  }
  await save({ approval: true, approved: ['vik bluff'], blocked: [] }, blocked.body.revision)
  for (const at of [service, replica]) {
    await at.deps.markets.caughtUp()
    expect(await suggested(at)).toEqual(['vik bluff'])
  }
  const other = await logIn(otherKey)
  expect((await other.call('se/suggestions')).body.queries).toEqual([])
})

it('opens on a market that has been fed', async () => {
  const key = await service.tenant('norden', { markets: ['dk', 'no', 'se'] })
  await service.feed('norden', [product('1')])
  const { body } = await ask(service, '/v2/console/api/session', { body: { key } })
  expect(body.markets.map(({ market }: { market: string }) => market)).toEqual(['se', 'dk', 'no'])
})
