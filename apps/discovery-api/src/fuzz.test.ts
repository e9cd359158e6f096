import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type DiscoveryEndpoint, discoveryEndpoints, FILTER_OPS } from '@klarsikt/contract/discovery'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmbeddedEngine } from './engine/embedded/embedded-engine.js'
import { ADMIN_KEY } from './testing/secret.js'
import { createTestService, product, type TestService } from './testing/test-service.js'

/** Requests of one run; `pnpm fuzz` sends 50,000. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_500)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_102)

let service: TestService
let key: string
const fields = [
  'brand',
  'category',
  'sale_price',
  'in_stock',
  'on_sale',
  'Färg',
  'bredd',
  '__proto__',
  'constructor',
  'x',
  '',
]
beforeAll(async () => {
  service = await createTestService({ rateLimitFactor: 1e6, engine: createEmbeddedEngine() })
  key = await service.tenant('fuzzed')
  await service.tenant('victim')
  const goods = Array.from({ length: 200 }, (_, n) =>
    product(`p${n}`, {
      title: `Båge ${n} ${['svart', 'röd', 'rund'][n % 3]}`,
      brand: ['Gucci', 'Ray-Ban', 'Prada'][n % 3] ?? null,
      category: [['Glasögon'], ['Glasögon', 'Läs'], ['Sol']][n % 3] ?? [],
      sale_price: n * 10,
      attributes: { Färg: [['Svart', 'Röd'][n % 2] ?? ''], bredd: 40 + (n % 20), polariserad: n % 5 === 0 },
    }),
  )
  await service.feed('fuzzed', goods)
  await service.feed('victim', goods)
})
afterAll(() => service.drop())

const nasty = fc.constantFrom(
  "' or 1=1 --",
  '<script>',
  '../../etc/passwd',
  '%00',
  '%F6',
  'NaN',
  '-1',
  '1e999',
  '',
  'å'.repeat(900),
  '\u202e🧿',
  'glasögon svart',
  '*:*',
  '((((',
  '\\',
  '$1',
)
const text = fc.oneof(
  { weight: 60, arbitrary: nasty },
  { weight: 60, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 30, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  // No text column accepts these, and one spoils the whole request, so they are rare.
  { weight: 1, arbitrary: fc.constantFrom('\u0000', '\ud800') },
)
const anything = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(text, { maxLength: 5 }),
  fc.constant(undefined),
)
const mostly = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: anything })
const record = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.record(shape, { requiredKeys: [] })

const filter = record({
  field: mostly(fc.oneof(fc.constantFrom(...fields), text)),
  op: mostly(fc.constantFrom(...FILTER_OPS)),
  data: mostly(
    fc.oneof(
      fc.array(fc.constantFrom('Svart', 'Gucci', 'true', '1'), { maxLength: 4 }),
      fc.tuple(fc.oneof(fc.double(), fc.constant(null)), fc.oneof(fc.double(), fc.constant(null))),
      fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 }),
      fc.double(),
      fc.boolean(),
    ),
  ),
})
const caller = {
  tenant: fc.oneof({ weight: 25, arbitrary: fc.constant('fuzzed') }, { weight: 1, arbitrary: anything }),
  market: fc.oneof({ weight: 25, arbitrary: fc.constant('se') }, { weight: 1, arbitrary: anything }),
  dsid: mostly(text),
  user_id: mostly(text),
  session_id: mostly(fc.integer()),
  metadata: anything,
}
const event = record({
  event_type: mostly(
    fc.constantFrom(
      'purchase',
      'add_to_cart',
      'page_view',
      'click',
      'element_visible',
      'recommendations_inserted',
      'search',
    ),
  ),
  event_id: mostly(text),
  transaction_id: mostly(text),
  currency: mostly(fc.constantFrom('SEK', 'EUR', 'XXXX')),
  products: mostly(
    fc.array(record({ sku: mostly(text), price: mostly(fc.double()), quantity: mostly(fc.integer()) }), {
      maxLength: 4,
    }),
  ),
  items: anything,
  product_id: mostly(fc.constantFrom('p1', 'p2')),
  product_ids: mostly(fc.array(text, { maxLength: 4 })),
  query: mostly(text),
  n_hits: mostly(fc.integer()),
  timestamp: mostly(fc.double()),
  consent: mostly(fc.boolean()),
  list_position: mostly(fc.integer()),
  dsid: mostly(text),
})
const body = fc.record(
  {
    ...caller,
    query: mostly(text),
    category: mostly(fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.constant('Glasögon'))),
    category_id: mostly(fc.constantFrom('Glasögon', 'Sol')),
    query_id: anything,
    product_id: mostly(fc.constantFrom('p1', 'p199', 'none')),
    product_ids: mostly(fc.array(fc.constantFrom('p1', 'p2', 'none'), { maxLength: 5 })),
    filters: mostly(fc.array(fc.oneof(filter, anything), { maxLength: 5 })),
    sort: mostly(
      record({
        field: mostly(fc.constantFrom(...fields, 'title', 'popularity')),
        order: mostly(fc.constantFrom('asc', 'desc')),
      }),
    ),
    limit: mostly(fc.integer({ min: 0, max: 200 })),
    offset: mostly(fc.integer({ min: 0, max: 10_000 })),
    as_you_type: mostly(fc.boolean()),
    highlight: mostly(fc.boolean()),
    events: mostly(fc.array(fc.oneof(event, anything), { maxLength: 5 })),
  },
  { requiredKeys: ['tenant', 'market', 'query', 'category', 'category_id', 'product_id', 'product_ids', 'events'] },
)
const feedLine = record({
  product_id: mostly(fc.constantFrom('p1', 'new')),
  title: mostly(text),
  page_url: mostly(fc.constantFrom('/a', 'https://a.test/b')),
  brand: mostly(text),
  category: anything,
  sale_price: mostly(fc.double()),
  attributes: mostly(fc.dictionary(text, anything, { maxKeys: 4 })),
  variants: mostly(fc.array(record({ product_id: mostly(text), attributes: anything }), { maxLength: 2 })),
  localized: anything,
})
const payload = fc.oneof(
  { weight: 30, arbitrary: body.map((one) => JSON.stringify(one)) as fc.Arbitrary<string | Uint8Array<ArrayBuffer>> },
  {
    weight: 5,
    arbitrary: fc
      .array(fc.oneof(feedLine, anything), { maxLength: 6 })
      .map((all) => all.map((one) => JSON.stringify(one)).join('\n')),
  },
  { weight: 1, arbitrary: fc.array(anything, { maxLength: 4 }).map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
  { weight: 1, arbitrary: text.map((one) => new Uint8Array(gzipSync(one))) },
  { weight: 1, arbitrary: fc.constant(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) },
)
const endpoints = Object.values(discoveryEndpoints as Record<string, DiscoveryEndpoint>)
const request = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  method: fc.oneof(
    { weight: 15, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH') },
  ),
  params: fc.tuple(
    fc.oneof({ weight: 6, arbitrary: fc.constant('fuzzed') }, { weight: 1, arbitrary: text }),
    fc.oneof({ weight: 6, arbitrary: fc.constant('se') }, { weight: 1, arbitrary: text }),
    text,
  ),
  query: record({
    tenant: mostly(fc.constant('fuzzed')),
    market: mostly(fc.constant('se')),
    query: mostly(text),
    mode: mostly(fc.constantFrom('replace', 'upsert')),
    format: mostly(fc.constantFrom('webp', 'jpeg', 'png')),
    width: mostly(fc.constantFrom('64', '256', '4096', '65')),
    url: mostly(fc.constantFrom('http://127.0.0.1/x', 'http://a.test/b.png', 'file:///etc/passwd')),
    limit: mostly(fc.integer({ min: 1, max: 20 })),
    metadata: anything,
  }),
  payload,
  type: fc.oneof(
    { weight: 15, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/x-ndjson', 'x') },
  ),
  headers: fc.dictionary(
    fc.constantFrom('origin', 'x-request-id', 'accept', 'x-forwarded-for'),
    fc.constantFrom('https://a.test', 'null', 'x', '1.2.3.4'),
    { maxKeys: 2 },
  ),
  keyed: fc.constantFrom('none', 'tenant', 'tenant', 'wrong', 'admin'),
})

type Case = typeof request extends fc.Arbitrary<infer T> ? T : never

async function send(one: Case): Promise<Response> {
  const [tenant, market, id] = one.params.map((param) => encodeURIComponent(param.toWellFormed()))
  const { route } = one.endpoint
  const path = route.path
    .replace(':tenant', tenant ?? '')
    .replace(':market', market ?? '')
    .replace(':id', id ?? '')
  const query = new URLSearchParams(
    Object.entries(one.query).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
    ]),
  ).toString()
  const method = one.method ?? route.method
  const keys = { none: null, tenant: key, wrong: 'wrong-key', admin: ADMIN_KEY }
  const secret = keys[one.keyed]
  return service.app.request(`http://discovery.test${path}?${query}`, {
    method,
    headers: {
      'content-type': one.type,
      ...one.headers,
      ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
    },
    ...(method === 'GET' ? {} : { body: typeof one.payload === 'string' ? one.payload.toWellFormed() : one.payload }),
  })
}

it(
  `answers ${REQUESTS} random requests without one 5xx, and lets none reach another tenant`,
  async () => {
    const seen = new Map<number, number>()
    let waited = 0
    for (let done = 0; done < REQUESTS; done += 500) {
      const cases = fc.sample(request, { numRuns: Math.min(500, REQUESTS - done), seed: SEED + done })
      for (const one of cases) {
        let answer = await send(one)
        if (answer.status === 503 && ++waited < REQUESTS / 500) {
          // On a busy machine the database may be slow; the same request must succeed soon after.
          await sleep(1_500)
          answer = await send(one)
        }
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        if (answer.status >= 500)
          throw new Error(
            `${answer.status} to ${JSON.stringify({ ...one, endpoint: one.endpoint.route })}: ${await answer.text()}`,
          )
        const type = answer.headers.get('content-type') ?? ''
        if (answer.status !== 204 && !type.includes('json') && !type.startsWith('image/'))
          throw new Error(`${type} to ${one.endpoint.route.path}`)
        await answer.arrayBuffer()
      }
    }
    // A fuzz test whose requests are all refused would prove nothing.
    expect((seen.get(200) ?? 0) / REQUESTS).toBeGreaterThan(0.15)
    const { rows } = await service.test.database.query<{ products: number; events: number }>({
      text: `select (select count(*)::int from discovery.product where tenant = 'victim') as products,
                    (select count(*)::int from discovery.event where tenant = 'victim') as events`,
    })
    expect(rows[0]).toEqual({ products: 200, events: 0 })
  },
  60_000 + REQUESTS * 20,
)
