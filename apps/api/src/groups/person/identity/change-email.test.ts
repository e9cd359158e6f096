import { describe, expect, it } from 'vitest'
import { accountShop } from './testing/account-shop.js'
import { ANNA, lettersTo, loggedIn, openBrowser, registered, secretFor } from './testing/customer-browser.js'

const { own, pass, login } = accountShop()

describe('an e-mail address', () => {
  it('is changed when the new one is verified, and the old one is notified', async () => {
    await registered(own.api)
    const browser = await loggedIn(own.api)
    await browser.post('/api/auth/user/changeEmail', { email: 'ny@klarsikt.example' })
    expect((await browser.get('/api/customer/details')).body.data.email).toBe(ANNA.email)
    const token = await secretFor(own.api, 'ny@klarsikt.example', 'account-new-email')
    expect((await browser.post('/api/auth/user/verifyEmail', { token })).status).toBe(200)
    expect((await browser.get('/api/customer/details')).body.data.email).toBe('ny@klarsikt.example')
    expect((await lettersTo(own.api, ANNA.email))[0]?.kind).toBe('account-email-changed')
    expect((await login(await openBrowser(own.api), { email: 'ny@klarsikt.example' })).status).toBe(200)
  })

  it('asks for a recent log-in', async () => {
    await registered(own.api)
    const browser = await loggedIn(own.api)
    pass(11)
    const refused = await browser.post('/api/auth/user/changeEmail', { email: 'ny@klarsikt.example' })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'login.step-up-required'])
  })

  it('of another account looks like any other, and never becomes theirs', async () => {
    await registered(own.api)
    await registered(own.api, { email: 'erik@klarsikt.example' })
    const browser = await loggedIn(own.api)
    const answer = await browser.post('/api/auth/user/changeEmail', { email: 'erik@klarsikt.example' })
    expect(answer.body).toEqual({ success: true })
    expect((await lettersTo(own.api, 'erik@klarsikt.example'))[0]?.kind).toBe('account-exists')
    expect((await browser.get('/api/customer/details')).body.data.email).toBe(ANNA.email)
  })

  it('that is registered again gets a letter, and no one else learns it', async () => {
    await registered(own.api)
    const browser = await openBrowser(own.api)
    const again = await browser.post('/api/auth/user/register', {
      ...ANNA,
      firstName: 'Elak',
      password: 'Annat-lösen-1',
      passwordRepeat: 'Annat-lösen-1',
    })
    const fresh = await browser.post('/api/auth/user/register', { ...ANNA, email: 'ny@klarsikt.example' })
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body])
    expect((await lettersTo(own.api, ANNA.email))[0]).toMatchObject({ kind: 'account-exists' })
    expect((await lettersTo(own.api, ANNA.email))[0]?.text).not.toContain('Elak')
    expect((await login(browser)).status).toBe(200)
  })
})
