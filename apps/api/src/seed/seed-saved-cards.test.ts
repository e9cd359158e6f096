import { ore } from '@klarsikt/core/money'
import { demoCustomers, demoSavedCards } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueInvoice } from '../groups/money/invoice/issue.js'
import { chargeInvoice } from '../groups/money/invoice/pay.js'
import { describePaymentMethod } from '../groups/money/payment-choice/payment-method.js'
import { newKey, openTestShop, type TestShop } from '../groups/order/checkout/testing/shop.js'
import { findCustomerByEmail } from '../groups/person/customer/find-customer.js'
import { seedCustomers, seedSavedCards } from './index.js'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

it('saves a card once, which is chosen and can be charged [INV-003]', async () => {
  const { deps, encryption } = shop
  await seedCustomers(deps.database, demoCustomers(), { encryption, now: shop.clock.now() })
  const saved = await Promise.all([seedSavedCards(deps, demoSavedCards()), seedSavedCards(deps, demoSavedCards())])
  expect(saved.toSorted((a, b) => a - b)).toEqual([0, 1])
  const anna = (await findCustomerByEmail(deps.database, encryption, 'anna@klarsikt.example'))?.id ?? ''
  const method = await describePaymentMethod(deps, anna)
  expect(method).toMatchObject({ choice: { type: 'card' }, saved: [{ name: 'VISA •••• 4242', state: 'usable' }] })
  const lines = [{ name: 'Skruv', quantity: 1, unitPrice: ore(49), vatRate: 25 as const }]
  const number = await deps.database.transaction((tx) =>
    issueInvoice(deps, tx, { key: `test:${newKey()}`, customerId: anna, lines }),
  )
  const card = { id: method.saved[0]?.id ?? '', key: newKey() }
  const paid = await chargeInvoice(deps, { customerId: anna, number }, card)
  expect(paid).toMatchObject({ ok: true, value: { data: { status: 'paymentReserved' } } })
})
