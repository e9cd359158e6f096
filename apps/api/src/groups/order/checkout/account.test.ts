import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { ANNA, loggedIn, openBrowser, registered } from '../../person/identity/testing/customer-browser.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())

const ADDRESS = { street: 'Storgatan 2', postalCode: '111 47', city: 'Stockholm' }

describe('the checkout of a customer who is logged in', () => {
  it('begins with the details of the account, and holds what is typed beside them', async () => {
    await registered(api)
    const browser = await loggedIn(api)
    const { firstName, lastName, mobile, email } = ANNA
    await browser.post('/api/customer/updateDetails', {
      firstName,
      lastName,
      mobile,
      ...ADDRESS,
      marketing: { email: false, sms: false },
    })
    await browser.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
    const first = (await browser.get('/api/checkout')).body.data
    expect(first).toMatchObject({ customer: null, account: { email, firstName, ...ADDRESS }, step: 'customer' })
    const gift = { ...first.account, firstName: 'Bo', email: 'bo@exempel.se' }
    const second = (await browser.post('/api/checkout/setCustomer', gift)).body.data
    expect(second).toMatchObject({ customer: { email: 'bo@exempel.se' }, account: { email }, step: 'delivery' })
  })
  it('has no details for who is not, and none after the log-out', async () => {
    const visitor = await openBrowser(api)
    expect((await visitor.get('/api/checkout')).body.data.account).toBeNull()
    await registered(api, { email: 'bea@klarsikt.example' })
    const browser = await loggedIn(api, { email: 'bea@klarsikt.example' })
    expect((await browser.get('/api/checkout')).body.data.account).toMatchObject({ email: 'bea@klarsikt.example' })
    await browser.post('/api/auth/user/logout')
    expect((await browser.get('/api/checkout')).body.data.account).toBeNull()
  })
})
