import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  buyableSkus,
  newBuyer,
  openTestShop,
  setStock,
  submitToPage,
  type TestShop,
} from '../../order/checkout/testing/shop.js'
import { checkLater, claimPlacing } from './progress.js'
import { findSubmission } from './submissions.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('lets the customer, a notice and the sweep go on with one payment at once, in any order [R5]', async () => {
  const [sku = ''] = await buyableSkus(shop, 1)
  await setStock(shop, sku, 10)
  const { paymentId } = await submitToPage(shop, await newBuyer(shop, { [sku]: 1 }))
  await claimPlacing(shop.deps, paymentId, 'approval')
  for (let round = 0; round < 25; round += 1) {
    const submission = await findSubmission(shop.deps.database, paymentId)
    if (!submission) throw new Error('the submission is gone')
    const claims = Array.from({ length: 6 }, () => claimPlacing(shop.deps, paymentId, 'another approval'))
    const losses = Array.from({ length: 6 }, () => checkLater(shop.deps, submission, { lostAnswer: true }))
    await Promise.all(losses)
    expect(new Set(await Promise.all(claims))).toEqual(new Set(['approval']))
  }
})
