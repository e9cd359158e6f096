import { STEP_UP_MINUTES } from '@klarsikt/core/identity'
import { describe, expect, it } from 'vitest'
import { accountShop } from './testing/account-shop.js'
import { loggedIn, registered } from './testing/customer-browser.js'

const { own, pass } = accountShop()

describe('devices', () => {
  it('are listed with where they were used, and ended one by one or all at once', async () => {
    await registered(own.api)
    const home = await loggedIn(own.api)
    const [phone, tablet] = [await loggedIn(own.api), await loggedIn(own.api)]
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
    await registered(own.api)
    const [home, phone] = [await loggedIn(own.api), await loggedIn(own.api)]
    pass(STEP_UP_MINUTES + 1)
    const refused = await home.post('/api/auth/user/endSessions', {})
    expect([refused.status, refused.body.error.code]).toEqual([403, 'login.step-up-required'])
    expect((await phone.get('/api/customer/details')).status).toBe(200)
  })

  it('of another customer are out of reach', async () => {
    await registered(own.api)
    await registered(own.api, { email: 'erik@klarsikt.example' })
    const [anna, erik] = [await loggedIn(own.api), await loggedIn(own.api, { email: 'erik@klarsikt.example' })]
    const [{ id }] = (await erik.get('/api/auth/user/sessions')).body.data
    await anna.post('/api/auth/user/endSessions', { id })
    expect((await erik.get('/api/customer/details')).body.data.email).toBe('erik@klarsikt.example')
  })

  it('are asked to log in again after 90 days, however much they are used', async () => {
    await registered(own.api)
    const browser = await loggedIn(own.api)
    for (let day = 0; day < 89; day += 1) {
      pass(24 * 60)
      expect((await browser.get('/api/customer/details')).status).toBe(200)
    }
    pass(2 * 24 * 60)
    expect((await browser.get('/api/customer/details')).status).toBe(401)
  })
})
