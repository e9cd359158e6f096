import { demoBankPayments } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listUnmatched } from '../groups/money/bank-payment/for-staff.js'
import { expectInvariants } from '../groups/order/checkout/testing/invariants.js'
import { openTestShop, type TestShop } from '../groups/order/checkout/testing/shop.js'
import { seedBankPayments } from './index.js'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

it('leaves payments for the staff of the demo to match, once', async () => {
  const payments = demoBankPayments()
  expect(await seedBankPayments(shop.deps, payments)).toBe(payments.length)
  expect(await seedBankPayments(shop.deps, payments)).toBe(0)
  const { data, count } = await listUnmatched(shop.deps)
  expect(count).toBe(payments.length)
  expect(new Set(data.map(({ reason }) => reason))).toEqual(new Set(['no-reference', 'unknown-reference']))
  await expectInvariants(shop)
})
