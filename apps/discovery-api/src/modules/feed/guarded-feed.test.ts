import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, createTestService, product, type TestService } from '../../testing/test-service.js'

let service: TestService
let key: string
beforeAll(async () => {
  service = await createTestService()
  key = await service.tenant('a')
})
afterAll(() => service.drop())

const PRESENT = Array.from({ length: 14 }, (_, n) => product(`p${n}`))
beforeEach(async () => {
  await ask(service, '/v2/tenants/a/settings', { method: 'PUT', key, body: { max_removals_percent: 20 } })
  await service.feed('a', PRESENT)
})

const textOf = (records: readonly object[]) => records.map((one) => `${JSON.stringify(one)}\n`).join('')
const put = (text: string | Uint8Array<ArrayBuffer>, query = '') =>
  ask(service, `/v2/feed/a/se/products${query}`, { method: 'PUT', key, text })

async function products(): Promise<number> {
  await service.deps.markets.caughtUp()
  const { body } = await ask(service, '/v2/search/results', { body: { tenant: 'a', market: 'se', query: '' } })
  return body.n_hits
}

const whole = textOf(PRESENT)

it.each([
  ['is empty', '', 'invalid'],
  ['is a blank line', '\n', 'invalid'],
  ['is the error page of a proxy', '<html><body>502 Bad gateway</body></html>', 'malformed'],
  ['is such a page with a line end', '<html><body>502 Bad gateway</body></html>\n', 'invalid'],
  ['is an answer of another service', '{"error":"no such file"}\n', 'invalid'],
  ['was cut in the middle of a line', whole.slice(0, -10), 'malformed'],
  [
    'was cut in the middle of a letter',
    Buffer.from(textOf([product('1', { title: 'Båge' })])).subarray(0, 32),
    'malformed',
  ],
  ['was cut, packed', new Uint8Array(gzipSync(whole).subarray(0, 60)), 'malformed'],
  ['was cut and packed afterwards', new Uint8Array(gzipSync(whole.slice(0, -10))), 'malformed'],
])('a feed that %s changes nothing', async (_, text, code) => {
  const sent = typeof text === 'string' ? text : new Uint8Array(text)
  expect((await put(sent)).body.error?.code).toBe(code)
  // In `upsert` mode an empty list changes nothing and is accepted.
  if (code === 'malformed') expect((await put(sent, '?mode=upsert')).body.error?.code).toBe(code)
  expect(await products()).toBe(14)
})

it('a feed that holds another number of records than was announced changes nothing', async () => {
  const answer = await put(textOf(PRESENT.slice(0, 13)), '?count=14')
  expect([answer.status, answer.body.error.message]).toEqual([
    400,
    'The feed holds 13 records and not the 14 that were announced.',
  ])
  expect(await products()).toBe(14)
  expect((await put(whole, '?count=14')).status).toBe(200)
})

describe('a replacement that would remove many products', () => {
  it('is held back until it is allowed', async () => {
    const answer = await put(textOf(PRESENT.slice(0, 10)))
    expect([answer.status, answer.body.error]).toEqual([
      409,
      {
        code: 'too-many-removals',
        message:
          'The feed lacks 4 of the 14 products of se (29 %), and they stay as they are. With allow_removals=true they are removed.',
      },
    ])
    expect(await products()).toBe(14)
    expect((await put(textOf(PRESENT.slice(0, 10)), '?allow_removals=true')).body.products).toBe(10)
  })

  it('counts those whose lines were refused', async () => {
    const spoilt = PRESENT.map((one, at) => (at < 4 ? { ...one, title: '' } : one))
    expect((await put(textOf(spoilt))).status).toBe(409)
  })

  it('counts those that go because every id is another one', async () => {
    expect((await put(textOf(PRESENT.map((one) => ({ ...one, product_id: `new-${one.product_id}` }))))).status).toBe(
      409,
    )
  })

  it('goes through up to the share that the tenant has set', async () => {
    expect((await put(textOf(PRESENT.slice(0, 12)))).status).toBe(200)
    await ask(service, '/v2/tenants/a/settings', { method: 'PUT', key, body: { max_removals_percent: 50 } })
    expect((await put(textOf(PRESENT.slice(0, 6)))).status).toBe(200)
    await ask(service, '/v2/tenants/a/settings', { method: 'PUT', key, body: { max_removals_percent: 0 } })
    expect((await put(textOf(PRESENT.slice(0, 4)))).status).toBe(409)
  })

  it('is how a market is emptied, by who says so', async () => {
    expect((await put('', '?allow_removals=true')).body.products).toBe(0)
  })
})

it('a list of categories or pages is held back in the same way', async () => {
  const categories = Array.from({ length: 5 }, (_, n) => ({ category_id: `c${n}`, path: [`C${n}`] }))
  const content = Array.from({ length: 5 }, (_, n) => ({ content_id: `c${n}`, title: `C${n}`, page_url: `/c${n}` }))
  for (const [list, body] of [
    ['categories', categories],
    ['content', content],
  ] as const) {
    const path = `/v2/feed/a/se/${list}`
    expect((await ask(service, path, { method: 'PUT', key, body })).body.stored).toBe(5)
    const answer = await ask(service, path, { method: 'PUT', key, body: [] })
    expect([answer.status, answer.body.error.code]).toEqual([409, 'too-many-removals'])
    expect((await ask(service, `${path}?allow_removals=true`, { method: 'PUT', key, body: [] })).body.stored).toBe(0)
  }
})

it('tells how far a feed is by its task', async () => {
  const taskOf = (task: string) => ask(service, `/v2/feed/a/se/tasks/${task}`, { key })
  const { body } = await put(textOf(PRESENT.slice(1)))
  expect((await taskOf(body.task)).body).toEqual({ task: body.task, state: 'stored', searchable: true, refusal: null })
  expect(await products()).toBe(13)
  await put(textOf(PRESENT.slice(10)))
  const refused = String(Number(body.task) + 1)
  expect((await taskOf(refused)).body).toMatchObject({ state: 'refused', searchable: false })
  const now = service.deps.clock.now()
  const running = {
    text: `insert into discovery.feed_run (tenant, market, started_at, beat_at) values ('a', 'se', $1, $1) returning generation`,
  }
  const { rows } = await service.test.database.query<{ generation: string }>({ ...running, values: [now] })
  expect((await taskOf(String(rows[0]?.generation))).body.state).toBe('running')
  const old = new Date(now.getTime() - 3_600_000)
  const killed = await service.test.database.query<{ generation: string }>({ ...running, values: [old] })
  expect((await taskOf(String(killed.rows[0]?.generation))).body.state).toBe('broken-off')
  expect((await taskOf('999999999')).status).toBe(404)
})
