import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { hasAmountLeft, INVOICE_STATUSES } from '@klarsikt/core/invoice'
import { demoCustomers, demoInvoices } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeMonth } from '../groups/money/closing/close-month.js'
import { remindOfInvoices } from '../groups/money/invoice/remind.js'
import { expectInvariants } from '../groups/order/checkout/testing/invariants.js'
import { openTestShop, type TestShop } from '../groups/order/checkout/testing/shop.js'
import { listInvoices } from '../groups/order/finance/list-invoices.js'
import { findCustomerByEmail } from '../groups/person/customer/find-customer.js'
import { seedCustomers, seedInvoices } from './index.js'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

it('issues an invoice in every status once, at which the books agree [INV-002]', async () => {
  const { deps, encryption } = shop
  await seedCustomers(deps.database, demoCustomers(), { encryption, now: shop.clock.now() })
  const invoices = demoInvoices()
  await Promise.all([seedInvoices(deps, invoices), seedInvoices(deps, invoices)])
  expect(await seedInvoices(deps, invoices)).toBe(0)
  await expectInvariants(shop)
  const anna = await findCustomerByEmail(deps.database, encryption, 'anna@klarsikt.example')
  const listed = await listInvoices(deps, anna?.id ?? '')
  expect(listed).toHaveLength(invoices.filter(({ email }) => email === 'anna@klarsikt.example').length)
  expect(new Set(listed.map(({ status }) => status))).toEqual(new Set(INVOICE_STATUSES))
  for (const { status, amountLeft } of listed) expect([status, amountLeft > 0]).toEqual([status, hasAmountLeft(status)])
  expect(listed.filter(({ overdue }) => overdue).map(({ status }) => status)).toEqual(['partlyPaid'])
  const erik = await findCustomerByEmail(deps.database, encryption, 'erik@klarsikt.example')
  expect(await listInvoices(deps, erik?.id ?? '')).toEqual([])
  expect(listed.find(({ status }) => status === 'partlyPaid')?.amountLeft).toBe(990 + 60)
  expect(await shop.rows('select amount::int from credit_note')).toEqual([{ amount: 29_500 }])
  const today = stockholmDate(shop.clock.now())
  const { proofs } = await closeMonth(deps, { from: addDays(today, -365), until: addDays(today, 1) })
  expect(proofs.flatMap(({ name, differences }) => differences.map((one) => ({ name, ...one })))).toEqual([])
  await remindOfInvoices(deps)
  expect(await shop.rows(`select kind from mail_outbox where state <> 'sent'`)).toEqual([])
})

it('adds nothing to a shop that has issued any other', async () => {
  await shop.rows(`update invoice set issue_key = 'shop:x' where issue_key = 'demo:paid'`)
  expect(await seedInvoices(shop.deps, demoInvoices())).toBe(0)
})
