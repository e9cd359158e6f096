import { demoShop, demoStaff } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { store } from '../groups/catalogue/store/tables.js'
import { openBrowser } from '../groups/person/identity/testing/customer-browser.js'
import { codeFor } from '../groups/person/staff/testing/staff-browser.js'
import { NOW } from '../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../testing/test-api.js'
import { seedStaff } from './index.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())

const seed = () => seedStaff(api.test.database, demoStaff(), { encryption: api.deps.encryption, now: new Date(NOW) })

it('adds no one where their store is missing', async () => {
  expect(await seed()).toBe(0)
})

it('adds the staff of a demo once, also when several ask at the same moment, and they can log in [STAFF-008]', async () => {
  const of = new Set(demoStaff().map(({ storeId }) => storeId))
  const stores = demoShop(new Date(NOW)).stores.filter(({ id }) => of.has(id))
  expect(stores).toHaveLength(of.size)
  await api.test.database.orm.insert(store).values(stores)
  const added = await Promise.all([seed(), seed(), seed()])
  expect(added.toSorted((one, other) => one - other)).toEqual([0, 0, demoStaff().length])
  for (const { storeId, employeeNumber, password, email } of demoStaff()) {
    const browser = await openBrowser(api)
    await browser.post('/api/auth/user/loginStore', { storeId, employeeNumber, password })
    const { body } = await browser.post('/api/auth/user/confirmStoreLogin', { code: await codeFor(api, email) })
    expect(body).toMatchObject({ success: true, user: { isStore: true } })
  }
})
