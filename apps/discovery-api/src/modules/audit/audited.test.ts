import { createHash } from 'node:crypto'
import { CONSOLE_TOKEN_HEADER, consoleEndpoints, discoveryEndpoints } from '@klarsikt/contract/discovery'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backgroundWork } from '../../background/background-work.js'
import { ADMIN_KEY } from '../../testing/secret.js'
import { type Answer, ask, createTestService, product, type TestService } from '../../testing/test-service.js'
import { readAudit } from './read-audit.js'

let service: TestService
beforeAll(async () => void (service = await createTestService()))
afterAll(() => service.drop())

const routes = { ...discoveryEndpoints, ...consoleEndpoints }

/** Why the rounds of background work are not audited. */
const UNAUDITED_ROUNDS: Readonly<Record<string, string>> = {
  'discovery-learn': 'derived from events, and made anew from them at any time',
  'discovery-tidy':
    'removes read changes, dead keys, sessions that ran out, parts of feeds and generations nobody reads',
  'discovery-forget': 'removes what was learnt from events that are forgotten',
}

const auditsOf = (endpoint: (typeof routes)[keyof typeof routes]) =>
  'audits' in endpoint ? endpoint.audits : undefined

it('has actions or a reason for every call that is no GET, and for every round', () => {
  for (const [name, endpoint] of Object.entries(routes))
    expect([name, auditsOf(endpoint) !== undefined]).toEqual([name, endpoint.route.method !== 'GET'])
  expect(backgroundWork(service.deps).map(({ name }) => name)).toEqual(Object.keys(UNAUDITED_ROUNDS))
})

type Sent = {
  readonly batch?: string
  readonly body?: object
  readonly text?: string
  readonly headers?: Record<string, string>
}

/** Calls an endpoint with its name as the request id. */
async function call(name: keyof typeof routes, { batch = '', ...sent }: Sent = {}): Promise<Answer> {
  const { method, path } = routes[name].route
  const address = path.replace(':tenant', 'optik').replace(':market', 'se').replace(':id', '1').replace(':batch', batch)
  const isConsole = path.startsWith('/v2/console/')
  const answer = await ask(service, address, {
    method,
    ...(!isConsole && { key: ADMIN_KEY }),
    ...sent,
    headers: { 'x-request-id': name, ...sent.headers },
  })
  expect([name, answer.status, answer.status === 200 ? null : answer.body]).toEqual([name, 200, null])
  return answer
}

it('writes what each call declares, by who makes it', async () => {
  const { body } = await call('putTenant', { body: { markets: ['se'], language: 'sv' } })
  await call('putTenantSettings', { body: {} })
  await call('putProducts', { text: JSON.stringify(product('1')) })
  const line = `${JSON.stringify(product('1'))}\n`
  const batch = createHash('sha256').update(line).digest('hex')
  await call('putFeedBatch', { text: line, batch })
  await call('importBatches', { body: { batches: [batch] } })
  await call('putContent', { body: [] })
  await call('putCategories', { body: [] })
  await call('putSynonyms', { body: [] })
  const opened = await call('logIn', { body: { key: body.secret_key } })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { cookie, [CONSOLE_TOKEN_HEADER]: opened.body.token as string }
  const read = async (part: string) => (await ask(service, `/v2/console/api/se/${part}`, { headers })).body
  const { revision: ofSynonyms } = await read('synonyms')
  await call('saveSynonyms', { headers, body: { rules: [], revision: ofSynonyms } })
  const { policy, revision } = await read('suggestions')
  await call('saveSuggestions', { headers, body: { policy, revision } })
  const subject = { kind: 'query', query: 'calder' }
  await call('saveRule', { headers, body: { subject, draft: { pin: ['1'], hide: [], adjust: [] }, revision: null } })
  await call('removeRule', { headers, body: { subject } })
  await call('logOut', { headers, body: {} })
  await call('deleteProduct')
  await call('rotateTenantKey', { body: {} })
  const rows = await readAudit(service.deps.database, { tenant: 'optik', limit: 1_000 })
  for (const [name, endpoint] of Object.entries(routes)) {
    const audited = auditsOf(endpoint)
    if (audited === undefined || 'exempt' in audited) continue
    const ofCall = rows.filter(({ requestId }) => requestId === name)
    const kind = Object.hasOwn(consoleEndpoints, name) ? 'console' : 'admin'
    expect([name, new Set(ofCall.map(({ actorKind }) => actorKind))]).toEqual([name, new Set([kind])])
    expect(ofCall.filter(({ action }) => !(audited as readonly string[]).includes(action))).toEqual([])
  }
})
