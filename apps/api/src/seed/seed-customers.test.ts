import { demoCustomers } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../groups/person/identity/testing/customer-browser.js'
import { NOW } from '../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../testing/test-api.js'
import { seedCustomers } from './index.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())

it('adds the customers of a demo once, also when several ask at the same moment, and they can log in', async () => {
  const { encryption } = api.deps
  const seed = () => seedCustomers(api.test.database, demoCustomers(), { encryption, now: new Date(NOW) })
  const added = await Promise.all([seed(), seed(), seed()])
  expect(added.toSorted((one, other) => one - other)).toEqual([0, 0, demoCustomers().length])
  for (const { email, password, city, prescription } of demoCustomers()) {
    const browser = await openBrowser(api)
    expect((await browser.post('/api/auth/user/login', { email, password })).body).toMatchObject({ success: true })
    const details = await browser.get('/api/customer/details')
    expect(details.body.data).toMatchObject({ email, city })
    const saved = await browser.get('/api/customer/prescriptions')
    expect(saved.body.data).toMatchObject(prescription ? [{ isValid: true }] : [])
  }
})
