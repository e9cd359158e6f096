import { demoCustomers, demoInvoices, demoMandates } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeAutogiro } from '../groups/money/autogiro/describe.js'
import { type AutogiroShop, openAutogiroShop } from '../groups/money/autogiro/testing/autogiro-shop.js'
import { findCustomerByEmail } from '../groups/person/customer/find-customer.js'
import { seedCustomers, seedInvoices, seedMandates } from './index.js'

let shop: AutogiroShop
beforeAll(async () => void (shop = await openAutogiroShop()))
afterAll(() => shop.close())

it('signs mandates once, of which one draws an invoice and one is refused [INV-003]', async () => {
  const { deps } = shop.api
  const { database, encryption, clock } = deps
  await seedCustomers(database, demoCustomers(), { encryption, now: clock.now() })
  await seedInvoices(deps, demoInvoices())
  expect(await seedMandates(deps, demoMandates())).toBe(demoMandates().length)
  expect(await seedMandates(deps, demoMandates())).toBe(0)
  await shop.exchange()
  const autogiroOf = async (email: string) =>
    describeAutogiro(deps, (await findCustomerByEmail(database, encryption, email))?.id ?? '')
  expect(await autogiroOf('gunnel@klarsikt.example')).toMatchObject({
    isChosen: true,
    mandate: { state: 'active' },
    debits: [{ amount: 895 }],
  })
  expect((await autogiroOf('sara@klarsikt.example')).mandate?.state).toBe('refused')
})
