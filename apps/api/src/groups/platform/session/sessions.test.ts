import { STORE_SESSION_HOURS } from '@klarsikt/core/staff'
import { createEncryption } from '@klarsikt/server/encryption'
import { createTestDatabase, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SECRET } from '../../../testing/secret.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readSessionCookie, writeSessionCookie } from './cookie.js'
import { findSession, removeExpiredSessions, rotateSession, SESSION_DAYS, startSession } from './sessions.js'

const HOUR = 3_600_000
let test: TestDatabase
let now = Date.parse('2026-11-02T10:00:00Z')
const clock = { now: () => new Date(now) }
const parts = () => ({ database: test.database, encryption: createEncryption(SECRET), clock })
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.drop())

it('lives thirty days after the last visit', async () => {
  const { token } = await startSession(parts())
  now += (SESSION_DAYS - 1) * 24 * HOUR
  expect(await findSession(parts(), token)).not.toBeNull()
  now += (SESSION_DAYS - 1) * 24 * HOUR
  expect(await findSession(parts(), token)).not.toBeNull()
  now += (SESSION_DAYS + 1) * 24 * HOUR
  expect(await findSession(parts(), token)).toBeNull()
  await removeExpiredSessions(parts())
  expect((await test.database.query({ text: 'select count(*)::int as n from session' })).rows).toEqual([{ n: 0 }])
})

it('ends a store’s session eight hours after the log-in, however busy it is', async () => {
  await addStaff(test.database, { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'seller' }, clock.now())
  const store = { id: 2, employeeNumber: '7', name: 'Malmö Outlet' }
  const { token, session } = await startSession(parts(), { store })
  expect(session).toMatchObject({ store })
  expect(await findSession(parts(), token)).toMatchObject({ store })
  for (let hour = 1; hour < STORE_SESSION_HOURS; hour++) {
    now += HOUR
    expect(await findSession(parts(), token)).not.toBeNull()
  }
  now += HOUR
  expect(await findSession(parts(), token)).toBeNull()
})

it('makes the old token worthless at a rotation and takes consent along', async () => {
  const { token, session } = await startSession(parts())
  await test.database.query({
    text: `update session set consent_groups = '["C0001"]', consent_version = 1, consent_at = $1`,
    values: [clock.now()],
  })
  const known = await findSession(parts(), token)
  const next = await rotateSession(parts(), known ?? session, { cartId: session.cartId, customerId: 'c1' })
  expect(await findSession(parts(), token)).toBeNull()
  expect(await findSession(parts(), next.token)).toMatchObject({
    cartId: session.cartId,
    customerId: 'c1',
    consent: { groups: ['C0001'] },
  })
  expect(next.session.csrfToken).not.toBe(session.csrfToken)
})

it('reads its cookie among others and nothing that only looks like it', () => {
  const token = 'a'.repeat(43)
  const plain = { secure: false }
  expect(readSessionCookie(`x=1; klarsikt_session=${token}; y=2`, plain)).toBe(token)
  for (const header of [
    null,
    '',
    'klarsikt_session=',
    `klarsikt_session=${token}x`,
    `my_klarsikt_session=${token}`,
    `klarsikt_session="${token}"`,
  ])
    expect(readSessionCookie(header, plain)).toBeNull()
  expect(writeSessionCookie(token, { secure: false, maxAgeSeconds: 60 })).toBe(
    `klarsikt_session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`,
  )
})

it('takes over HTTPS only a cookie that no sibling subdomain can plant', () => {
  const token = 'a'.repeat(43)
  const planted = 'b'.repeat(43)
  const https = { secure: true }
  expect(writeSessionCookie(token, { ...https, maxAgeSeconds: 60 })).toBe(
    `__Host-klarsikt_session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure`,
  )
  expect(readSessionCookie(`__Host-klarsikt_session=${token}; klarsikt_session=${planted}`, https)).toBe(token)
  expect(readSessionCookie(`klarsikt_session=${planted}`, https)).toBeNull()
})
