import { shopEndpoints } from '@klarsikt/contract/shop'
import {
  type Actor,
  can,
  isStaffRole,
  type Role,
  roleOf,
  ROLES,
  STAFF_ROLES,
  type StaffRole,
} from '@klarsikt/core/access'
import { ore } from '@klarsikt/core/money'
import { createEncryption } from '@klarsikt/server/encryption'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noticeKey } from '../groups/money/payment/notice-key.js'
import { insertSubmission } from '../groups/money/payment/submissions.js'
import { addStaff } from '../groups/person/staff/add-staff.js'
import { actorOf } from '../groups/platform/session/actor-of.js'
import { writeSessionCookie } from '../groups/platform/session/cookie.js'
import { findSession, startSession } from '../groups/platform/session/sessions.js'
import { reportAddress } from '../groups/platform/sms/report-address.js'
import { shopService } from '../service.js'
import { addTestCustomer } from '../testing/add-test-customer.js'
import { SECRET } from '../testing/secret.js'
import { NOW } from '../testing/small-shop-parts.js'
import { ask, createTestApi, type TestApi } from '../testing/test-api.js'
import type { Implemented } from './implement.js'

/** Headers that must not give any rights. */
const FORGED = { 'x-actor': 'system', authorization: 'Bearer k' }

type SessionRole = 'visitor' | 'customer' | StaffRole | 'manager'
type LoggedIn = { readonly cookie: string; readonly csrfToken: string; readonly token: string }

/** The offer to take a notice back. Customers and signed links may call it; a call without either gets 401. */
const OPENED_BY_LINK = shopEndpoints.getWinback.route

/** The result that the permission table demands: the status of a refusal, or `allowed`. */
function expectedFor(role: Role, { endpoint: { permission, route } }: Implemented): 401 | 403 | 'allowed' {
  if (route === OPENED_BY_LINK && role !== 'customer' && can(role, permission)) return 401
  if (can(role, permission)) return 'allowed'
  return role === 'visitor' ? 401 : 403
}

let api: TestApi
const encryption = createEncryption(SECRET)

/** The session of an employee whose number is the name of the role. */
const staffSession = (role: StaffRole) => ({ store: { id: 2, employeeNumber: role, name: 'Malmö Outlet' } })

const SESSION_ROLES: readonly SessionRole[] = ['visitor', 'customer', ...STAFF_ROLES, 'manager']

function inSession(role: Role): Parameters<typeof startSession>[1] {
  if (isStaffRole(role)) return staffSession(role)
  if (role === 'customer') return { customerId: 'customer-1' }
  return role === 'manager' ? { managerId: 'manager-1' } : {}
}

beforeAll(async () => {
  api = await createTestApi({
    settings: { klarna: { url: 'http://klarna.test', user: 'shop', password: 'secret' } },
    // The test makes every call as every actor, from one address.
    rateLimitFactor: 100,
  })
  const credentials = { email: 'eva@klarsikt.example', password: 'Visa-mer-2026' }
  const login = { encryption: api.deps.encryption, credentials }
  for (const role of STAFF_ROLES)
    await addStaff(api.test.database, { storeId: 2, employeeNumber: role, name: 'Eva', role }, new Date(NOW), login)
  await addTestCustomer(api.test.database, encryption, 'customer-1')
})
afterAll(() => api.drop())

/** Starts a session for each call, because some calls end it. A role without a log-in gets a visitor's session. */
async function sessionOf(role: Role): Promise<LoggedIn> {
  const { token, session } = await startSession({ ...api.deps, encryption }, inSession(role))
  const cookie = writeSessionCookie(token, { secure: false, maxAgeSeconds: 60 }).split(';')[0] ?? ''
  return { cookie, csrfToken: session.csrfToken, token }
}

async function statusFor({ endpoint }: Implemented, role: Role, notice?: string): Promise<number> {
  const { route, form } = endpoint
  const session = await sessionOf(role)
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
  for (const role of ['visitor', 'customer', 'seller', 'finance', 'manager'] as const) {
    const { token } = await sessionOf(role)
    read.push(actorOf(await findSession({ ...api.deps, encryption }, token)))
  }
  expect(read).toEqual([
    { kind: 'visitor', shopperId: expect.any(String) },
    { kind: 'customer', customerId: 'customer-1' },
    { kind: 'staff', storeId: 2, employeeNumber: 'seller', role: 'seller' },
    { kind: 'staff', storeId: 2, employeeNumber: 'finance', role: 'finance' },
    { kind: 'manager', managerId: 'manager-1' },
  ])
  expect(actorOf(null)).toEqual({ kind: 'visitor', shopperId: null })
})

it('has a permission on every endpoint, and an actor to check it on', () => {
  const unnamed = api.routes.filter(({ endpoint }) => !ROLES.some((role) => can(role, endpoint.permission)))
  expect(unnamed.map(({ endpoint }) => endpoint.route.path)).toEqual([])
  const unread = api.routes.filter(({ options }) => options.session === 'none' && !options.verify)
  expect(unread.filter(({ endpoint }) => !can('visitor', endpoint.permission))).toEqual([])
})

it('answers every endpoint to every role as the table states, whatever they send', async () => {
  const wrong: string[] = []
  for (const one of api.routes)
    for (const role of SESSION_ROLES) {
      // Endpoints that read no session see a visitor: cacheable answers, and notices that prove themselves by a key.
      const seen = one.options.session === 'none' ? 'visitor' : role
      const expected = expectedFor(seen, one)
      const status = await statusFor(one, role)
      const got = status === 401 || status === 403 ? status : 'allowed'
      if (got !== expected) wrong.push(`${one.endpoint.route.path} as ${role}: ${got}, not ${expected}`)
    }
  expect(wrong).toEqual([])
})

it('opens no endpoint of the staff to anyone else', () => {
  const ofStaff = api.routes.filter(({ endpoint }) => endpoint.route.path.startsWith('/api/staff/'))
  expect(ofStaff.length).toBeGreaterThan(50)
  const open = ofStaff.filter(({ endpoint }) =>
    ['visitor', 'customer', 'manager'].some((role) => can(role as Role, endpoint.permission)),
  )
  expect(open.map(({ endpoint }) => endpoint.route.path)).toEqual([])
})

it('ends what a role opens with the request after it has changed, and all of it for a member of staff who has left', async () => {
  const set = (column: string) =>
    api.test.database.query({ text: `update staff set ${column} where store_id = 2 and employee_number = 'finance'` })
  const { cookie } = await sessionOf('finance')
  const statusOf = async (path: string) => (await ask(api, path, { headers: { cookie } })).status
  expect(await statusOf('/api/staff/payments')).toBe(200)
  await set(`role = 'seller'`)
  const refused = await ask(api, '/api/staff/payments', { headers: { cookie } })
  expect([refused.status, refused.body.error]).toEqual([
    403,
    expect.objectContaining({ code: 'request.forbidden', message: expect.stringContaining('behörighet') }),
  ])
  expect(await statusOf('/api/staff/orders')).toBe(200)
  await set('left_at = now()')
  expect([await statusOf('/api/staff/orders'), await statusOf('/api/staff/member')]).toEqual([401, 401])
  await set(`left_at = null, role = 'finance'`)
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
      expect(mayCall({ actor } as Parameters<typeof mayCall>[0], one)).toBe(can(roleOf(actor), permission))
  }
  const expected = ['webhook /api/payment/callback/:provider 200', 'webhook /api/sms/report/:provider 404']
  expect(opened.toSorted()).toEqual(expected)
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
