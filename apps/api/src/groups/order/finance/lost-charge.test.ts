import { ok } from '@klarsikt/core/lib'
import { ore } from '@klarsikt/core/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SessionCtx } from '../../../context.js'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { issueInvoice } from '../../money/invoice/issue.js'
import { chargeInvoice } from '../../money/invoice/pay.js'
import { returnToSaving, startSaving } from '../../money/payment-choice/save-payment.js'
import { answerLostPayment, listLostPayments } from '../../money/payment/lost-payments.js'
import { sweepPayments } from '../../money/payment/sweep.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { choose, newKey, openTestShop, type TestShop } from '../checkout/testing/shop.js'
import { findInvoice } from './list-invoices.js'

const HOUR_MS = 3_600_000
const LINES = [{ name: 'Justering av båge', quantity: 1, unitPrice: ore(498), vatRate: 25 as const }]

let shop: TestShop
let customers = 0
let id = ''
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  id = `customer-${++customers}`
  await addTestCustomer(shop.deps.database, shop.encryption, id)
})
afterEach(async () => {
  await shop.control('DELETE', '/faults')
  await shop.work.runOnce()
  await expectInvariants(shop)
})

const charges = async () =>
  ((await shop.control('GET', '/summary'))['charges'] as { customer_token: string | null }[]).filter(
    ({ customer_token }) => customer_token !== null,
  )

async function savedCard(): Promise<{ id: string }> {
  const session = { authenticatedAt: shop.clock.now() }
  const begun = await startSaving({ ...shop.deps, session } as unknown as SessionCtx, id)
  if (!begun.ok) throw new Error('No page was opened')
  await choose(begun.value.redirectUrl ?? '', 'approve')
  const saved = await returnToSaving(shop.deps, id, 'success')
  return { id: (saved.ok && saved.value.data?.saved.at(-1)?.id) || '' }
}

async function invoice() {
  const number = await shop.deps.database.transaction((tx) =>
    issueInvoice(shop.deps, tx, { key: `test:${newKey()}`, customerId: id, lines: LINES }),
  )
  const customerId = id
  return {
    read: () => findInvoice(shop.deps, customerId, { id: number, subId: '0' }),
    charge: (card: string) => chargeInvoice(shop.deps, { customerId, number }, { id: card, key: newKey() }),
  }
}

describe('a charge whose answer is lost for good', () => {
  const DAY_MS = 25 * HOUR_MS
  let ahead = 0
  /** An invoice whose charge the shop gave up on; the provider has it only with the fault `reset-after`. */
  async function lost(kind: 'reset' | 'reset-after') {
    const card = await savedCard()
    const one = await invoice()
    await shop.control('POST', '/faults', { operation: 'tokens.charge', kind })
    await one.charge(card.id)
    shop.clock.advance(DAY_MS)
    await shop.control('POST', '/clock', { advanceMs: DAY_MS })
    ahead += DAY_MS
    await sweepPayments(shop.deps)
    const [row] = await shop.rows<{ order_number: string }>(
      `select order_number from submission join payment using (id) where saved_payment_id = $1
       order by submission.created_at desc limit 1`,
      card.id,
    )
    return { card, one, orderNumber: row?.order_number ?? '' }
  }
  const listed = async () =>
    (await listLostPayments(shop.deps.database, shop.clock.now())).map(({ orderNumber }) => orderNumber)
  const answer = (orderNumber: string, reference: string | null) =>
    shop.deps.database.transaction((tx) => answerLostPayment(tx, { orderNumber, reference }, shop.clock.now()))
  const charged = async (orderNumber: string) =>
    ((await shop.control('GET', '/summary'))['charges'] as { order_id: string; merchant_reference1: string }[]).find(
      (one) => one.merchant_reference1 === orderNumber,
    )?.order_id ?? ''
  const swept = async () => {
    shop.clock.advance(HOUR_MS)
    await sweepPayments(shop.deps)
  }
  afterEach(async () => {
    // Brings the provider's clock back to the shop's for the next test.
    await shop.control('POST', '/clock', { advanceMs: -ahead })
    ahead = 0
  })

  it('is listed for the operator, and settled by what the provider has under its number', async () => {
    const before = (await charges()).length
    const { one, orderNumber } = await lost('reset-after')
    expect(await listed()).toEqual([orderNumber])
    expect(await answer(orderNumber, await charged(orderNumber))).toBe('answered')
    await swept()
    expect(await one.read()).toMatchObject({ status: 'paymentReserved' })
    expect((await charges()).length).toBe(before + 1)
    expect(await listed()).toEqual([])
    expect(await answer(orderNumber, null)).toBe('not-lost')
  })

  it('leaves the invoice to be paid again when nothing was charged', async () => {
    const { card, one, orderNumber } = await lost('reset')
    expect(await answer(orderNumber, null)).toBe('answered')
    await swept()
    expect(await one.read()).toMatchObject({ status: 'notPaid', payment: 'none' })
    expect(await listed()).toEqual([])
    expect(await one.charge(card.id)).toMatchObject(ok({ data: { status: 'paymentReserved' } }))
  })

  it('is not settled by the number of nothing, or of another payment, and can be answered again', async () => {
    const { one, orderNumber } = await lost('reset-after')
    const settled = await lost('reset-after')
    const reference = await charged(settled.orderNumber)
    expect(await answer('12345678', reference)).toBe('not-lost')
    for (const wrong of ['nothing', reference]) {
      expect(await answer(orderNumber, wrong)).toBe('answered')
      await swept()
      expect(await one.read()).toMatchObject({ status: 'notPaid', payment: 'pending' })
      expect(await listed()).toContain(orderNumber)
    }
    expect(await answer(settled.orderNumber, reference)).toBe('answered')
    expect(await answer(orderNumber, reference)).toBe('taken')
    expect(await answer(orderNumber, await charged(orderNumber))).toBe('answered')
    await swept()
    expect(await one.read()).toMatchObject({ status: 'paymentReserved' })
  })

  it('is not lost while the provider still finds it by its key', async () => {
    const card = await savedCard()
    const one = await invoice()
    await shop.control('POST', '/faults', { operation: 'tokens.charge', kind: 'reset-after' })
    await one.charge(card.id)
    expect(await listed()).toEqual([])
    await swept()
    expect(await one.read()).toMatchObject({ status: 'paymentReserved' })
  })
})
