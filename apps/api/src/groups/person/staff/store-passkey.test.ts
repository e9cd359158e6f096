import { STEP_UP_MINUTES } from '@klarsikt/core/identity'
import { STAFF_CODE_MINUTES } from '@klarsikt/core/staff'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { type Browser, lettersTo, loggedIn, openBrowser, registered } from '../identity/testing/customer-browser.js'
import { type SoftwareAuthenticator, softwareAuthenticator } from '../identity/testing/software-authenticator.js'
import { addStaff } from './add-staff.js'
import { removeStaff, resetStaff } from './change-staff.js'
import { addBerit, BERIT, BERIT_EMAIL, codeFor, storeLoggedIn } from './testing/staff-browser.js'

const LOGIN = '/api/auth/user/loginStore'
const CONFIRM = '/api/auth/user/confirmStorePasskey'
const OPTIONS = '/api/auth/user/storePasskeyOptions'
const PATH = '/api/staff/passkey'
const KEY = { storeId: 2, employeeNumber: BERIT.employeeNumber }
const MINUTE = 60_000
const DONE = { success: true }

let api: TestApi
let ahead = 0
const pass = (minutes: number) => void (ahead += minutes * MINUTE)
beforeEach(async () => {
  ahead = 0
  api = await createTestApi({ clock: { now: () => new Date(Date.parse(NOW) + ahead) }, size: 8 })
  await addBerit(api)
})
afterEach(() => api.drop())

const newPasskey = () => softwareAuthenticator(new URL(api.deps.settings.publicUrl).origin)
const rows = async (text: string) => (await api.test.database.query({ text })).rows
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code]
const FAILED = [401, 'store-passkey.failed']
const EXPIRED = [409, 'store-login.expired']
const userOf = async (browser: Browser) => (await browser.post('/api/auth/user/getUser')).body.user
const answer = (browser: Browser, response: unknown) => browser.post(CONFIRM, { response })
const questionFor = async (browser: Browser) => (await browser.post(OPTIONS)).body.options

async function add(browser: Browser, passkey: SoftwareAuthenticator) {
  const { options } = (await browser.post(`${PATH}/registerOptions`)).body
  return browser.post(`${PATH}/register`, { response: passkey.make(options), name: 'Kassan' })
}

async function withPasskey() {
  const desk = await storeLoggedIn(api)
  const passkey = newPasskey()
  expect((await add(desk, passkey)).body).toEqual(DONE)
  return { desk, passkey }
}

/** A browser after the right password, before the second step. */
async function begun(typed: object = BERIT): Promise<Browser> {
  const browser = await openBrowser(api)
  await browser.post(LOGIN, typed)
  return browser
}

describe('a passkey of staff', () => {
  it('is added once logged in by a code, listed, announced by letter and audited [STAFF-008]', async () => {
    const { desk, passkey } = await withPasskey()
    const { data } = (await desk.get(`${PATH}/list`)).body
    expect(data).toMatchObject([{ id: passkey.id, name: 'Kassan', lastUsedAt: null }])
    const [letter] = await lettersTo(api, BERIT_EMAIL)
    expect(letter).toMatchObject({ kind: 'staff-passkey-added', text: expect.stringContaining('Kassan') })
    const [audited] = await readAudit(api.test.database, { limit: 1 })
    expect(audited).toMatchObject({ action: 'staff.passkey-added', actorKind: 'staff', subjectId: '2/1001' })
  })

  it('is the second step after the password, which says that there is one [STAFF-008]', async () => {
    expect((await (await openBrowser(api)).post(LOGIN, BERIT)).body.hasPasskey).toBe(false)
    const { passkey } = await withPasskey()
    const browser = await openBrowser(api)
    expect((await browser.post(LOGIN, BERIT)).body.hasPasskey).toBe(true)
    const options = await questionFor(browser)
    expect(options).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
    })
    const before = browser.cookie()
    const done = await answer(browser, passkey.sign(options))
    expect(done.body).toEqual({ success: true, user: { isStore: true, name: 'Malmö Outlet' } })
    expect(browser.cookie()).not.toBe(before)
    expect((await browser.get('/api/staff/member')).body.data).toMatchObject({ name: 'Berit Berg' })
    expect(await readAudit(api.test.database, { limit: 1 })).toMatchObject([{ action: 'staff.logged-in' }])
    expect((await browser.get(`${PATH}/list`)).body.data).toMatchObject([{ lastUsedAt: new Date(NOW).toISOString() }])
  })

  it('is renamed and removed by its owner only', async () => {
    const { desk, passkey } = await withPasskey()
    const { encryption, database } = api.deps
    const credentials = { email: 'bo@klarsikt.example', password: BERIT.password }
    const bo = { storeId: 2, employeeNumber: '1002', name: 'Bo Ek', role: 'seller' as const }
    await addStaff(database, bo, new Date(NOW), { encryption, credentials })
    const stranger = await begun({ ...BERIT, employeeNumber: '1002' })
    await stranger.post('/api/auth/user/confirmStoreLogin', { code: await codeFor(api, credentials.email) })
    const { id } = passkey
    for (const [call, body] of [
      ['rename', { id, name: 'Min' }],
      ['remove', { id }],
    ] as const)
      expect((await stranger.post(`${PATH}/${call}`, body)).body).toEqual(DONE)
    expect((await stranger.get(`${PATH}/list`)).body.data).toEqual([])
    expect((await desk.get(`${PATH}/list`)).body.data).toMatchObject([{ name: 'Kassan' }])
    pass(STEP_UP_MINUTES + 1)
    expect((await desk.post(`${PATH}/rename`, { id, name: ' Disken ' })).body).toEqual(DONE)
    expect((await desk.get(`${PATH}/list`)).body.data).toMatchObject([{ name: 'Disken' }])
    expect(await readAudit(api.test.database, { limit: 1 })).toMatchObject([{ action: 'staff.passkey-renamed' }])
    expect(codeOf(await desk.post(`${PATH}/remove`, { id }))).toEqual([403, 'login.step-up-required'])
    expect(codeOf(await desk.post(`${PATH}/registerOptions`))).toEqual([403, 'login.step-up-required'])
    const again = await storeLoggedIn(api)
    expect((await again.post(`${PATH}/remove`, { id })).body).toEqual(DONE)
    expect(await rows('select 1 from passkey')).toEqual([])
    const [letter] = await lettersTo(api, BERIT_EMAIL)
    expect(letter).toMatchObject({ kind: 'staff-passkey-removed', text: expect.stringContaining('Disken') })
  })

  it('is gone when its owner leaves or is given a new password', async () => {
    const { database, encryption } = api.deps
    await withPasskey()
    await database.transaction((tx) => resetStaff(tx, encryption, { ...KEY, password: BERIT.password }))
    expect(await rows('select 1 from passkey')).toEqual([])
    await withPasskey()
    await database.transaction((tx) => removeStaff(tx, KEY, new Date(NOW)))
    expect(await rows('select 1 from passkey')).toEqual([])
  })

  it('opens nothing as a customer’s', async () => {
    const { passkey } = await withPasskey()
    const browser = await openBrowser(api)
    const { options } = (await browser.post('/api/auth/passkey/loginOptions')).body
    const response = passkey.sign(options)
    const refused = await browser.post('/api/auth/passkey/login', { response })
    expect(codeOf(refused)).toEqual([409, 'passkey.of-staff'])
    expect(refused.body.error.message).toMatch(/hör till din inloggning i butiken.*Logga in som butik/)
    expect(JSON.stringify(refused.body)).not.toMatch(/Malmö|Berit|1001/)
    expect(await userOf(browser)).toBeNull()
  })

  it('says that it is of staff to who holds it only', async () => {
    const { passkey } = await withPasskey()
    const browser = await openBrowser(api)
    const { options } = (await browser.post('/api/auth/passkey/loginOptions')).body
    const response = passkey.sign(options, { origin: 'https://klarsikt.evil.example' })
    expect(codeOf(await browser.post('/api/auth/passkey/login', { response }))).toEqual([401, 'login.failed'])
  })
})

describe('a log-in of a store by a passkey alone', () => {
  const BEGIN = '/api/auth/user/loginStoreByPasskey'
  const optionsFor = async (browser: Browser) => (await browser.post('/api/auth/passkey/loginOptions')).body.options

  it('takes no password and no code, however many wrong passwords came before [STAFF-008]', async () => {
    const { passkey } = await withPasskey()
    for (let n = 0; n < 8; n++) await begun({ ...BERIT, password: 'fel' })
    const browser = await openBrowser(api)
    const before = browser.cookie()
    const done = await browser.post(BEGIN, { response: passkey.sign(await optionsFor(browser)) })
    expect([done.status, done.body]).toEqual([200, { success: true, user: { isStore: true, name: 'Malmö Outlet' } }])
    expect(browser.cookie()).not.toBe(before)
    expect((await browser.get('/api/staff/member')).body.data).toMatchObject({ name: 'Berit Berg' })
    expect(await readAudit(api.test.database, { limit: 1 })).toMatchObject([
      { action: 'staff.logged-in', actorKind: 'staff' },
    ])
  })

  it.each([
    ['another origin', { origin: 'https://klarsikt.evil.example' }],
    ['another shop', { rpId: 'evil.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['no look at who holds it', { isUnverified: true }],
    ['a challenge of its own', { challenge: 'A'.repeat(43) }],
  ])('is refused with %s', async (_name, wrong) => {
    const { passkey } = await withPasskey()
    const browser = await openBrowser(api)
    const response = passkey.sign(await optionsFor(browser), wrong)
    expect(codeOf(await browser.post(BEGIN, { response }))).toEqual(FAILED)
    expect(await userOf(browser)).toBeNull()
  })

  it('leads a customer to their own log-in, once they have signed', async () => {
    await registered(api)
    const passkey = newPasskey()
    const anna = await loggedIn(api)
    const { options } = (await anna.post('/api/auth/passkey/registerOptions')).body
    expect((await anna.post('/api/auth/passkey/register', { response: passkey.make(options), name: '' })).status).toBe(
      200,
    )
    const browser = await openBrowser(api)
    const wrong = passkey.sign(await optionsFor(browser), { origin: 'https://klarsikt.evil.example' })
    expect(codeOf(await browser.post(BEGIN, { response: wrong }))).toEqual(FAILED)
    const refused = await browser.post(BEGIN, { response: passkey.sign(await optionsFor(browser)) })
    expect(codeOf(refused)).toEqual([409, 'passkey.of-customer'])
    expect(refused.body.error.message).toMatch(/hör till ditt konto som kund.*Mina sidor/)
    expect(await userOf(browser)).toBeNull()
  })

  it('is refused twice with one answer, in another session, and to who has left', async () => {
    const { passkey } = await withPasskey()
    const browser = await openBrowser(api)
    const response = passkey.sign(await optionsFor(browser))
    expect(codeOf(await (await openBrowser(api)).post(BEGIN, { response }))).toEqual(FAILED)
    expect((await browser.post(BEGIN, { response })).status).toBe(200)
    expect(codeOf(await browser.post(BEGIN, { response }))).toEqual(FAILED)
    await api.deps.database.transaction((tx) => removeStaff(tx, KEY, new Date(NOW)))
    const late = await openBrowser(api)
    expect(codeOf(await late.post(BEGIN, { response: passkey.sign(await optionsFor(late)) }))).toEqual(FAILED)
  })
})

describe('the till of a store', () => {
  it('that has been logged in before is open to its staff, despite wrong passwords from the same address', async () => {
    const till = await storeLoggedIn(api)
    await till.post('/api/auth/user/logout')
    for (let n = 0; n < 8; n++) await begun({ ...BERIT, password: 'fel' })
    expect((await (await openBrowser(api)).post(LOGIN, BERIT)).status).toBe(429)
    expect((await till.post(LOGIN, BERIT)).status).toBe(200)
  })
})

describe('the second step by a passkey is refused', () => {
  it.each([
    ['another origin', { origin: 'https://klarsikt.evil.example' }],
    ['another shop', { rpId: 'evil.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['no look at who holds it', { isUnverified: true }],
    ['a challenge of its own', { challenge: 'A'.repeat(43) }],
  ])('with %s, and the code still opens', async (_name, wrong) => {
    const { passkey } = await withPasskey()
    const browser = await begun()
    expect(codeOf(await answer(browser, passkey.sign(await questionFor(browser), wrong)))).toEqual(FAILED)
    expect(await userOf(browser)).toBeNull()
    const code = await codeFor(api)
    expect((await browser.post('/api/auth/user/confirmStoreLogin', { code })).status).toBe(200)
  })

  it('without a password before it', async () => {
    const { passkey } = await withPasskey()
    const browser = await openBrowser(api)
    expect(codeOf(await browser.post(OPTIONS))).toEqual(EXPIRED)
    const signed = passkey.sign(await questionFor(await begun()))
    expect(codeOf(await answer(browser, signed))).toEqual(EXPIRED)
  })

  it('to who has none, and to the passkey of another store', async () => {
    const { passkey } = await withPasskey()
    const { encryption, database } = api.deps
    const credentials = { email: 'siv@klarsikt.example', password: BERIT.password }
    const siv = { storeId: 1, employeeNumber: BERIT.employeeNumber, name: 'Siv Ek', role: 'seller' as const }
    await addStaff(database, siv, new Date(NOW), { encryption, credentials })
    const browser = await begun({ ...BERIT, storeId: '1' })
    expect(codeOf(await browser.post(OPTIONS))).toEqual([409, 'store-passkey.none'])
    const [{ passkey_challenge: challenge } = {}] = await rows('select passkey_challenge from store_login')
    const { rpId } = await questionFor(await begun())
    const signed = passkey.sign({ challenge, rpId, userVerification: 'required', timeout: 1 })
    expect(codeOf(await answer(browser, signed))).toEqual(FAILED)
    expect(await userOf(browser)).toBeNull()
  })

  it('when the answer is used again, by another browser, or after the log-in was started again', async () => {
    const { passkey } = await withPasskey()
    const browser = await begun()
    const signed = passkey.sign(await questionFor(browser))
    expect(codeOf(await answer(await begun(), signed))).toEqual(FAILED)
    await browser.post(LOGIN, BERIT)
    expect(codeOf(await answer(browser, signed))).toEqual(FAILED)
    const good = passkey.sign(await questionFor(browser))
    expect((await answer(browser, good)).status).toBe(200)
    expect(codeOf(await answer(browser, good))).toEqual(EXPIRED)
  })

  it('when the same answer comes twice at once, or beside the code', async () => {
    const { passkey } = await withPasskey()
    const sorted = (both: readonly { readonly status: number }[]) => both.filter(({ status }) => status === 200).length
    const browser = await begun()
    const signed = passkey.sign(await questionFor(browser))
    expect(sorted(await Promise.all([answer(browser, signed), answer(browser, signed)]))).toBe(1)
    const other = await begun()
    const again = passkey.sign(await questionFor(other))
    const code = await codeFor(api)
    const both = [answer(other, again), other.post('/api/auth/user/confirmStoreLogin', { code })]
    expect(sorted(await Promise.all(both))).toBe(1)
  })

  it('when the log-in has waited too long', async () => {
    const { passkey } = await withPasskey()
    const browser = await begun()
    const signed = passkey.sign(await questionFor(browser))
    pass(STAFF_CODE_MINUTES)
    expect(codeOf(await answer(browser, signed))).toEqual(EXPIRED)
    expect(codeOf(await browser.post(OPTIONS))).toEqual(EXPIRED)
  })

  it('when its counter goes back, as that of a copy does', async () => {
    const { passkey } = await withPasskey()
    for (const [counter, status] of [
      [7, 200],
      [7, 401],
      [8, 200],
    ] as const) {
      const browser = await begun()
      const signed = passkey.sign(await questionFor(browser), { counter })
      expect((await answer(browser, signed)).status).toBe(status)
    }
  })
})
