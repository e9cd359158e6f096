import { SAVED_GIFT_CARDS_MAXIMUM } from '@klarsikt/core/gift-card'
import { STEP_UP_MINUTES } from '@klarsikt/core/identity'
import { PaymentMethod } from '@klarsikt/core/payment'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { findCustomer } from '../../person/customer/find-customer.js'
import { savedCardData } from '../../sale/gift-card/saved-card-data.js'
import { newGiftCard } from '../../sale/gift-card/testing/new-gift-card.js'
import { saveCustomer, saveDelivery } from '../checkout/draft.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { buyableSkus, EVA, newKey, openTestShop, type TestShop } from '../checkout/testing/shop.js'

const PATH = '/api/finance/giftCards'
const MINUTE_MS = 60_000
let shop: TestShop
let customers = 0
let annaId = ''
let anna: SessionCaller
beforeAll(async () => {
  // All look-ups come from one address.
  shop = await openTestShop({ rateLimitFactor: 100 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  ;[annaId, anna] = await newCustomer()
})

async function newCustomer(): Promise<[id: string, caller: SessionCaller]> {
  const id = `customer-${++customers}`
  await addTestCustomer(shop.deps.database, shop.encryption, id)
  return [id, await callInSession(shop, id, { customerId: id })]
}
const cardsOf = async (caller: SessionCaller) => (await caller.get(PATH)).body.data
const codeOf = async (answer: ReturnType<SessionCaller['send']>) => {
  const { status, body } = await answer
  return [status, body.error?.code]
}

describe('gift cards of an account', () => {
  it('are added by number and PIN, once, and show neither [GIFT-001] [GIFT-002]', async () => {
    const { id, number, pin } = await newGiftCard(shop, 500, '2028-11-27')
    const both = await Promise.all([1, 2].map(() => anna.send('saveGiftCard', { number, pin })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const cards = await cardsOf(anna)
    expect(cards).toMatchObject([
      { id, last4: number.slice(-4), balance: 500, validUntil: '2028-11-27', state: 'usable' },
    ])
    expect(cards[0].history).toMatchObject([{ kind: 'issued', amount: 500, orderNumber: null }])
    expect(JSON.stringify(cards)).not.toContain(number)
    const written = await shop.rows(`select 1 from audit where action = 'gift-card.saved' and subject_id = $1`, id)
    expect(written).toHaveLength(1)
  })

  it('are refused alike for a wrong number and a wrong PIN, and locked like a look-up [ERR-015]', async () => {
    const { number } = await newGiftCard(shop, 500)
    const wrongPin = await anna.send('saveGiftCard', { number, pin: '0000' })
    const wrongNumber = await anna.send('saveGiftCard', { number: '6000111122220000', pin: '0000' })
    expect([wrongPin.status, wrongPin.body.error.code]).toEqual([404, 'gift-card.not-found'])
    expect(wrongNumber.body.error.message).toBe(wrongPin.body.error.message)
    for (let tries = 1; tries < 5; tries += 1) await anna.send('saveGiftCard', { number, pin: '0000' })
    expect(await codeOf(anna.send('saveGiftCard', { number, pin: '4711' }))).toEqual([429, 'gift-card.locked'])
  })

  it('may be kept by two who share one, and are removed by each for themselves', async () => {
    const { id, number, pin } = await newGiftCard(shop, 500)
    const [, bo] = await newCustomer()
    for (const caller of [anna, bo]) await caller.send('saveGiftCard', { number, pin })
    for (let times = 0; times < 2; times += 1)
      expect((await anna.send('removeSavedGiftCard', { id })).body).toEqual({ success: true, data: [] })
    expect(await cardsOf(bo)).toHaveLength(1)
  })

  it('are so many at most', async () => {
    for (let card = 0; card < SAVED_GIFT_CARDS_MAXIMUM; card += 1) {
      const { id } = await newGiftCard(shop, 100)
      await shop.rows('insert into saved_gift_card values ($1, $2, $3)', annaId, id, shop.clock.now())
    }
    const { number, pin } = await newGiftCard(shop, 100)
    expect(await codeOf(anna.send('saveGiftCard', { number, pin }))).toEqual([409, 'gift-card.saved-too-many'])
  })

  it('are in the export by their last digits, and leave with the account', async () => {
    const { number, pin } = await newGiftCard(shop, 500)
    await anna.send('saveGiftCard', { number, pin })
    const { database } = shop.deps
    const customer = await findCustomer(database, shop.encryption, annaId)
    if (!customer) throw new Error('There is no such customer')
    const exported = await savedCardData.read(shop.deps, database, customer)
    expect(exported).toMatchObject([{ card: `•••• ${number.slice(-4)}`, balance: 500 }])
    await savedCardData.erase(shop.deps, database, customer)
    expect(await cardsOf(anna)).toEqual([])
  })
})

describe('a saved gift card in the checkout', () => {
  it('pays by one press, and its use names the order to who bought only [GIFT-001]', async () => {
    const { id, number, pin } = await newGiftCard(shop, 5000)
    const [, bo] = await newCustomer()
    for (const caller of [anna, bo]) await caller.send('saveGiftCard', { number, pin })
    const [skuId = ''] = await buyableSkus(shop, 1)
    await anna.send('updateCart', { skuId, quantity: 1 })
    const now = shop.clock.now()
    await saveCustomer(shop.deps.database, shop.encryption, anna.cartId, EVA, now)
    await saveDelivery(shop.deps.database, anna.cartId, 20, null, now)
    expect((await anna.get('/api/checkout')).body.data.savedGiftCards).toEqual([
      { id, last4: number.slice(-4), balance: 5000 },
    ])
    for (let times = 0; times < 2; times += 1)
      expect((await anna.send('applyGiftCard', { savedCardId: id })).status).toBe(200)
    expect((await anna.get('/api/checkout')).body.data).toMatchObject({ savedGiftCards: [], totals: { toPay: 0 } })
    await anna.send('setPayment', { method: PaymentMethod.GiftCard })
    const bought = await anna.send('submitCheckout', { idempotencyKey: newKey(), termsAccepted: true })
    expect(bought.body).toMatchObject({ status: 'placed' })
    const { orderNumber } = bought.body
    const [[paid], [paidByOther]] = await Promise.all(
      [anna, bo].map(async (caller) => (await cardsOf(caller))[0].history),
    )
    expect(paid).toMatchObject({ kind: 'paid', orderNumber })
    expect(paidByOther).toEqual({ ...paid, orderNumber: null })
    await expectInvariants(shop)
  })

  it('is refused to others, to old log-ins, and when it is used up or too old', async () => {
    const card = await newGiftCard(shop, 500)
    const [, bo] = await newCustomer()
    await bo.send('saveGiftCard', { number: card.number, pin: card.pin })
    expect(await codeOf(anna.send('applyGiftCard', { savedCardId: card.id }))).toEqual([404, 'gift-card.not-found'])
    const old = await newGiftCard(shop, 500, '2026-01-01')
    const empty = await newGiftCard(shop, 500)
    await shop.rows('update gift_card set balance = 0 where id = $1', empty.id)
    for (const { id } of [old, empty])
      await shop.rows('insert into saved_gift_card values ($1, $2, $3)', annaId, id, shop.clock.now())
    expect(await codeOf(anna.send('applyGiftCard', { savedCardId: old.id }))).toEqual([409, 'gift-card.expired'])
    expect(await codeOf(anna.send('applyGiftCard', { savedCardId: empty.id }))).toEqual([409, 'gift-card.empty'])
    expect((await anna.get('/api/checkout')).body.data.savedGiftCards).toEqual([])
    shop.clock.advance((STEP_UP_MINUTES + 1) * MINUTE_MS)
    expect(await codeOf(bo.send('applyGiftCard', { savedCardId: card.id }))).toEqual([403, 'login.step-up-required'])
  })
})
