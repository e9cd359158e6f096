import { shopEndpoints } from '@klarsikt/contract/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseDigest } from '../../../testing/database-digest.js'
import { switchMaintenance } from '../../platform/subscription-platform/maintenance.js'
import { runLensSubscriptions } from './run.js'
import { LENS_BODIES } from './testing/bodies.js'
import { openLensShop } from './testing/lens-shop.js'

const shop = await openLensShop()
const anna = await shop.customer()
const id = await anna.subscribe()
const set = (underMaintenance: boolean) =>
  shop.deps.database.transaction((tx) => switchMaintenance(tx, shop.clock, underMaintenance))

const calls = Object.entries(shopEndpoints).flatMap(([name, { route }]) =>
  route.path.startsWith('/api/subscription/lens/:id') || route.path === '/api/subscription/list'
    ? [{ name, route }]
    : [],
)

describe('while subscriptions are under maintenance', () => {
  beforeAll(() => set(true))
  afterAll(() => set(false))

  it.each(calls)('$name is refused, and changes nothing [ERR-022]', async ({ name, route }) => {
    const path = route.path.replace(':id', id)
    const before = await databaseDigest(shop.deps.database)
    const answer =
      route.method === 'GET' ? await anna.get(path) : await anna.send('pauseLensSubscription', LENS_BODIES[name], path)
    expect([answer.status, answer.body.error.code]).toEqual([503, 'subscription.maintenance'])
    expect(await databaseDigest(shop.deps.database)).toEqual(before)
  })
})

it('nothing is announced or charged during maintenance, and it is made up for afterwards [ERR-022]', async () => {
  const { nextDelivery } = await anna.read(id)
  await set(true)
  await shop.nextDay(60)
  expect(await runLensSubscriptions(shop.deps)).toBe(0)
  expect(await anna.letters('lens-subscription-coming')).toEqual([])
  expect(await shop.rows('select 1 from lens_delivery')).toEqual([])
  await set(false)
  await shop.nextDay(2)
  expect(await anna.letters('lens-subscription-coming')).not.toEqual([])
  const deliveries = await shop.rows('select state, day::text from lens_delivery')
  expect(deliveries).toEqual([{ state: 'paid', day: nextDelivery.day }])
})
