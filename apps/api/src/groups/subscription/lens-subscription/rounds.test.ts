import { countQueries } from '@klarsikt/server/database'
import { afterEach, expect, it } from 'vitest'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { setStock } from '../../order/checkout/testing/shop.js'
import { runLensSubscriptions } from './run.js'
import { LENS, openLensShop, OTHER_LENS } from './testing/lens-shop.js'

const shop = await openLensShop()

const DUE_NOW = `announced_on = '2020-01-01', process_on = '2020-01-01'`

/** Subscriptions of several customers with a delivery due today. */
async function dueSubscriptions(count: number, skuId = LENS): Promise<string[]> {
  const ids: string[] = []
  for (let left = count; left > 0; left--) {
    const customer = await shop.customer()
    ids.push(await customer.subscribe({ lines: [{ skuId }] }))
  }
  await shop.rows(`update lens_subscription set ${DUE_NOW}, next_on = $2::date where id = any($1)`, ids, shop.today())
  return ids
}

const deliveriesOf = (ids: readonly string[]) =>
  shop.rows<{ id: string; state: string; period: number }>(
    `select subscription_id as id, state, period from lens_delivery where subscription_id = any($1)`,
    ids,
  )

afterEach(async () => {
  await setStock(shop, LENS, 10_000)
  await setStock(shop, OTHER_LENS, 10_000)
  await shop.rows(
    `update lens_subscription set state = 'cancelled', next_on = null, process_on = null, announce_on = null`,
  )
  await shop.rows(`update lens_delivery set state = 'dropped', try_on = null where state = 'due'`)
  await expectInvariants(shop)
})

it('a round of many deliveries needs few statements for each [R13]', async () => {
  const few = await dueSubscriptions(2)
  const ofFew = await countQueries(() => runLensSubscriptions(shop.deps))
  const many = await dueSubscriptions(22)
  const ofMany = await countQueries(() => runLensSubscriptions(shop.deps))
  expect(await deliveriesOf([...few, ...many])).toHaveLength(24)
  const each = (ofMany.statements.length - ofFew.statements.length) / 20
  expect(each).toBeLessThanOrEqual(18)
})

it('a subscription that cannot be processed keeps no other of its batch waiting', async () => {
  const [broken = '', ...others] = await dueSubscriptions(4)
  await shop.rows(`update lens_subscription set address = 'not sealed' where id = $1`, broken)
  await runLensSubscriptions(shop.deps)
  const deliveries = await deliveriesOf([broken, ...others])
  expect(deliveries.map(({ id }) => id).toSorted()).toEqual(others.toSorted())
  expect(deliveries.every(({ state }) => state === 'paid')).toBe(true)
})

it('the last boxes are set aside for one of several deliveries, and none is charged without its goods', async () => {
  const ids = await dueSubscriptions(3, OTHER_LENS)
  await setStock(shop, OTHER_LENS, 5)
  await runLensSubscriptions(shop.deps)
  const states = (await deliveriesOf(ids)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['paid', 'paid', 'sold-out'])
})

it('a means that cannot be charged any more is declined beside others that are paid', async () => {
  const [expired = '', ...others] = await dueSubscriptions(3)
  await shop.rows(
    `update saved_payment set expires = '2020-01' where id = (select saved_payment_id from lens_subscription where id = $1)`,
    expired,
  )
  await runLensSubscriptions(shop.deps)
  const deliveries = await deliveriesOf([expired, ...others])
  expect(deliveries.find(({ id }) => id === expired)?.state).toBe('due')
  expect(deliveries.filter(({ id }) => id !== expired).every(({ state }) => state === 'paid')).toBe(true)
})
