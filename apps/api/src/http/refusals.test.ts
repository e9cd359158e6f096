import { can, isStaffRole, STAFF_ROLES, type StaffRole } from '@klarsikt/core/access'
import { createEncryption } from '@klarsikt/server/encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addStaff } from '../groups/person/staff/add-staff.js'
import { writeSessionCookie } from '../groups/platform/session/cookie.js'
import { findSession, rotateSession, startSession } from '../groups/platform/session/sessions.js'
import { addTestCustomer } from '../testing/add-test-customer.js'
import { databaseDigest } from '../testing/database-digest.js'
import { SECRET } from '../testing/secret.js'
import { NOW } from '../testing/small-shop-parts.js'
import { ask, createTestApi, type TestApi } from '../testing/test-api.js'
import type { Implemented } from './implement.js'

type Kind = 'visitor' | 'customer' | StaffRole | 'manager'
/** The headers that a request sends. */
type Shown = Readonly<Record<string, string>>

const encryption = createEncryption(SECRET)
function inSession(kind: Kind): Parameters<typeof startSession>[1] {
  if (isStaffRole(kind)) return { store: { id: 2, employeeNumber: kind, name: 'Malmö Outlet' } }
  if (kind === 'customer') return { customerId: 'customer-1' }
  return kind === 'manager' ? { managerId: 'manager-1' } : {}
}
const KINDS: readonly Kind[] = ['visitor', 'customer', ...STAFF_ROLES, 'manager']

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ rateLimitFactor: 1_000 })
  for (const role of STAFF_ROLES)
    await addStaff(api.test.database, { storeId: 2, employeeNumber: role, name: 'Eva', role }, new Date(NOW))
  await addTestCustomer(api.test.database, encryption, 'customer-1')
})
afterAll(() => api.drop())

/** All calls that read a session and that the given kind of actor may not make. */
const closedTo = (kind: Kind): readonly Implemented[] =>
  api.routes.filter(({ endpoint, options }) => options.session !== 'none' && !can(kind, endpoint.permission))

async function sessionOf(kind: Kind): Promise<{ readonly token: string; readonly shown: Shown }> {
  const { token, session } = await startSession({ ...api.deps, encryption }, inSession(kind))
  const cookie = writeSessionCookie(token, { secure: false, maxAgeSeconds: 60 }).split(';')[0] ?? ''
  return { token, shown: { cookie, 'csrf-token': session.csrfToken } }
}

/** Makes the calls and expects the status from each, and no change in any table. */
async function expectRefused(calls: readonly Implemented[], shown: Shown, status: 401 | 403): Promise<void> {
  expect(calls.length).toBeGreaterThan(10)
  const before = await databaseDigest(api.test.database)
  for (const { endpoint } of calls) {
    const { method, path } = endpoint.route
    const answer = await ask(api, path.replaceAll(/:\w+/g, '1'), {
      method,
      headers: { ...shown, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: '{}' }),
    })
    expect([path, answer.status]).toEqual([path, status])
  }
  expect(await databaseDigest(api.test.database)).toEqual(before)
}

describe('refused calls change nothing in any table', () => {
  it('without a log-in: with no cookie, and with one that is none', async () => {
    await expectRefused(closedTo('visitor'), {}, 401)
    await expectRefused(closedTo('visitor'), { cookie: `klarsikt_session=${'a'.repeat(43)}`, 'csrf-token': 'x' }, 401)
  })

  it.each(KINDS)('as a %s who may not', async (kind) => {
    const { shown } = await sessionOf(kind)
    await expectRefused(closedTo(kind), shown, kind === 'visitor' ? 401 : 403)
  })

  it.each(KINDS.filter((kind) => kind !== 'visitor'))('with the token of a %s that was renewed', async (kind) => {
    const { token, shown } = await sessionOf(kind)
    const session = await findSession({ ...api.deps, encryption }, token)
    if (!session) throw new Error('No session')
    await rotateSession({ ...api.deps, encryption }, session, inSession(kind) ?? {})
    await expectRefused(closedTo('visitor'), shown, 401)
  })

  it('with the token of a store that has logged out', async () => {
    const { shown } = await sessionOf('seller')
    const left = await ask(api, '/api/auth/user/logout', { method: 'POST', headers: shown })
    expect(left.status).toBe(200)
    await expectRefused(closedTo('visitor'), shown, 401)
  })
})
