import { CONSOLE_TOKEN_HEADER } from '@klarsikt/contract/discovery'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN_KEY } from '../../testing/secret.js'
import { ask, createTestService, product, type TestService } from '../../testing/test-service.js'
import { putLists } from '../feed/put-lists.js'
import { readAudit } from './read-audit.js'

let service: TestService
let key: string

beforeAll(async () => {
  service = await createTestService()
  key = await service.tenant('optik')
})
afterAll(() => service.drop())

async function changes(tenant: string): Promise<string[]> {
  const rows = await readAudit(service.deps.database, { tenant, limit: 100 })
  return rows.map((row) => `${row.actorKind} ${row.action} ${row.market ?? '-'}`).toReversed()
}

async function logIn() {
  const answer = await ask(service, '/v2/console/api/session', { body: { key } })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  const headers = { cookie, [CONSOLE_TOKEN_HEADER]: answer.body.token as string }
  return (path: string, body: object, method = 'PUT') =>
    ask(service, `/v2/console/api/se/${path}`, { method, body, headers })
}

it('records who made a tenant, fed it and changed what its shoppers find, each by the request that did', async () => {
  await service.feed('optik', [product('1', { title: 'Calder' })])
  await ask(service, '/v2/tenants/optik', { method: 'PUT', key: ADMIN_KEY, body: { markets: ['se'], language: 'sv' } })
  const console = await logIn()
  const draft = { pin: ['1'], hide: [], adjust: [] }
  const subject = { kind: 'query', query: 'calder' }
  expect((await console('rules', { subject, draft, revision: null })).status).toBe(200)
  expect((await console('rules', { subject, draft, revision: null })).status).toBe(409)
  expect(await changes('optik')).toEqual([
    'admin tenant.created -',
    'admin feed.started se',
    'admin products.imported se',
    'admin feed.reported se',
    'admin tenant.changed -',
    'console console.entered -',
    'console rule.saved se',
  ])
  const rows = await readAudit(service.deps.database, { tenant: 'optik', limit: 100 })
  expect(new Set(rows.map(({ requestId }) => requestId)).size).toBe(5)
  expect(rows.every(({ requestId }) => requestId !== null)).toBe(true)
})

it('records a new key and a removed product, and nothing when there was none to remove', async () => {
  const before = (await changes('optik')).length
  const remove = (id: string) => ask(service, `/v2/feed/optik/se/products/${id}`, { method: 'DELETE', key })
  await remove('1')
  await remove('1')
  await ask(service, '/v2/tenants/optik/key', { method: 'POST', key, body: {} })
  expect((await changes('optik')).slice(before)).toEqual(['tenant product.removed se', 'tenant tenant.key-rotated -'])
})

it('records what the installation itself does, such as a shop that feeds itself', async () => {
  const before = (await changes('optik')).length
  await putLists(service.deps, { tenant: 'optik', market: 'se' }, { content: [], categories: [], synonyms: [] })
  expect((await changes('optik')).slice(before)).toEqual([
    'system content.saved se',
    'system categories.saved se',
    'system synonyms.saved se',
  ])
})

it('records who has left the console', async () => {
  const before = (await changes('optik')).length
  await (
    await logIn()
  )('../session', {}, 'DELETE')
  expect((await changes('optik')).slice(before)).toEqual(['console console.entered -', 'console console.left -'])
})

it('refuses updates and deletes', async () => {
  await expect(service.deps.database.query({ text: 'delete from discovery.audit' })).rejects.toThrow(/append-only/)
})
