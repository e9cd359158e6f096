import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EidShop, ERIK_NUMBER, openEidShop } from '../../person/eid/testing/eid-shop.js'
import { type Browser, loggedIn, registered } from '../../person/identity/testing/customer-browser.js'
import { followSubscriptions } from './follow.js'
import {
  postSubscription,
  newSubscriber,
  passDays,
  readSubscription,
  signSubscription,
  subscribe,
} from './testing/subscriber.js'

const ERIK = { email: 'erik@klarsikt.example', firstName: 'Erik', lastName: 'Lind' }

let shop: EidShop
beforeAll(async () => void (shop = await openEidShop()))
afterAll(() => shop.close())

const freeOf = async (browser: Browser, id: string) =>
  (await readSubscription(browser, id)).months.map((month: { free: string | null }) => month.free)

it('pays months with what a referral gave: two of the friend and one of who referred [LOYAL-005]', async () => {
  let anna = await newSubscriber(shop)
  await anna.post('/api/loyalty/join', { termsAccepted: true })
  const { referralCode } = (await anna.get('/api/loyalty')).body.data.member
  const ofAnna = await subscribe(shop, anna)

  await registered(shop.api, ERIK)
  let erik = await loggedIn(shop.api, ERIK)
  await erik.post('/api/loyalty/redeemReferral', { code: referralCode })
  const { body } = await postSubscription(erik, '', { level: 'base' })
  const ofErik: string = body.data.id
  const signed = await signSubscription(shop, erik, ofErik, ERIK_NUMBER)
  expect(signed.body.status).toBe('complete')
  // The campaign pays the first month and leaves the balance unchanged.
  expect((await readSubscription(erik, ofErik)).freeMonths).toBe(2)
  expect((await readSubscription(anna, ofAnna)).freeMonths).toBe(1)

  for (let n = 0; n < 3; n += 1) {
    passDays(shop, 31)
    await Promise.all([followSubscriptions(shop.api.deps), followSubscriptions(shop.api.deps)])
  }
  anna = await loggedIn(shop.api)
  erik = await loggedIn(shop.api, ERIK)
  expect(await freeOf(erik, ofErik)).toEqual([null, 'friends', 'friends', 'campaign'])
  expect(await freeOf(anna, ofAnna)).toEqual([null, null, 'friends', 'campaign'])
  expect((await erik.get('/api/loyalty')).body.data.freeMonths).toBe(0)
})
