import { ACCOUNT_TERMS_VERSION, PASSKEYS_MAXIMUM, STEP_UP_MINUTES } from '@klarsikt/core/identity'
import { beforeEach, describe, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { removeExpiredChallenges } from './passkey-challenge.js'
import { relyingParty } from './passkey-relying-party.js'
import { accountShop } from './testing/account-shop.js'
import { ANNA, type Browser, lettersTo, loggedIn, openBrowser, registered } from './testing/customer-browser.js'
import { type SoftwareAuthenticator, softwareAuthenticator } from './testing/software-authenticator.js'

const PATH = '/api/auth/passkey'
const ERIK = { email: 'erik@klarsikt.example', firstName: 'Erik' }
const { own, pass, rows } = accountShop()
beforeEach(() => registered(own.api))

const origin = () => new URL(own.api.deps.settings.publicUrl).origin
const newPasskey = () => softwareAuthenticator(origin())
const challengeFor = async (browser: Browser) => (await browser.post(`${PATH}/loginOptions`)).body.options
const makingFor = async (browser: Browser) => (await browser.post(`${PATH}/registerOptions`)).body.options
const answer = (browser: Browser, response: unknown) => browser.post(`${PATH}/login`, { response })
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code]
const FAILED = [401, 'login.failed']
const REFUSED = [409, 'passkey.refused']

async function add(browser: Browser, passkey: SoftwareAuthenticator, name?: string) {
  const response = passkey.make(await makingFor(browser))
  return browser.post(`${PATH}/register`, { response, ...(name !== undefined && { name }) })
}

async function logIn(browser: Browser, passkey: SoftwareAuthenticator, wrong?: Parameters<typeof passkey.sign>[1]) {
  return answer(browser, passkey.sign(await challengeFor(browser), wrong))
}

/** Anna with a passkey, in the browser that added it. */
async function withPasskey(): Promise<{ home: Browser; passkey: SoftwareAuthenticator }> {
  const home = await loggedIn(own.api)
  const passkey = newPasskey()
  expect((await add(home, passkey, ' Annas telefon ')).body).toEqual({ success: true })
  return { home, passkey }
}

describe('a passkey', () => {
  it('is added by who is logged in, listed, announced by letter and audited', async () => {
    const { home, passkey } = await withPasskey()
    const { data } = (await home.get(`${PATH}/list`)).body
    const listed = { id: passkey.id, name: 'Annas telefon', addedAt: new Date(NOW).toISOString() }
    expect(data).toEqual([{ ...listed, lastUsedAt: null, isBackedUp: false }])
    const [letter] = await lettersTo(own.api, ANNA.email)
    expect(letter).toMatchObject({ kind: 'account-passkey-added', text: expect.stringContaining('Annas telefon') })
    const [{ id } = {}] = await rows('select id from customer')
    const audits = await readAudit(own.api.test.database, { limit: 1 })
    expect(audits).toMatchObject([{ action: 'customer.passkey-added', actorKind: 'customer', actorId: id }])
    expect(JSON.stringify(await rows('select * from passkey'))).not.toContain('Annas')
  })

  it('logs in without an address, and the session gets another token [AUTH-001]', async () => {
    const { passkey } = await withPasskey()
    const browser = await openBrowser(own.api)
    const before = browser.cookie()
    const done = await logIn(browser, passkey)
    expect(done.body).toEqual({ success: true, user: { isStore: false, name: 'Anna' } })
    expect(browser.cookie()).not.toBe(before)
    const { data } = (await browser.get(`${PATH}/list`)).body
    expect(data).toMatchObject([{ lastUsedAt: new Date(NOW).toISOString() }])
    // The passkey verified its holder, so a sensitive call needs no second log-in.
    expect((await browser.post(`${PATH}/registerOptions`)).status).toBe(200)
  })

  it('stops where a password would: at new terms, and at an address that waits to be verified [AUTH-004, AUTH-005]', async () => {
    const { passkey } = await withPasskey()
    await rows(`update customer set terms_version = '2020-01'`)
    const browser = await openBrowser(own.api)
    expect((await logIn(browser, passkey)).body).toMatchObject({ success: false, result: 'TermsNotAccepted' })
    const accepted = await browser.post('/api/auth/user/acceptTerms', { version: ACCOUNT_TERMS_VERSION })
    expect(accepted.body).toMatchObject({ success: true, user: { name: 'Anna' } })
    await rows('update customer set email_verified_at = null')
    expect((await logIn(await openBrowser(own.api), passkey)).body).toMatchObject({ result: 'EmailNotVerified' })
  })

  it('opens nothing once it is removed; another customer cannot remove it, and the password stays', async () => {
    const { home, passkey } = await withPasskey()
    await registered(own.api, ERIK)
    const stranger = await loggedIn(own.api, ERIK)
    expect((await stranger.post(`${PATH}/remove`, { id: passkey.id })).body).toEqual({ success: true })
    expect((await stranger.get(`${PATH}/list`)).body.data).toEqual([])
    expect((await logIn(await openBrowser(own.api), passkey)).status).toBe(200)
    const begun = await openBrowser(own.api)
    const signed = passkey.sign(await challengeFor(begun))
    expect((await home.post(`${PATH}/remove`, { id: passkey.id })).body).toEqual({ success: true })
    expect((await home.post(`${PATH}/remove`, { id: passkey.id })).body).toEqual({ success: true })
    expect(codeOf(await answer(begun, signed))).toEqual(FAILED)
    const kinds = (await lettersTo(own.api, ANNA.email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'account-passkey-removed')).toHaveLength(1)
    const [last] = await readAudit(own.api.test.database, { limit: 1 })
    expect(last).toMatchObject({ action: 'customer.passkey-removed' })
    expect((await (await loggedIn(own.api)).get('/api/customer/details')).status).toBe(200)
  })

  it('is added and removed only shortly after a log-in', async () => {
    const { home, passkey } = await withPasskey()
    const options = await makingFor(home)
    pass(STEP_UP_MINUTES + 1)
    const answers = [
      await home.post(`${PATH}/registerOptions`),
      await home.post(`${PATH}/register`, { response: newPasskey().make(options) }),
      await home.post(`${PATH}/remove`, { id: passkey.id }),
    ]
    for (const one of answers) expect(codeOf(one)).toEqual([403, 'login.step-up-required'])
    expect(await rows('select 1 from passkey')).toHaveLength(1)
  })

  it('is one of ten at most, also of those that are added at once', async () => {
    const home = await loggedIn(own.api)
    const many = await Promise.all(Array.from({ length: PASSKEYS_MAXIMUM + 2 }, () => makingFor(home)))
    const done = await Promise.all(
      many.map((options) => home.post(`${PATH}/register`, { response: newPasskey().make(options) })),
    )
    expect(done.filter(({ status }) => status === 200)).toHaveLength(PASSKEYS_MAXIMUM)
    expect(codeOf(await home.post(`${PATH}/registerOptions`))).toEqual([409, 'passkey.too-many'])
  })
})

describe('a passkey is not added', () => {
  it.each([
    ['another origin', { origin: 'https://klarsikt.evil.example' }],
    ['another shop', { rpId: 'evil.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['no look at who holds it', { isUnverified: true }],
    ['a challenge of its own', { challenge: 'A'.repeat(43) }],
  ])('with %s', async (_name, wrong) => {
    const home = await loggedIn(own.api)
    const response = newPasskey().make(await makingFor(home), wrong)
    expect(codeOf(await home.post(`${PATH}/register`, { response }))).toEqual(REFUSED)
    expect(await rows('select 1 from passkey')).toEqual([])
  })

  it('twice, to a second customer, or by the challenge of a log-in', async () => {
    const { home, passkey } = await withPasskey()
    await registered(own.api, ERIK)
    const stranger = await loggedIn(own.api, ERIK)
    expect(codeOf(await add(stranger, passkey))).toEqual(REFUSED)
    expect((await logIn(await openBrowser(own.api), passkey)).status).toBe(401)
    const { challenge } = await challengeFor(home)
    const response = newPasskey().make({ ...(await makingFor(home)), challenge })
    expect(codeOf(await home.post(`${PATH}/register`, { response }))).toEqual(REFUSED)
  })
})

describe('a log-in by passkey is refused', () => {
  it.each([
    ['another origin', { origin: 'https://klarsikt.evil.example' }],
    ['another shop', { rpId: 'evil.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['no look at who holds it', { isUnverified: true }],
    ['a challenge of its own', { challenge: 'A'.repeat(43) }],
  ])('with %s', async (_name, wrong) => {
    const { passkey } = await withPasskey()
    expect(codeOf(await logIn(await openBrowser(own.api), passkey, wrong))).toEqual(FAILED)
  })

  it('when the passkey is unknown or the signature wrong, with the same answer', async () => {
    const { home, passkey } = await withPasskey()
    const stranger = newPasskey()
    stranger.make(await makingFor(home))
    const unknown = await logIn(await openBrowser(own.api), stranger)
    const browser = await openBrowser(own.api)
    const options = await challengeFor(browser)
    const { signature } = newPasskey().sign(options).response
    const signed = passkey.sign(options)
    const forged = await answer(browser, { ...signed, response: { ...signed.response, signature } })
    expect(codeOf(forged)).toEqual(FAILED)
    expect([unknown.status, unknown.body]).toEqual([forged.status, forged.body])
  })

  it('when it names another owner than the passkey has, or none', async () => {
    const { passkey } = await withPasskey()
    for (const userHandle of [Buffer.from('somebody').toString('base64url'), undefined]) {
      const browser = await openBrowser(own.api)
      const signed = passkey.sign(await challengeFor(browser))
      expect(codeOf(await answer(browser, { ...signed, response: { ...signed.response, userHandle } }))).toEqual(FAILED)
    }
  })

  it('when the answer is used again, by the same browser or another one', async () => {
    const { passkey } = await withPasskey()
    const browser = await openBrowser(own.api)
    const signed = passkey.sign(await challengeFor(browser))
    const stranger = await openBrowser(own.api)
    expect(codeOf(await answer(stranger, signed))).toEqual(FAILED)
    expect((await answer(browser, signed)).status).toBe(200)
    expect(codeOf(await answer(browser, signed))).toEqual(FAILED)
  })

  it('when a second one answers the same challenge at the same time', async () => {
    const { passkey } = await withPasskey()
    const browser = await openBrowser(own.api)
    const signed = passkey.sign(await challengeFor(browser))
    const both = await Promise.all([answer(browser, signed), answer(browser, signed)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  it('after five minutes, and the job removes the challenge', async () => {
    const { passkey } = await withPasskey()
    const browser = await openBrowser(own.api)
    const signed = passkey.sign(await challengeFor(browser))
    pass(5)
    expect(codeOf(await answer(browser, signed))).toEqual(FAILED)
    await removeExpiredChallenges({ ...own.api.deps, database: own.api.test.database })
    expect(await rows('select 1 from passkey_challenge')).toEqual([])
  })

  it('when the counter goes back, as that of a copy does, and of two that say the same one is too late', async () => {
    const { passkey } = await withPasskey()
    expect((await logIn(await openBrowser(own.api), passkey, { counter: 7 })).status).toBe(200)
    expect(codeOf(await logIn(await openBrowser(own.api), passkey, { counter: 7 }))).toEqual(FAILED)
    expect(codeOf(await logIn(await openBrowser(own.api), passkey, { counter: 0 }))).toEqual(FAILED)
    const browsers = await Promise.all([openBrowser(own.api), openBrowser(own.api)])
    const both = await Promise.all(browsers.map((one) => logIn(one, passkey, { counter: 8 })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  it('no passkey that does not count', async () => {
    const { passkey } = await withPasskey()
    for (let n = 0; n < 2; n++)
      expect((await logIn(await openBrowser(own.api), passkey, { counter: 0 })).status).toBe(200)
  })
})

it('makes passkeys for the name of the shop, or for localhost where that is a number', () => {
  const of = (publicUrl: string) => relyingParty({ publicUrl })
  expect(of('https://www.klarsikt.se')).toEqual({ id: 'www.klarsikt.se', origin: 'https://www.klarsikt.se' })
  expect(of('http://localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' })
  expect(of('http://127.0.0.1:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' })
  expect(of('http://[::1]')).toEqual({ id: 'localhost', origin: 'http://localhost' })
})
