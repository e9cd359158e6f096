import { expect, it } from 'vitest'
import { accountShop } from '../identity/testing/account-shop.js'
import { loggedIn, registered } from '../identity/testing/customer-browser.js'

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
