import { describe, expect, it } from 'vitest'
import { accountShop } from './testing/account-shop.js'
import { ANNA, lettersTo, loggedIn, openBrowser, registered, secretFor } from './testing/customer-browser.js'

const { own, pass, login } = accountShop()

describe('a password', () => {
  it('is reset by a link that works once, and all devices are logged out', async () => {
    await registered(own.api)
    const home = await loggedIn(own.api)
    const browser = await openBrowser(own.api)
    const asked = await browser.post('/api/auth/user/requestPasswordReset', { email: ANNA.email })
    const unknown = await browser.post('/api/auth/user/requestPasswordReset', { email: 'ingen@klarsikt.example' })
    expect([unknown.status, unknown.body]).toEqual([asked.status, asked.body])
    const token = await secretFor(own.api, ANNA.email, 'account-reset-password')
    const fresh = { token, password: 'Ny-hemlighet-1', passwordRepeat: 'Ny-hemlighet-1' }
    expect((await browser.post('/api/auth/user/resetPassword', fresh)).body).toEqual({ success: true })
    expect((await browser.post('/api/auth/user/resetPassword', fresh)).body.error.code).toBe('password-reset.done')
    expect((await home.get('/api/customer/details')).status).toBe(401)
    expect((await login(browser)).status).toBe(401)
    expect((await login(browser, { password: 'Ny-hemlighet-1' })).status).toBe(200)
    expect((await lettersTo(own.api, ANNA.email))[0]?.kind).toBe('account-password-changed')
  })

  it('is not reset after an hour, nor by a link that a newer one has replaced', async () => {
    await registered(own.api)
    const browser = await openBrowser(own.api)
    const reset = (token: string) =>
      browser.post('/api/auth/user/resetPassword', { token, password: 'Ny-hemlig-1', passwordRepeat: 'Ny-hemlig-1' })
    await browser.post('/api/auth/user/requestPasswordReset', { email: ANNA.email })
    const first = await secretFor(own.api, ANNA.email, 'account-reset-password')
    pass(1)
    await browser.post('/api/auth/user/requestPasswordReset', { email: ANNA.email })
    const second = await secretFor(own.api, ANNA.email, 'account-reset-password')
    expect((await reset(first)).status).toBe(410)
    pass(61)
    expect((await reset(second)).status).toBe(410)
  })

  it('is changed by who knows the old one; this device goes on and the others end', async () => {
    await registered(own.api)
    const [home, phone] = [await loggedIn(own.api), await loggedIn(own.api)]
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
