import { RATE_LIMITS } from '@klarsikt/core/limits'
import { STAFF_CODE_MINUTES, STORE_SESSION_HOURS } from '@klarsikt/core/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { countHashings } from '../identity/password-hash.js'
import { lettersTo, loggedIn, openBrowser, registered } from '../identity/testing/customer-browser.js'
import { removeStaff, resetStaff } from './change-staff.js'
import { addBerit, BERIT, BERIT_EMAIL, codeFor, storeLoggedIn } from './testing/staff-browser.js'

const LOGIN = '/api/auth/user/loginStore'
const CONFIRM = '/api/auth/user/confirmStoreLogin'
const KEY = { storeId: 2, employeeNumber: BERIT.employeeNumber }

let api: TestApi
let now = Date.parse(NOW)
const clock = { now: () => new Date(now) }
beforeAll(async () => void (api = await createTestApi({ clock })))
afterAll(() => api.drop())
beforeEach(async () => {
  await api.test.database.query({
    text: 'delete from store_login; delete from session; delete from staff; delete from rate_limit',
  })
  await addBerit(api)
  now += 86_400_000
})

const userOf = async (browser: Awaited<ReturnType<typeof openBrowser>>) =>
  (await browser.post('/api/auth/user/getUser')).body.user
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the log-in of a store', () => {
  it('takes store, number, password and the code that was mailed [STAFF-001, STAFF-008, ROLE-004]', async () => {
    const browser = await openBrowser(api)
    const first = await browser.post(LOGIN, BERIT)
    expect([first.status, first.body]).toEqual([
      200,
      {
        success: false,
        result: 'CodeRequired',
        message: `Vi har skickat en kod till b***@klarsikt.example. Den gäller i ${STAFF_CODE_MINUTES} minuter.`,
        hasPasskey: false,
        channel: 'email',
        channels: ['email'],
      },
    ])
    expect(await userOf(browser)).toBeNull()
    const before = browser.cookie()
    const second = await browser.post(CONFIRM, { code: await codeFor(api) })
    expect([second.status, second.body]).toEqual([
      200,
      { success: true, user: { isStore: true, name: 'Malmö Outlet' } },
    ])
    expect(browser.cookie()).not.toBe(before)
    expect(await userOf(browser)).toEqual({ isStore: true, name: 'Malmö Outlet' })
    expect((await browser.get('/api/staff/member')).body.data).toMatchObject({
      name: 'Berit Berg',
      store: { id: 2, name: 'Malmö Outlet' },
      sessionEndsAt: new Date(now + STORE_SESSION_HOURS * 3_600_000).toISOString(),
    })
    const rows = await readAudit(api.test.database, { limit: 1 })
    expect(rows).toMatchObject([
      { action: 'staff.logged-in', actorKind: 'staff', actorId: '2/1001', subjectType: 'staff', subjectId: '2/1001' },
    ])
  })

  it('takes numbers for what are numbers', async () => {
    const browser = await openBrowser(api)
    const { body } = await browser.post(LOGIN, { ...BERIT, storeId: 2, employeeNumber: 1001 })
    expect(body.result).toBe('CodeRequired')
  })

  it('ends after eight hours, however much it is used, and by a log-out [STAFF-001]', async () => {
    const browser = await storeLoggedIn(api)
    now += STORE_SESSION_HOURS * 3_600_000 - 1_000
    expect(await userOf(browser)).toMatchObject({ isStore: true })
    now += 1_000
    expect((await browser.get('/api/staff/member')).status).toBe(401)
    const again = await storeLoggedIn(api)
    const old = again.cookie()
    await again.post('/api/auth/user/logout')
    expect(await userOf(again)).toBeNull()
    expect(again.cookie()).not.toBe(old)
    expect(await readAudit(api.test.database, { limit: 1 })).toMatchObject([{ action: 'staff.logged-out' }])
  })

  it('begins with an empty cart and leaves nothing of a customer', async () => {
    await registered(api)
    const browser = await loggedIn(api)
    await browser.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
    await browser.post(LOGIN, BERIT)
    await browser.post(CONFIRM, { code: await codeFor(api) })
    expect((await browser.get('/api/cart')).body.cartHead.cart.items).toEqual([])
    expect((await browser.get('/api/customer/details')).status).toBe(403)
  })

  it('refuses what a store cannot add, and lets customers have it [STAFF-007]', async () => {
    const store = await storeLoggedIn(api)
    const refused = await store.post('/api/cart/update', { skuId: '100004-1', quantity: 1 })
    expect(refused.body.error.message).toMatch(/^Butiker kan inte lägga till denna produkt/)
    const visitor = await openBrowser(api)
    expect((await visitor.post('/api/cart/update', { skuId: '100004-1', quantity: 1 })).status).toBe(200)
  })
})

describe('a refused log-in of a store', () => {
  it.each([
    ['an unknown store', { ...BERIT, storeId: '3' }],
    ['an unknown number', { ...BERIT, employeeNumber: '1002' }],
    ['a wrong password', { ...BERIT, password: 'Visa-mindre-2026' }],
  ])('answers the same after the same work and writes nothing: %s', async (_what, typed) => {
    const browser = await openBrowser(api)
    const begun = countHashings()
    const { status, body } = await browser.post(LOGIN, typed)
    expect([status, body.error.code]).toEqual([401, 'store-login.failed'])
    expect(body.error.message).toBe('Butiken, anställningsnumret eller lösenordet stämmer inte. Försök igen.')
    expect(countHashings() - begun).toBe(1)
    expect(await lettersTo(api, BERIT_EMAIL)).toHaveLength(await lettersBefore())
    expect((await browser.post(CONFIRM, { code: '123456' })).body.error.code).toBe('store-login.expired')
  })

  it('names the fields that cannot be right', async () => {
    const browser = await openBrowser(api)
    const { status, body } = await browser.post(LOGIN, { storeId: 'x', employeeNumber: '', password: '' })
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['storeId', 'employeeNumber', 'password']])
  })

  it('is locked after as many tries, right password or not, known number or not', async () => {
    for (const employeeNumber of ['1001', '1002']) {
      const browser = await openBrowser(api)
      const typed = { ...BERIT, employeeNumber, password: 'fel' }
      for (let tries = 0; tries < RATE_LIMITS['store-login:pair'].tries; tries++) await browser.post(LOGIN, typed)
      const locked = await browser.post(LOGIN, { ...BERIT, employeeNumber })
      expect([locked.status, locked.body.error.code]).toEqual([429, 'store-login.locked'])
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
})

describe('the one-time code', () => {
  it('is good once, in its own session and for its time', async () => {
    const [browser, thief] = [await openBrowser(api), await openBrowser(api)]
    await browser.post(LOGIN, BERIT)
    const code = await codeFor(api)
    expect((await thief.post(CONFIRM, { code })).body.error.code).toBe('store-login.expired')
    expect((await browser.post(CONFIRM, { code: other(code) })).body.error.code).toBe('one-time-code.wrong')
    now += STAFF_CODE_MINUTES * 60_000
    expect((await browser.post(CONFIRM, { code })).body.error.code).toBe('store-login.expired')
    await browser.post(LOGIN, BERIT)
    const next = await codeFor(api)
    const answers = await Promise.all([1, 2].map(() => browser.post(CONFIRM, { code: next })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('cannot be guessed in more tries by asking for more codes or from more sessions', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < RATE_LIMITS['one-time-code:staff'].tries + 1; tries++) {
      const browser = await openBrowser(api)
      // Each try has its own session, and its own code while the limit allows it.
      if ((await browser.post(LOGIN, BERIT)).status !== 200) break
      statuses.push((await browser.post(CONFIRM, { code: other(await codeFor(api)) })).status)
    }
    expect(statuses).toEqual(Array.from({ length: RATE_LIMITS['one-time-code-sent:staff'].tries }, () => 422))
    const late = await openBrowser(api)
    expect((await late.post(LOGIN, BERIT)).status).toBe(429)
  })

  it('is in the letter and nowhere else', async () => {
    const browser = await openBrowser(api)
    await browser.post(LOGIN, BERIT)
    const code = await codeFor(api)
    const { rows } = await api.test.database.query<{ row: string }>({
      text: `select l::text as row from store_login l union all select s::text from staff s union all select m::text from mail_outbox m`,
    })
    expect(rows.filter(({ row }) => row.includes(code) || row.includes(BERIT_EMAIL))).toEqual([])
  })
})

describe('who has left or has a new password', () => {
  it('is logged out at once, and the code that waits opens nothing', async () => {
    const working = await storeLoggedIn(api)
    const waiting = await openBrowser(api)
    await waiting.post(LOGIN, BERIT)
    const code = await codeFor(api)
    await api.deps.database.transaction((tx) => removeStaff(tx, KEY, clock.now()))
    expect((await working.get('/api/staff/member')).status).toBe(401)
    expect((await waiting.post(CONFIRM, { code })).body.error.code).toBe('store-login.expired')
    expect((await waiting.post(LOGIN, BERIT)).body.error.code).toBe('store-login.failed')
  })

  it('logs in by the new one only', async () => {
    const working = await storeLoggedIn(api)
    const password = 'En-annan-2026'
    const reset = { ...KEY, password }
    expect(await api.deps.database.transaction((tx) => resetStaff(tx, api.deps.encryption, reset))).toBe(true)
    expect((await working.get('/api/staff/member')).status).toBe(401)
    const browser = await openBrowser(api)
    expect((await browser.post(LOGIN, BERIT)).body.error.code).toBe('store-login.failed')
    expect((await browser.post(LOGIN, { ...BERIT, password })).body.result).toBe('CodeRequired')
  })
})

/** Number of letters from earlier tests, which stay in the outbox. */
async function lettersBefore(): Promise<number> {
  const { rows } = await api.test.database.query<{ n: number }>({
    text: `select count(*)::int as n from mail_outbox where kind = 'staff-code' and created_at < $1`,
    values: [clock.now()],
  })
  return rows[0]?.n ?? 0
}
