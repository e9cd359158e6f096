import { shopEndpoints } from '@klarsikt/contract/shop'
import { expect, it } from 'vitest'
import { databaseDigest } from '../../../testing/database-digest.js'
import { LENS_BODIES } from './testing/bodies.js'
import { openLensShop } from './testing/lens-shop.js'

const shop = await openLensShop()
const anna = await shop.customer()
const stranger = await shop.customer()

const BODIES: typeof LENS_BODIES = { ...LENS_BODIES, updateLensPayment: { savedPaymentId: stranger.savedPaymentId } }

const calls = Object.entries(shopEndpoints).flatMap(([name, { route }]) =>
  route.path.startsWith('/api/subscription/lens/:id') ? [{ name, route }] : [],
)

it.each(calls)('$name finds nothing of another customer, and changes nothing [ROUTE-010]', async ({ name, route }) => {
  const path = route.path.replace(':id', await anna.subscribe())
  const before = await databaseDigest(shop.deps.database)
  const answer =
    route.method === 'GET' ? await stranger.get(path) : await stranger.send('pauseLensSubscription', BODIES[name], path)
  expect([answer.status, answer.body.error.code]).toEqual([404, 'subscription.not-found'])
  expect(await databaseDigest(shop.deps.database)).toEqual(before)
})
