import { demoCustomers, demoGlassesSubscriptions } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectInvariants } from '../groups/order/checkout/testing/invariants.js'
import { openTestShop, type TestShop } from '../groups/order/checkout/testing/shop.js'
import { findCustomerByEmail } from '../groups/person/customer/find-customer.js'
import { describeSubscription } from '../groups/subscription/glasses-subscription/describe.js'
import { listSubscriptions } from '../groups/subscription/glasses-subscription/find.js'
import { seedCustomers, seedGlassesSubscriptions } from './index.js'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

it('makes a subscription in each state once, with months at which the books agree [LIFE-003]', async () => {
  const { deps, encryption } = shop
  await seedCustomers(deps.database, demoCustomers(), { encryption, now: shop.clock.now() })
  expect(await seedGlassesSubscriptions(deps, demoGlassesSubscriptions())).toBe(3)
  expect(await seedGlassesSubscriptions(deps, demoGlassesSubscriptions())).toBe(0)
  await expectInvariants(shop)
  const of = async (email: string) => {
    const customer = await findCustomerByEmail(deps.database, encryption, email)
    const [row] = await listSubscriptions(deps.database, customer?.id ?? '')
    if (!row) throw new Error(`No subscription of ${email}`)
    return describeSubscription(deps, row)
  }
  const anna = await of('anna@klarsikt.example')
  expect(anna).toMatchObject({ status: 'Active', winback: null, exchange: { state: 'available' } })
  expect(anna.documents).toHaveLength(2)
  expect(anna.months).toHaveLength(5)
  expect(await of('erik@klarsikt.example')).toMatchObject({ status: 'Created', months: [] })
  const sara = await of('sara@klarsikt.example')
  expect(sara).toMatchObject({ status: 'Terminated', winback: 'possible' })
  expect(sara.months.length).toBeGreaterThan(12)
  expect(await shop.rows(`select kind from mail_outbox where state = 'waiting'`)).toEqual([])
})
