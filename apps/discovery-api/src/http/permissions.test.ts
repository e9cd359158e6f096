import { consoleEndpoints, type DiscoveryEndpoint, discoveryEndpoints } from '@klarsikt/contract/discovery'
import { canDiscover, DISCOVERY_ACTOR_KINDS, type DiscoveryActorKind } from '@klarsikt/core/access'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN_KEY } from '../testing/secret.js'
import { ask, createTestService, type TestService } from '../testing/test-service.js'

const endpoints: readonly DiscoveryEndpoint[] = [
  ...Object.values(discoveryEndpoints),
  ...Object.values(consoleEndpoints),
]
let service: TestService
let headers: Readonly<Record<DiscoveryActorKind, Record<string, string>>>

beforeAll(async () => {
  service = await createTestService()
  headers = {
    visitor: {},
    tenant: { authorization: `Bearer ${await service.tenant('optik')}` },
    console: {},
    admin: { authorization: `Bearer ${ADMIN_KEY}` },
  }
})
afterAll(() => service.drop())

/** Each call gets a new session, because one of the calls ends its session. */
async function headersOf(kind: DiscoveryActorKind): Promise<Record<string, string>> {
  if (kind !== 'console') return headers[kind]
  const key = headers.tenant['authorization']?.replace('Bearer ', '')
  const opened = await ask(service, '/v2/console/api/session', { body: { key } })
  return { cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '', 'x-console-token': opened.body.token }
}

it('has a permission on every call that an actor may make', () => {
  const unnamed = endpoints.filter(
    ({ permission }) => !DISCOVERY_ACTOR_KINDS.some((kind) => canDiscover(kind, permission)),
  )
  expect(unnamed).toEqual([])
})

it('answers every call to every kind of actor as the table says, whatever they send', async () => {
  for (const { route, permission } of endpoints)
    for (const kind of DISCOVERY_ACTOR_KINDS) {
      const isConsole = route.path.startsWith('/v2/console/')
      // The console ignores keys, and calls with a key ignore the console's cookie.
      const seen = (kind === 'console') === isConsole ? kind : isConsole || kind === 'console' ? 'visitor' : kind
      const expected = canDiscover(seen, permission) ? 'allowed' : seen === 'visitor' ? 401 : 403
      const path = route.path.replace(':tenant', 'optik').replace(':market', 'se').replaceAll(/:\w+/g, '1')
      const { status, body } = await ask(service, path, {
        method: route.method,
        headers: { ...(await headersOf(kind)), 'content-type': 'application/json' },
        ...(route.method === 'GET' ? {} : { text: '{}' }),
      })
      const got = status === 401 || status === 403 ? status : 'allowed'
      expect([route.method, path, kind, got, got === expected ? null : body]).toEqual([
        route.method,
        path,
        kind,
        expected,
        null,
      ])
    }
})
