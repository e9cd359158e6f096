import { ACCOUNT_TERMS_VERSION, STEP_UP_MINUTES } from '@klarsikt/core/identity'
import { RATE_LIMITS } from '@klarsikt/core/limits'
import { hash } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOW } from '../../testing/small-shop.js'
import { createTestApi, type TestApi } from '../../testing/test-api.js'
import { AUDITED_CALLS } from '../audit/audited.js'
import { readAudit } from '../audit/read-audit.js'
import {
  ANNA,
  type Browser,
  lettersTo,
  loggedIn,
  openBrowser,
  registered,
  secretFor,
} from './testing/customer-browser.js'

const MINUTE = 60_000
let api: TestApi
let ahead = 0
const pass = (minutes: number) => void (ahead += minutes * MINUTE)
beforeEach(async () => {
  ahead = 0
  api = await createTestApi({ clock: { now: () => new Date(Date.parse(NOW) + ahead) }, size: 8 })
})
afterEach(() => api.drop())

const PATHS = {
  register: '/api/auth/user/register',
  verifyEmail: '/api/auth/user/verifyEmail',
  login: '/api/auth/user/login',
  acceptTerms: '/api/auth/user/acceptTerms',
  changeEmail: '/api/auth/user/changeEmail',
  changePassword: '/api/auth/user/changePassword',
  endLoginSessions: '/api/auth/user/endSessions',
  updateCustomerDetails: '/api/customer/updateDetails',
  logout: '/api/auth/user/logout',
  requestPasswordReset: '/api/auth/user/requestPasswordReset',
  resetPassword: '/api/auth/user/resetPassword',
} as const

const userOf = async (browser: Browser) => (await browser.post('/api/auth/user/getUser')).body.user
const login = (browser: Browser, of: Partial<typeof ANNA> = {}) =>
  browser.post('/api/auth/user/login', { email: of.email ?? ANNA.email, password: of.password ?? ANNA.password })
const rows = async (text: string) => (await api.test.database.query({ text })).rows

describe('an account', () => {
  it('is opened, verified by its letter and logged in to [AUTH-001, AUTH-005]', async () => {
    const browser = await openBrowser(api)
    const opened = await browser.post('/api/auth/user/register', ANNA)
    expect(opened.body).toMatchObject({ success: true, result: 'SuccessPendingEmail' })
    const early = await login(browser)
    expect(early.body).toMatchObject({ success: false, result: 'EmailNotVerified' })
    expect(await userOf(browser)).toBeNull()
    const token = await secretFor(api, ANNA.email, 'account-verify-email')
    expect((await browser.post('/api/auth/user/verifyEmail', { token })).body).toEqual({ success: true })
    const done = await login(browser)
    expect(done.body).toEqual({ success: true, user: { isStore: false, name: 'Anna' } })
    expect(await userOf(browser)).toEqual({ isStore: false, name: 'Anna' })
    expect((await browser.get('/api/customer/details')).body.data).toMatchObject({
      email: ANNA.email,
      firstName: 'Anna',
      personalNumber: null,
      customerNumber: expect.stringMatching(/^\d{9}$/),
    })
  })

  it('is refused with the field that is wrong, and with a common password [VALID-010, VALID-012]', async () => {
    const browser = await openBrowser(api)
    const wrong = await browser.post('/api/auth/user/register', { ...ANNA, password: 'kort', termsAccepted: false })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body.error.fields)).toEqual(['password', 'passwordRepeat', 'termsAccepted'])
    const common = { ...ANNA, password: 'Password123', passwordRepeat: 'Password123' }
    const refused = await browser.post('/api/auth/user/register', common)
    expect(refused.body.error.fields).toEqual({ password: 'Lösenordet är för vanligt. Välj ett annat.' })
    expect(await rows('select 1 from customer')).toEqual([])
  })

  it.each(['Klarsikt2026!', 'klar-sikt-optiker', 'anna.1990', 'Ek, Anna 17', 'Kundtjanst-7'])(
    'is refused with a password that is made of words of the shop or the customer: %s',
    async (password) => {
      const browser = await openBrowser(api)
      const typed = { ...ANNA, email: 'kundtjanst@klarsikt.example', password, passwordRepeat: password }
      const refused = await browser.post('/api/auth/user/register', typed)
      expect(refused.body.error?.fields).toEqual({ password: 'Lösenordet är för vanligt. Välj ett annat.' })
    },
  )

  it('takes a password that only holds such a word among others', async () => {
    const password = 'Anna gillar havsvind'
    const browser = await openBrowser(api)
    const answer = await browser.post('/api/auth/user/register', { ...ANNA, password, passwordRepeat: password })
    expect(answer.status).toBe(200)
  })

  it('stores nothing that names the customer in the open', async () => {
    await registered(api)
    const [row] = await rows('select * from customer')
    for (const text of ['anna', 'Anna', '0701740605', ANNA.password]) expect(JSON.stringify(row)).not.toContain(text)
    expect(row).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) })
  })

  it('verifies once, within 24 hours, and mails another link at the next log-in [ERR-006]', async () => {
    const browser = await openBrowser(api)
    await browser.post('/api/auth/user/register', ANNA)
    const token = await secretFor(api, ANNA.email, 'account-verify-email')
    pass(24 * 60 + 1)
    const late = await browser.post('/api/auth/user/verifyEmail', { token })
    expect([late.status, late.body.error.code]).toEqual([410, 'verification.expired'])
    await login(browser)
    const fresh = await secretFor(api, ANNA.email, 'account-verify-email')
    expect(fresh).not.toBe(token)
    expect((await browser.post('/api/auth/user/verifyEmail', { token: fresh })).status).toBe(200)
    expect((await browser.post('/api/auth/user/verifyEmail', { token: fresh })).status).toBe(410)
  })

  it('asks for terms that are new before the log-in is complete [AUTH-004]', async () => {
    await registered(api)
    await rows(`update customer set terms_version = '2020-01'`)
    const browser = await openBrowser(api)
    const stopped = await login(browser)
    expect(stopped.body).toMatchObject({
      success: false,
      result: 'TermsNotAccepted',
      termsVersion: ACCOUNT_TERMS_VERSION,
    })
    expect(await userOf(browser)).toBeNull()
    const old = await browser.post('/api/auth/user/acceptTerms', { version: '2020-01' })
    expect(old.body).toMatchObject({ success: false, result: 'TermsNotAccepted' })
    const accepted = await browser.post('/api/auth/user/acceptTerms', { version: ACCOUNT_TERMS_VERSION })
    expect(accepted.body).toMatchObject({ success: true, user: { name: 'Anna' } })
    const other = await openBrowser(api)
    const none = await other.post('/api/auth/user/acceptTerms', { version: ACCOUNT_TERMS_VERSION })
    expect(none.body.error.code).toBe('login.expired')
  })

  it('lets a log-in that stopped at the terms go on for a quarter of an hour', async () => {
    await registered(api)
    await rows(`update customer set terms_version = null`)
    const browser = await openBrowser(api)
    await login(browser)
    pass(16)
    const late = await browser.post('/api/auth/user/acceptTerms', { version: ACCOUNT_TERMS_VERSION })
    expect([late.status, late.body.error.code]).toEqual([409, 'login.expired'])
  })
})

describe('a log-in', () => {
  it('gives the session another token, and the old one is worth nothing', async () => {
    await registered(api)
    const browser = await openBrowser(api)
    const before = browser.cookie()
    await login(browser)
    expect(browser.cookie()).not.toBe(before)
    expect(
      (await api.app.request('http://shop.test/api/customer/details', { headers: { cookie: before } })).status,
    ).toBe(401)
  })

  it('is answered alike for a wrong password and an address without an account, and does the same work', async () => {
    await registered(api)
    const known = await login(await openBrowser(api), { password: 'Fel-lösenord-1' })
    const unknown = await login(await openBrowser(api), { email: 'ingen@klarsikt.example' })
    expect(known.status).toBe(401)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  })

  it('is locked after five failures, for every caller and whether there is an account or not', async () => {
    await registered(api)
    for (const email of [ANNA.email, 'ingen@klarsikt.example']) {
      const statuses: number[] = []
      for (let n = 0; n <= RATE_LIMITS['login:account'].tries; n++)
        statuses.push((await login(await openBrowser(api), { email, password: 'Fel-lösenord-1' })).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      const right = await login(await openBrowser(api), { email })
      expect([right.status, right.body.error.code]).toEqual([429, 'login.locked'])
      expect(right.body.error.message).toMatch(/Försök igen om \d+ minuter eller återställ lösenordet/)
      expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('answers no more than five of fifty guesses at once', async () => {
    await registered(api)
    const browsers = await Promise.all(Array.from({ length: 50 }, () => openBrowser(api)))
    const answers = await Promise.all(browsers.map((one) => login(one, { password: 'Fel-lösenord-1' })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
  })

  it('hashes again with the parameters of today', async () => {
    await registered(api)
    const weak = await hash(ANNA.password, { memoryCost: 4_096, timeCost: 3, parallelism: 1 })
    await rows(`update customer set password_hash = '${weak}'`)
    expect((await login(await openBrowser(api))).status).toBe(200)
    const [row] = await rows('select password_hash from customer')
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(await openBrowser(api))).status).toBe(200)
  })
})

describe('the cart of a customer', () => {
  const quantities = (answer: { body: { cartHead: { cart: { items: { skuId: string; quantity: number }[] } } } }) =>
    answer.body.cartHead.cart.items.map(({ skuId, quantity }) => [skuId, quantity])
  const put = (browser: Browser, quantity: number, skuId = '100001-1') =>
    browser.post('/api/cart/update', { skuId, quantity })

  it('takes in what was gathered before the log-in, up to twelve a line, on every device [CART-012]', async () => {
    await registered(api)
    const home = await loggedIn(api)
    await put(home, 7)
    const phone = await openBrowser(api)
    await put(phone, 8)
    await login(phone)
    expect(quantities(await phone.get('/api/cart'))).toEqual([['100001-1', 12]])
    expect(quantities(await home.get('/api/cart'))).toEqual([['100001-1', 12]])
    expect(await rows('select 1 from cart')).toHaveLength(1)
  })

  it('is left behind neither at a log-out nor for the next customer of the browser', async () => {
    await registered(api)
    await registered(api, { email: 'erik@klarsikt.example', firstName: 'Erik' })
    const browser = await loggedIn(api)
    await put(browser, 2)
    await browser.post('/api/auth/user/login', { email: 'erik@klarsikt.example', password: ANNA.password })
    expect(quantities(await browser.get('/api/cart'))).toEqual([])
    await login(browser)
    expect(quantities(await browser.get('/api/cart'))).toEqual([['100001-1', 2]])
    await browser.post('/api/auth/user/logout')
    expect(quantities(await browser.get('/api/cart'))).toEqual([])
    expect(await userOf(browser)).toBeNull()
  })

  it('comes to one when devices log in at the same moment', async () => {
    await registered(api)
    const browsers = await Promise.all(Array.from({ length: 4 }, () => openBrowser(api)))
    await Promise.all(browsers.map((one) => put(one, 1)))
    const answers = await Promise.all(browsers.map((one) => login(one)))
    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200))
    for (const one of browsers) expect(quantities(await one.get('/api/cart'))).toEqual([['100001-1', 4]])
  })
})

describe('a password', () => {
  it('is reset by a link that works once, and all devices are logged out', async () => {
    await registered(api)
    const home = await loggedIn(api)
    const browser = await openBrowser(api)
    const asked = await browser.post('/api/auth/user/requestPasswordReset', { email: ANNA.email })
    const unknown = await browser.post('/api/auth/user/requestPasswordReset', { email: 'ingen@klarsikt.example' })
    expect([unknown.status, unknown.body]).toEqual([asked.status, asked.body])
    const token = await secretFor(api, ANNA.email, 'account-reset-password')
    const fresh = { token, password: 'Ny-hemlighet-1', passwordRepeat: 'Ny-hemlighet-1' }
    expect((await browser.post('/api/auth/user/resetPassword', fresh)).body).toEqual({ success: true })
    expect((await browser.post('/api/auth/user/resetPassword', fresh)).body.error.code).toBe('password-reset.expired')
    expect((await home.get('/api/customer/details')).status).toBe(401)
    expect((await login(browser)).status).toBe(401)
    expect((await login(browser, { password: 'Ny-hemlighet-1' })).status).toBe(200)
    expect((await lettersTo(api, ANNA.email))[0]?.kind).toBe('account-password-changed')
  })

  it('is not reset after an hour, nor by a link that a newer one has replaced', async () => {
    await registered(api)
    const browser = await openBrowser(api)
    const reset = (token: string) =>
      browser.post('/api/auth/user/resetPassword', { token, password: 'Ny-hemlig-1', passwordRepeat: 'Ny-hemlig-1' })
    await browser.post('/api/auth/user/requestPasswordReset', { email: ANNA.email })
    const first = await secretFor(api, ANNA.email, 'account-reset-password')
    pass(1)
    await browser.post('/api/auth/user/requestPasswordReset', { email: ANNA.email })
    const second = await secretFor(api, ANNA.email, 'account-reset-password')
    expect((await reset(first)).status).toBe(410)
    pass(61)
    expect((await reset(second)).status).toBe(410)
  })

  it('is changed by who knows the old one; this device goes on and the others end', async () => {
    await registered(api)
    const [home, phone] = [await loggedIn(api), await loggedIn(api)]
    const change = (oldPassword: string) =>
      home.post('/api/auth/user/changePassword', {
        oldPassword,
        password: 'Ny-hemlighet-1',
        passwordRepeat: 'Ny-hemlighet-1',
      })
    expect((await change('fel')).body.error.fields).toEqual({ oldPassword: 'Nuvarande lösenord stämmer inte.' })
    const before = home.cookie()
    expect((await change(ANNA.password)).body).toEqual({ success: true })
    expect(home.cookie()).not.toBe(before)
    expect((await home.get('/api/customer/details')).status).toBe(200)
    expect((await phone.get('/api/customer/details')).status).toBe(401)
  })
})

describe('an e-mail address', () => {
  it('is changed when the new one is verified, and the old one is notified', async () => {
    await registered(api)
    const browser = await loggedIn(api)
    await browser.post('/api/auth/user/changeEmail', { email: 'ny@klarsikt.example' })
    expect((await browser.get('/api/customer/details')).body.data.email).toBe(ANNA.email)
    const token = await secretFor(api, 'ny@klarsikt.example', 'account-new-email')
    expect((await browser.post('/api/auth/user/verifyEmail', { token })).status).toBe(200)
    expect((await browser.get('/api/customer/details')).body.data.email).toBe('ny@klarsikt.example')
    expect((await lettersTo(api, ANNA.email))[0]?.kind).toBe('account-email-changed')
    expect((await login(await openBrowser(api), { email: 'ny@klarsikt.example' })).status).toBe(200)
  })

  it('asks for a recent log-in', async () => {
    await registered(api)
    const browser = await loggedIn(api)
    pass(11)
    const refused = await browser.post('/api/auth/user/changeEmail', { email: 'ny@klarsikt.example' })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'login.step-up-required'])
  })

  it('of another account looks like any other, and never becomes theirs', async () => {
    await registered(api)
    await registered(api, { email: 'erik@klarsikt.example' })
    const browser = await loggedIn(api)
    const answer = await browser.post('/api/auth/user/changeEmail', { email: 'erik@klarsikt.example' })
    expect(answer.body).toEqual({ success: true })
    expect((await lettersTo(api, 'erik@klarsikt.example'))[0]?.kind).toBe('account-exists')
    expect((await browser.get('/api/customer/details')).body.data.email).toBe(ANNA.email)
  })

  it('that is registered again gets a letter, and no one else learns it', async () => {
    await registered(api)
    const browser = await openBrowser(api)
    const again = await browser.post('/api/auth/user/register', {
      ...ANNA,
      firstName: 'Elak',
      password: 'Annat-lösen-1',
      passwordRepeat: 'Annat-lösen-1',
    })
    const fresh = await browser.post('/api/auth/user/register', { ...ANNA, email: 'ny@klarsikt.example' })
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body])
    expect((await lettersTo(api, ANNA.email))[0]).toMatchObject({ kind: 'account-exists' })
    expect((await lettersTo(api, ANNA.email))[0]?.text).not.toContain('Elak')
    expect((await login(browser)).status).toBe(200)
  })
})

describe('devices', () => {
  it('are listed with where they were used, and ended one by one or all at once', async () => {
    await registered(api)
    const home = await loggedIn(api)
    const [phone, tablet] = [await loggedIn(api), await loggedIn(api)]
    const { data } = (await home.get('/api/auth/user/sessions')).body
    expect(data).toHaveLength(3)
    expect(data.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1)
    const other = data.find((one: { isCurrent: boolean }) => !one.isCurrent)
    await home.post('/api/auth/user/endSessions', { id: other.id })
    expect((await home.get('/api/auth/user/sessions')).body.data).toHaveLength(2)
    await home.post('/api/auth/user/endSessions', {})
    for (const one of [phone, tablet]) expect((await one.get('/api/customer/details')).status).toBe(401)
    expect((await home.get('/api/customer/details')).status).toBe(200)
  })

  it('are ended only shortly after a log-in', async () => {
    await registered(api)
    const [home, phone] = [await loggedIn(api), await loggedIn(api)]
    pass(STEP_UP_MINUTES + 1)
    const refused = await home.post('/api/auth/user/endSessions', {})
    expect([refused.status, refused.body.error.code]).toEqual([403, 'login.step-up-required'])
    expect((await phone.get('/api/customer/details')).status).toBe(200)
  })

  it('of another customer are out of reach', async () => {
    await registered(api)
    await registered(api, { email: 'erik@klarsikt.example' })
    const [anna, erik] = [await loggedIn(api), await loggedIn(api, { email: 'erik@klarsikt.example' })]
    const [{ id }] = (await erik.get('/api/auth/user/sessions')).body.data
    await anna.post('/api/auth/user/endSessions', { id })
    expect((await erik.get('/api/customer/details')).body.data.email).toBe('erik@klarsikt.example')
  })

  it('are asked to log in again after 90 days, however much they are used', async () => {
    await registered(api)
    const browser = await loggedIn(api)
    for (let day = 0; day < 89; day += 1) {
      pass(24 * 60)
      expect((await browser.get('/api/customer/details')).status).toBe(200)
    }
    pass(2 * 24 * 60)
    expect((await browser.get('/api/customer/details')).status).toBe(401)
  })
})

it('changes the details of who is logged in, field by field [VALID-014, VALID-016]', async () => {
  await registered(api)
  const browser = await loggedIn(api)
  const typed = {
    firstName: 'Anna',
    lastName: 'Ek',
    mobile: '0701740606',
    street: 'Storgatan 1',
    postalCode: '22222',
    city: 'Lund',
  }
  const marketing = { email: true, sms: false }
  const changed = await browser.post('/api/customer/updateDetails', { ...typed, marketing })
  expect(changed.body.data).toMatchObject({ postalCode: '222 22', marketing })
  const refused = await browser.post('/api/customer/updateDetails', { ...typed, city: '', marketing })
  expect(refused.body.error.fields).toHaveProperty('city')
  expect((await browser.get('/api/customer/details')).body.data.city).toBe('Lund')
})

it('writes who did what, and nothing of what was typed', async () => {
  const browser = await openBrowser(api)
  const call = async (name: keyof typeof PATHS, body?: object) => {
    const { status } = await browser.post(PATHS[name], body, { 'x-request-id': name })
    expect([name, status]).toEqual([name, 200])
  }
  await call('register', ANNA)
  await call('verifyEmail', { token: await secretFor(api, ANNA.email, 'account-verify-email') })
  await rows('update customer set terms_version = null')
  await call('login', ANNA)
  await call('acceptTerms', { version: ACCOUNT_TERMS_VERSION })
  await call('changeEmail', { email: 'ny@klarsikt.example' })
  await call('changePassword', {
    oldPassword: ANNA.password,
    password: 'Ny-hemlighet-1',
    passwordRepeat: 'Ny-hemlighet-1',
  })
  await call('endLoginSessions', {})
  const details = { firstName: 'Anna', lastName: 'Ek', mobile: '0701740606', street: '', postalCode: '', city: '' }
  await call('updateCustomerDetails', { ...details, marketing: { email: false, sms: false } })
  await call('logout')
  await call('requestPasswordReset', ANNA)
  await call('resetPassword', {
    token: await secretFor(api, ANNA.email, 'account-reset-password'),
    password: 'Nyare-hemlighet-1',
    passwordRepeat: 'Nyare-hemlighet-1',
  })
  const audit = await readAudit(api.test.database, { limit: 1000 })
  for (const [name] of Object.entries(PATHS)) {
    const written = audit.filter(({ requestId }) => requestId === name).map(({ action }) => action)
    const declared = AUDITED_CALLS[name as keyof typeof PATHS] as readonly string[]
    // The log-in stopped at the terms; accepting them is what completed it.
    expect([name, written.length > 0]).toEqual([name, name !== 'login'])
    for (const action of written) expect(declared).toContain(action)
  }
  const [{ id: customerId } = { id: '' }] = (await rows('select id from customer')) as { id: string }[]
  const byCustomer = audit.filter(({ actorKind }) => actorKind === 'customer')
  expect(new Set(byCustomer.map(({ actorId }) => actorId))).toEqual(new Set([customerId]))
  for (const text of ['anna', 'Ek', '0701740606', 'hemlighet']) expect(JSON.stringify(audit)).not.toContain(text)
})
