import { shopEndpoints } from '@klarsikt/contract/shop'
import { ACTOR_KINDS, type Actor, type ActorKind, can } from '@klarsikt/core/access'
import { ore } from '@klarsikt/core/money'
import { createEncryption } from '@klarsikt/server/encryption'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noticeKey } from '../modules/payment/notice-key.js'
import { insertSubmission } from '../modules/payment/submissions.js'
import { actorOf } from '../modules/session/actor-of.js'
import { writeSessionCookie } from '../modules/session/cookie.js'
import { findSession, startSession } from '../modules/session/sessions.js'
import { reportAddress } from '../modules/sms/report-address.js'
import { addStaff } from '../modules/staff/add-staff.js'
import { shopService } from '../service.js'
import { addTestCustomer } from '../testing/add-test-customer.js'
import { SECRET } from '../testing/secret.js'
import { NOW } from '../testing/small-shop-parts.js'
import { ask, createTestApi, type TestApi } from '../testing/test-api.js'
import type { Implemented } from './implement.js'

/** What nobody is believed. */
const FORGED = { 'x-actor': 'system', authorization: 'Bearer k' }

type SessionKind = 'visitor' | 'customer' | 'store' | 'manager'
type LoggedIn = { readonly cookie: string; readonly csrfToken: string; readonly token: string }

/** The offer to take a notice back: open to customers and to signed links; a call without either is answered 401. */
const OPENED_BY_LINK = shopEndpoints.getWinback.route

/** What the table states: the status of a refusal, else allowed. */
function expectedFor(kind: ActorKind, { endpoint: { permission, route } }: Implemented): 401 | 403 | 'allowed' {
  if (route === OPENED_BY_LINK && kind !== 'customer' && can(kind, permission)) return 401
  if (can(kind, permission)) return 'allowed'
  return kind === 'visitor' ? 401 : 403
}

let api: TestApi
const encryption = createEncryption(SECRET)

const IN_SESSION: Readonly<Record<SessionKind, Parameters<typeof startSession>[1]>> = {
  visitor: {},
  customer: { customerId: 'customer-1' },
  store: { store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' } },
  manager: { managerId: 'manager-1' },
}

const KINDS = Object.keys(IN_SESSION) as SessionKind[]

beforeAll(async () => {
  api = await createTestApi({
    settings: { klarna: { url: 'http://klarna.test', user: 'shop', password: 'secret' } },
    // Every call is made as every actor, from one address.
    rateLimitFactor: 100,
  })
  const eva = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'seller' as const }
  const credentials = { email: 'eva@klarsikt.example', password: 'Visa-mer-2026' }
  await addStaff(api.test.database, eva, new Date(NOW), { encryption: api.deps.encryption, credentials })
  await addTestCustomer(api.test.database, encryption, 'customer-1')
})
afterAll(() => api.drop())

/** A session of its own for each call, since some of them end it. Who is no log-in comes with that of a visitor. */
async function sessionOf(kind: ActorKind): Promise<LoggedIn> {
  const { token, session } = await startSession({ ...api.deps, encryption }, IN_SESSION[kind as SessionKind] ?? {})
  const cookie = writeSessionCookie(token, { secure: false, maxAgeSeconds: 60 }).split(';')[0] ?? ''
  return { cookie, csrfToken: session.csrfToken, token }
}

async function statusFor({ endpoint }: Implemented, kind: ActorKind, notice?: string): Promise<number> {
  const { route, form } = endpoint
  const session = await sessionOf(kind)
  const path = notice ?? route.path.replace(':provider', 'klarna').replaceAll(/:\w+/g, '1')
  const { status } = await ask(api, path, {
    method: route.method,
    headers: {
      ...FORGED,
      cookie: session.cookie,
      'csrf-token': session.csrfToken,
      ...(route.method === 'POST'
        ? { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }
        : {}),
    },
    ...(route.method === 'POST' ? { body: form ? 'id=1&status=1' : '{}' } : {}),
  })
  return status
}

it('reads the actor from the session only', async () => {
  const read: Actor[] = []
  for (const kind of KINDS) {
    const { token } = await sessionOf(kind)
    read.push(actorOf(await findSession({ ...api.deps, encryption }, token)))
  }
  expect(read).toEqual([
    { kind: 'visitor', shopperId: expect.any(String) },
    { kind: 'customer', customerId: 'customer-1' },
    { kind: 'store', storeId: 2, employeeNumber: '7' },
    { kind: 'manager', managerId: 'manager-1' },
  ])
  expect(actorOf(null)).toEqual({ kind: 'visitor', shopperId: null })
})

it('has a permission on every endpoint, and an actor to check it on', () => {
  const unnamed = api.routes.filter(({ endpoint }) => !ACTOR_KINDS.some((kind) => can(kind, endpoint.permission)))
  expect(unnamed.map(({ endpoint }) => endpoint.route.path)).toEqual([])
  const unread = api.routes.filter(({ options }) => options.session === 'none' && !options.verify)
  expect(unread.filter(({ endpoint }) => !can('visitor', endpoint.permission))).toEqual([])
})

it('answers every endpoint to every kind of actor as the table states, whatever they send', async () => {
  for (const one of api.routes)
    for (const kind of KINDS) {
      // Answers that are the same for everybody read no session, and a provider shows its key and no session.
      const seen = one.options.session === 'none' ? 'visitor' : kind
      const expected = expectedFor(seen, one)
      const status = await statusFor(one, kind)
      const got = status === 401 || status === 403 ? status : 'allowed'
      expect([one.endpoint.route.path, kind, got]).toEqual([one.endpoint.route.path, kind, expected])
    }
})

it('opens one endpoint to each webhook, by a secret of its own, and none to who claims to be the system', async () => {
  const id = 'payment-1'
  await insertSubmission(api.deps.database, {
    id,
    key: 'key-of-payment-1',
    subject: { type: 'checkout', id: 'cart-1' },
    orderNumber: '10000001',
    snapshot: '',
    total: ore(1),
    expiresAt: new Date(NOW),
    now: new Date(NOW),
    payment: { method: 60, provider: 'klarna', amount: ore(1) },
  })
  const notices = [
    `/api/payment/callback/klarna?${new URLSearchParams({ payment: id, key: noticeKey(encryption, id) })}`,
    reportAddress(encryption, '', '46elks', 'sms-1'),
  ]
  const opened: string[] = []
  for (const one of api.routes) {
    const { permission, route } = one.endpoint
    const refused = expectedFor('visitor', one)
    for (const kind of ['webhook', 'system'] as const) {
      const [start = ''] = route.path.split(':')
      const notice = kind === 'webhook' ? notices.find((address) => address.startsWith(start)) : undefined
      const status = await statusFor(one, kind, route.path.endsWith('/:provider') ? notice : undefined)
      const got = status === 401 || status === 403 ? status : 'allowed'
      if (got !== refused) opened.push(`${kind} ${route.path} ${status}`)
    }
    const { can: mayCall } = shopService(api.deps)
    for (const actor of [
      { kind: 'webhook', provider: 'klarna' },
      { kind: 'system', job: 'payments' },
    ] as const)
      expect(mayCall({ actor } as Parameters<typeof mayCall>[0], one)).toBe(can(actor.kind, permission))
  }
  expect(opened).toEqual(['webhook /api/payment/callback/:provider 200', 'webhook /api/sms/report/:provider 404'])
})

it('asks for a log-in before the CSRF token where a visitor may do nothing', async () => {
  const managers = api.routes.filter(({ endpoint }) => !can('manager', endpoint.permission))
  expect(managers.length).toBeGreaterThan(0)
  const { cookie } = await sessionOf('manager')
  for (const { endpoint } of managers.filter((one) => one.options.session !== 'none')) {
    const { status, body } = await ask(api, endpoint.route.path.replaceAll(/:\w+/g, '1'), {
      method: endpoint.route.method,
      headers: { cookie },
    })
    expect([endpoint.route.path, status, body.error.code]).toEqual([endpoint.route.path, 403, 'request.forbidden'])
  }
})
