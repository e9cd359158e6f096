import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { ANNA, loggedIn, openBrowser, registered, secretFor } from './testing/customer-browser.js'

let api: TestApi
beforeEach(async () => void (api = await createTestApi({ size: 8, rateLimitFactor: 1_000 })))
afterEach(() => api.drop())

const count = async (text: string) => (await api.test.database.query({ text })).rows.length
const twice = <T>(work: () => Promise<T>) => Promise.all([work(), work()])
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

it('logs fifty customers in at once, each with a session and a cart of their own', async () => {
  const emails = Array.from({ length: 50 }, (_, n) => `kund${n}@klarsikt.example`)
  for (const email of emails) await registered(api, { email })
  const browsers = await Promise.all(emails.map(() => openBrowser(api)))
  const answers = await Promise.all(
    browsers.map((one, n) => one.post('/api/auth/user/login', { email: emails[n], password: ANNA.password })),
  )
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
  expect(await count('select distinct customer_id from session where customer_id is not null')).toBe(50)
  expect(await count('select distinct cart_id from session where customer_id is not null')).toBe(50)
})

it('opens one account for twenty registrations of an address at once', async () => {
  const browsers = await Promise.all(Array.from({ length: 20 }, () => openBrowser(api)))
  const answers = await Promise.all(browsers.map((one) => one.post('/api/auth/user/register', ANNA)))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(await count('select 1 from customer')).toBe(1)
  expect(await count(`select 1 from mail_outbox where kind = 'account-verify-email'`)).toBe(1)
})

it('takes a link to verify an address once, of two presses at once', async () => {
  const browser = await openBrowser(api)
  await browser.post('/api/auth/user/register', ANNA)
  const token = await secretFor(api, ANNA.email, 'account-verify-email')
  expect(statuses(await twice(() => browser.post('/api/auth/user/verifyEmail', { token })))).toEqual([200, 409])
  expect(await count(`select 1 from audit where action = 'customer.email-verified'`)).toBe(1)
})

it('takes a link to reset a password once, and only the password of that press opens the account', async () => {
  await registered(api)
  const browser = await openBrowser(api)
  await browser.post('/api/auth/user/requestPasswordReset', { email: ANNA.email })
  const token = await secretFor(api, ANNA.email, 'account-reset-password')
  const passwords = ['Ny-hemlighet-1', 'Ny-hemlighet-2'] as const
  const answers = await Promise.all(
    passwords.map((password) =>
      browser.post('/api/auth/user/resetPassword', { token, password, passwordRepeat: password }),
    ),
  )
  expect(statuses(answers)).toEqual([200, 409])
  for (const [n, password] of passwords.entries()) {
    const login = await (await openBrowser(api)).post('/api/auth/user/login', { email: ANNA.email, password })
    expect(login.status).toBe(answers[n]?.status === 200 ? 200 : 401)
  }
})

it('changes a password once, of two changes at once that both know the old one', async () => {
  await registered(api)
  const browsers = [await loggedIn(api), await loggedIn(api)]
  const passwords = ['Ny-hemlighet-1', 'Ny-hemlighet-2']
  const answers = await Promise.all(
    browsers.map((one, n) =>
      one.post('/api/auth/user/changePassword', {
        oldPassword: ANNA.password,
        password: passwords[n],
        passwordRepeat: passwords[n],
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await count('select 1 from session where customer_id is not null')).toBe(1)
  expect(await count(`select 1 from audit where action = 'customer.password-changed'`)).toBe(1)
})

it('leaves the customer nothing of a cart that changes while they log out', async () => {
  await registered(api)
  const browser = await loggedIn(api)
  const [changed, left] = await Promise.all([
    browser.post('/api/cart/update', { skuId: '100001-1', quantity: 1 }),
    browser.post('/api/auth/user/logout'),
  ])
  expect([200, 403]).toContain(changed.status)
  expect(left.status).toBe(200)
  expect((await browser.get('/api/cart')).body.cartHead.cart.items).toEqual([])
  const again = await loggedIn(api)
  const items = (await again.get('/api/cart')).body.cartHead.cart.items
  expect(items).toHaveLength(changed.status === 200 ? 1 : 0)
})

it('ends a log-in that stopped at the terms when the password is reset', async () => {
  await registered(api)
  await api.test.database.query({ text: 'update customer set terms_version = null' })
  const thief = await openBrowser(api)
  const stopped = await thief.post('/api/auth/user/login', ANNA)
  expect(stopped.body.result).toBe('TermsNotAccepted')
  const browser = await openBrowser(api)
  await browser.post('/api/auth/user/requestPasswordReset', { email: ANNA.email })
  const token = await secretFor(api, ANNA.email, 'account-reset-password')
  const typed = { token, password: 'Ny-hemlighet-1', passwordRepeat: 'Ny-hemlighet-1' }
  expect((await browser.post('/api/auth/user/resetPassword', typed)).status).toBe(200)
  const accepted = await thief.post('/api/auth/user/acceptTerms', { version: stopped.body.termsVersion })
  expect(accepted.status).not.toBe(200)
})

it('opens no session by a password that is changed while its log-in is under way', async () => {
  await registered(api)
  const browser = await openBrowser(api)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  let login: ReturnType<typeof browser.post> | undefined
  await api.test.database.transaction(async (tx) => {
    await tx.query({ text: 'select 1 from customer for update' })
    // The password is right, and the log-in waits for the locked row of the customer.
    login = browser.post('/api/auth/user/login', { email: ANNA.email, password: ANNA.password })
    await vi.waitFor(async () => expect(await count(waiting)).toBe(1))
    await tx.query({ text: `update customer set password_hash = 'another'` })
  })
  expect((await login)?.status).toBe(401)
  expect(await count('select 1 from session where customer_id is not null')).toBe(0)
})
