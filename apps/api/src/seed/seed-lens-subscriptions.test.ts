import { demoCustomers, demoLensSubscriptions, demoSavedCards } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../groups/order/checkout/testing/shop.js'
import { seedCustomers, seedLensSubscriptions, seedSavedCards } from './index.js'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

it('makes a subscription in each state, once, charged to the saved card [LENS-003]', async () => {
  const { deps, encryption } = shop
  await seedCustomers(deps.database, demoCustomers(), { encryption, now: shop.clock.now() })
  const [lens] = await shop.rows<{ slug: string }>('select slug from article where id = 100005')
  const subscriptions = demoLensSubscriptions().map((one) => ({
    ...one,
    lines: one.lines.slice(0, 1).map((line) => ({ ...line, slug: lens?.slug ?? '' })),
  }))
  expect(await seedLensSubscriptions(deps, subscriptions), 'nothing is saved yet').toBe(0)
  await seedSavedCards(deps, demoSavedCards())
  const made = [await seedLensSubscriptions(deps, subscriptions), await seedLensSubscriptions(deps, subscriptions)]
  expect(made).toEqual([3, 0])
  const rows = await shop.rows('select state, next_on is not null as delivers from lens_subscription order by state')
  expect(rows).toEqual([
    { state: 'active', delivers: true },
    { state: 'cancelled', delivers: false },
    { state: 'paused', delivers: false },
  ])
})
