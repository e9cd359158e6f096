import { wholeOre } from '@klarsikt/core/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type Visitor } from '../../../testing/test-api.js'
import { applyGiftCard } from '../../sale/cart/gift-cards.js'
import { issueGiftCard } from '../../sale/gift-card/issue.js'
import { savePaymentMethod } from './draft.js'
import { EVA, newKey } from './testing/shop.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())

async function readyToBuy(): Promise<Visitor> {
  const visitor = await api.visitor()
  await visitor.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
  await visitor.post('/api/checkout/setCustomer', EVA)
  await visitor.post('/api/checkout/setDelivery', { method: 21 })
  return visitor
}
const checkoutOf = async (visitor: Visitor) => (await visitor.get('/api/checkout')).body.data
const submit = (visitor: Visitor) =>
  visitor.post('/api/checkout/submit', { idempotencyKey: newKey(), termsAccepted: true })

describe('a shop whose payment provider is not configured', () => {
  it('offers only what can be paid with', async () => {
    const visitor = await api.visitor()
    const added = await visitor.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
    expect(added.body.checkoutConfig.paymentMethods).toEqual([900])
    expect(await checkoutOf(await readyToBuy())).toMatchObject({ paymentOptions: [], paymentMethod: null })
  })

  it('takes no choice of a method that it cannot charge', async () => {
    const visitor = await readyToBuy()
    const chosen = await visitor.post('/api/checkout/setPayment', { method: 60 })
    expect([chosen.status, chosen.body.error.code]).toEqual([422, 'request.invalid'])
  })

  it('forgets a choice from when it could be charged, and says that paying does not work', async () => {
    const visitor = await readyToBuy()
    await savePaymentMethod(api.deps.database, visitor.shopperId, 60, api.deps.clock.now())
    expect(await checkoutOf(visitor)).toMatchObject({ paymentOptions: [], paymentMethod: null })
    const submitted = await submit(visitor)
    expect([submitted.status, submitted.body.error.code]).toEqual([503, 'payment.provider-unavailable'])
  })

  it('sells what gift cards pay in full', async () => {
    const visitor = await readyToBuy()
    const { database, encryption, clock } = api.deps
    const card = { number: '7000000000000001', pin: '4711', amount: wholeOre(50_000_00), validUntil: null }
    await issueGiftCard(database, encryption, card, clock.now())
    await applyGiftCard(api.deps, visitor.shopperId, card)
    expect((await checkoutOf(visitor)).paymentOptions).toMatchObject([{ method: 900, preset: true, credit: false }])
    expect((await submit(visitor)).body).toMatchObject({ status: 'placed' })
  })
})
