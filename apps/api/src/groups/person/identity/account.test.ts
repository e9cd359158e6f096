import { ACCOUNT_TERMS_VERSION } from '@klarsikt/core/identity'
import { describe, expect, it } from 'vitest'
import { accountShop } from './testing/account-shop.js'
import { ANNA, openBrowser, registered, secretFor } from './testing/customer-browser.js'

const { own, pass, rows, login, userOf } = accountShop()

describe('an account', () => {
  it('is opened, verified by its letter and logged in to [AUTH-001, AUTH-005]', async () => {
    const browser = await openBrowser(own.api)
    const opened = await browser.post('/api/auth/user/register', ANNA)
    expect(opened.body).toMatchObject({ success: true, result: 'SuccessPendingEmail' })
    const early = await login(browser)
    expect(early.body).toMatchObject({ success: false, result: 'EmailNotVerified' })
    expect(await userOf(browser)).toBeNull()
    const token = await secretFor(own.api, ANNA.email, 'account-verify-email')
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
    const browser = await openBrowser(own.api)
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
      const browser = await openBrowser(own.api)
      const typed = { ...ANNA, email: 'kundtjanst@klarsikt.example', password, passwordRepeat: password }
      const refused = await browser.post('/api/auth/user/register', typed)
      expect(refused.body.error?.fields).toEqual({ password: 'Lösenordet är för vanligt. Välj ett annat.' })
    },
  )

  it('takes a password that only holds such a word among others', async () => {
    const password = 'Anna gillar havsvind'
    const browser = await openBrowser(own.api)
    const answer = await browser.post('/api/auth/user/register', { ...ANNA, password, passwordRepeat: password })
    expect(answer.status).toBe(200)
  })

  it('stores nothing that names the customer in the open', async () => {
    await registered(own.api)
    const [row] = await rows('select * from customer')
    for (const text of ['anna', 'Anna', '0701740605', ANNA.password]) expect(JSON.stringify(row)).not.toContain(text)
    expect(row).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) })
  })

  it('verifies once, within 24 hours, and mails another link at the next log-in [ERR-006]', async () => {
    const browser = await openBrowser(own.api)
    await browser.post('/api/auth/user/register', ANNA)
    const token = await secretFor(own.api, ANNA.email, 'account-verify-email')
    pass(24 * 60 + 1)
    const late = await browser.post('/api/auth/user/verifyEmail', { token })
    expect([late.status, late.body.error.code]).toEqual([410, 'verification.expired'])
    await login(browser)
    const fresh = await secretFor(own.api, ANNA.email, 'account-verify-email')
    expect(fresh).not.toBe(token)
    expect((await browser.post('/api/auth/user/verifyEmail', { token: fresh })).status).toBe(200)
    expect((await browser.post('/api/auth/user/verifyEmail', { token: fresh })).status).toBe(409)
  })

  it('asks for terms that are new before the log-in is complete [AUTH-004]', async () => {
    await registered(own.api)
    await rows(`update customer set terms_version = '2020-01'`)
    const browser = await openBrowser(own.api)
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
    const other = await openBrowser(own.api)
    const none = await other.post('/api/auth/user/acceptTerms', { version: ACCOUNT_TERMS_VERSION })
    expect(none.body.error.code).toBe('login.expired')
  })

  it('lets a log-in that stopped at the terms go on for a quarter of an hour', async () => {
    await registered(own.api)
    await rows(`update customer set terms_version = null`)
    const browser = await openBrowser(own.api)
    await login(browser)
    pass(16)
    const late = await browser.post('/api/auth/user/acceptTerms', { version: ACCOUNT_TERMS_VERSION })
    expect([late.status, late.body.error.code]).toEqual([409, 'login.expired'])
  })
})
