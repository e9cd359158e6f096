import { expect, it } from 'vitest'
import { accountShop } from '../identity/testing/account-shop.js'
import { ANNA, loggedIn, registered } from '../identity/testing/customer-browser.js'

const { own } = accountShop()

it('changes the details of who is logged in, field by field [VALID-014, VALID-016]', async () => {
  await registered(own.api)
  const browser = await loggedIn(own.api)
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

it('are read whole, and never with a password or a whole personal number [ACCT-001]', async () => {
  await registered(own.api)
  const { data } = (await (await loggedIn(own.api)).get('/api/customer/details')).body
  expect(data).toEqual({
    customerNumber: expect.stringMatching(/^\d{9}$/),
    email: ANNA.email,
    firstName: 'Anna',
    lastName: 'Ek',
    mobile: '+46701740605',
    street: '',
    postalCode: '',
    city: '',
    personalNumber: null,
    birthDate: null,
    marketing: { email: false, sms: false },
  })
})

it('changes only what is sent, marketing choices one by one, for clients that know no more [ROUTE-025]', async () => {
  await registered(own.api)
  const browser = await loggedIn(own.api)
  const change = async (body: object) => (await browser.post('/api/customer/updateDetails', body)).body
  await change({ street: 'Storgatan 1', postalCode: '222 22', city: 'Lund', marketing: { email: true, sms: false } })
  const moved = await change({ firstName: 'Anna', lastName: 'Lind', street: 'Lillgatan 2', city: 'Malmö' })
  expect(moved.data).toMatchObject({
    firstName: 'Anna',
    lastName: 'Lind',
    street: 'Lillgatan 2',
    postalCode: '222 22',
    city: 'Malmö',
    marketing: { email: true, sms: false },
  })
  expect((await change({ marketing: { sms: true } })).data.marketing).toEqual({ email: true, sms: true })
  expect((await change({})).data).toEqual((await browser.get('/api/customer/details')).body.data)
  expect((await change({ city: '' })).error.fields).toHaveProperty('city')
  expect((await change({ mobile: '' })).error.fields).toHaveProperty('mobile')
  expect((await browser.get('/api/customer/details')).body.data).toMatchObject({ street: 'Lillgatan 2', city: 'Malmö' })
})
