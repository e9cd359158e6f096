import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { fixedClock } from '@klarsikt/server/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tidy } from '../../background/tidy.js'
import { ask, createTestService, NOW, product, type TestService } from '../../testing/test-service.js'

let service: TestService
let key: string
beforeAll(async () => {
  service = await createTestService()
  key = await service.tenant('a')
})
afterAll(() => service.drop())

const linesOf = (...records: readonly object[]) => records.map((one) => `${JSON.stringify(one)}\n`).join('')
const nameOf = (lines: string) => createHash('sha256').update(lines).digest('hex')
const put = (lines: string, name = nameOf(lines), sent: string | Uint8Array<ArrayBuffer> = lines) =>
  ask(service, `/v2/feed/a/se/batches/${name}`, { method: 'PUT', key, text: sent })
const importAll = (
  batches: readonly string[],
  query = '?allow_removals=true',
  at: Pick<TestService, 'app'> = service,
) => ask(at, `/v2/feed/a/se/batches${query}`, { method: 'PUT', key, body: { batches } })
const later = (hours: number) => fixedClock(new Date(Date.parse(NOW) + hours * 3_600_000).toISOString())

it('takes a feed in parts, says which are missing, and imports it once all are there', async () => {
  const parts = ['1', '2', '3'].map((id) => linesOf(product(id)))
  const names = parts.map(nameOf)
  expect((await put(parts[0] ?? '')).status).toBe(200)
  expect((await put(parts[2] ?? '', names[2], new Uint8Array(gzipSync(parts[2] ?? '')))).status).toBe(200)
  const asked = await importAll(names)
  expect([asked.status, asked.body.error]).toEqual([
    404,
    {
      code: 'not-found',
      message: '1 of the 3 batches are not here: send them first.',
      fields: { 'batches.1': 'missing' },
    },
  ])
  await put(parts[1] ?? '')
  const { body } = await importAll(names, '?mode=replace&count=3&allow_removals=true')
  expect(body).toMatchObject({ accepted: 3, products: 3 })
  // A sender that did not get the answer asks again.
  expect((await importAll(names)).body).toMatchObject({ accepted: 3, products: 3 })
  expect((await importAll(names, '?count=4')).body.error.code).toBe('malformed')
})

it('has what was sent before it died, at every replica and for a day', async () => {
  const part = linesOf(product('d'))
  await put(part)
  const other = await createTestService({ beside: service })
  try {
    expect((await importAll([nameOf(part)], '?mode=upsert', other)).status).toBe(200)
  } finally {
    await other.drop()
  }
  const waiting = linesOf(product('w'))
  await put(waiting)
  await tidy({ database: service.test.database, clock: later(23) })
  expect((await importAll([nameOf(part)], '?mode=upsert')).status).toBe(404)
  expect((await importAll([nameOf(waiting)], '?mode=upsert')).status).toBe(200)
  await put(waiting)
  await tidy({ database: service.test.database, clock: later(25) })
  expect((await importAll([nameOf(waiting)], '?mode=upsert')).status).toBe(404)
})

it('keeps the parts of one tenant from another', async () => {
  const part = linesOf(product('x'))
  await put(part)
  const other = await service.tenant('b')
  const path = '/v2/feed/b/se/batches'
  const body = { batches: [nameOf(part)] }
  expect((await ask(service, path, { method: 'PUT', key: other, body })).status).toBe(404)
  expect((await ask(service, path, { method: 'PUT', key, body })).status).toBe(401)
})

it.each([
  ['is another one than its name says', linesOf(product('1')), linesOf(product('2')), 422],
  ['was cut', linesOf(product('1'), product('2')), linesOf(product('1')), 422],
  ['was cut, packed', linesOf(product('1')), new Uint8Array(gzipSync(linesOf(product('1'))).subarray(0, 40)), 400],
  ['ends in the middle of a line', linesOf(product('1')).trimEnd(), linesOf(product('1')).trimEnd(), 422],
  ['is large only unpacked', 'x', new Uint8Array(gzipSync('\n'.repeat(65 * 1024 ** 2))), 413],
])('refuses a part that %s', async (_, lines, sent, status) => {
  expect((await put(lines, nameOf(lines), sent)).status).toBe(status)
  expect((await importAll([nameOf(lines)])).status).toBe(404)
})

it('refuses names that are none, and lists without parts', async () => {
  expect((await put('x', 'x')).status).toBe(422)
  expect((await importAll([])).status).toBe(422)
  expect((await importAll(['../x'])).status).toBe(422)
})
