import { parseOcrNumber } from '@klarsikt/core/invoice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../testing/call-in-session.js'
import { choose, EVA, newKey, openTestShop, setStock, type TestShop } from '../checkout/testing/shop.js'
import { moveOrder } from '../order/move.js'

const SKU = '100001-1'

let shop: TestShop
let customer: SessionCaller
let other: SessionCaller
let number = ''
beforeAll(async () => {
  shop = await openTestShop()
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  await setStock(shop, SKU, 100)
  for (const id of ['customer-1', 'customer-2']) await addTestCustomer(shop.deps.database, shop.encryption, id)
  customer = await callInSession(shop, 'customer', { customerId: 'customer-1' })
  other = await callInSession(shop, 'other', { customerId: 'customer-2' })
  await customer.send('updateCart', { skuId: SKU, quantity: 1 })
  await customer.send('setCustomer', EVA)
  await customer.send('setDelivery', { method: 20 })
  const { body } = await customer.send('submitCheckout', { idempotencyKey: newKey(), termsAccepted: true })
  await choose(body.redirectUrl, 'approve')
  await customer.send('completePayment', { paymentId: body.paymentId, outcome: 'success' })
  number = body.orderNumber
})
afterAll(() => shop.close())

const one = (by = customer) => by.get(`/api/finance/${number}/0`)

describe('the invoice of a purchase', () => {
  it('has amounts, dates and an OCR number, and follows the money [ROUTE-019, ROUTE-020, INV-001]', async () => {
    const { data } = (await customer.get('/api/finance/list')).body
    expect(data).toMatchObject([
      {
        id: number,
        subId: '0',
        status: 'paymentReserved',
        statusText: 'Betalning reserverad',
        amountLeft: 0,
        pdf: null,
      },
    ])
    expect(data[0].originalAmount).toBeGreaterThan(0)
    expect(parseOcrNumber(data[0].ocr).ok).toBe(true)
    await moveOrder(shop.deps, number, 'controlled')
    await moveOrder(shop.deps, number, 'sent')
    expect((await one()).body.data.status).toBe('paymentInProgress')
    await shop.work.runOnce()
    const paid = (await one()).body.data
    expect(paid).toMatchObject({ status: 'paid', statusText: 'Betald', payments: [{ amount: paid.originalAmount }] })
    expect((await customer.get(paid.pdf)).headers.get('content-type')).toBe('application/pdf')
  })

  it('is not found by another customer, nor under another number, and asks a visitor to log in', async () => {
    expect((await one(other)).status).toBe(404)
    expect((await other.get('/api/finance/list')).body.data).toEqual([])
    for (const path of [`${number}/1`, '99999999/0', 'x/0']) {
      const { status, body } = await customer.get(`/api/finance/${path}`)
      expect([path, status, body.error.code]).toEqual([path, 404, 'invoice.not-found'])
    }
    const visitor = await callInSession(shop, 'visitor', {})
    expect((await one(visitor)).status).toBe(401)
    expect((await visitor.get('/api/finance/list')).status).toBe(401)
  })
})
