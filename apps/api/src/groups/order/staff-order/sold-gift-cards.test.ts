import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi } from '../../../testing/test-api.js'
import { closeMonth } from '../../money/closing/close-month.js'
import { type Browser, lettersTo, loggedIn, openBrowser } from '../../person/identity/testing/customer-browser.js'
import { openStoreShop, type StoreShop } from '../../person/staff/testing/store-shop.js'
import { choose, EVA, newKey } from '../checkout/testing/shop.js'

const IN_STORE = 65
const THIS_MONTH = { from: '2026-11-01', until: '2026-12-01' }

let shop: StoreShop
let api: TestApi
let store: Browser
beforeAll(async () => {
  shop = await openStoreShop()
  ;({ api, store } = shop)
})
afterAll(() => shop.stop())

type Gift = { readonly receiver: 'buyer' | 'other'; readonly email?: string; readonly sendOn?: string }
async function sold({ receiver, email = '', sendOn = '' }: Gift, by = store): Promise<string> {
  const skuId = (await store.get('/api/staff/giftCards')).body.data.choices[0].skuId
  const added = await by.post('/api/cart/addGiftCard', { skuId, receiver, email, sendOn, message: 'Hej', quantity: 2 })
  expect(added.status).toBe(200)
  await by.post('/api/checkout/setCustomer', EVA)
  await by.post('/api/checkout/setDelivery', { method: 90 })
  if (by === store) await by.post('/api/checkout/setPayment', { method: IN_STORE })
  const { body } = await by.post('/api/checkout/submit', { idempotencyKey: newKey(), termsAccepted: true })
  await choose(body.redirectUrl, 'approve')
  await by.post('/api/payment/complete', { paymentId: body.paymentId, outcome: 'success' })
  return body.orderNumber
}
const orderOf = async (number: string) => (await store.get(`/api/staff/order/${number}`)).body.data
const query = async (text: string, ...values: unknown[]) => (await api.test.database.query({ text, values })).rows

describe('gift cards that a store sells [GIFT-001, CARD-001]', () => {
  it('are the four amounts in each design, and a number of them that is set, not added to', async () => {
    const { choices } = (await store.get('/api/staff/giftCards')).body.data
    expect(choices.length).toBeGreaterThan(0)
    expect(choices.map(({ amount }: { amount: number }) => amount)).toEqual(
      choices.map(({ amount }: { amount: number }) => amount).toSorted((a: number, b: number) => a - b),
    )
    const card = { skuId: choices[0].skuId, receiver: 'buyer', email: '', message: '', sendOn: '' }
    const buyer = await openBrowser(api)
    for (const quantity of [2, 2, 3]) await buyer.post('/api/cart/addGiftCard', { ...card, quantity })
    const { items } = (await buyer.get('/api/cart')).body.cartHead.cart
    expect(items.map((line: { quantity: number }) => line.quantity)).toEqual([3])
    for (const quantity of [0, -1, 1.5, 1000])
      expect((await buyer.post('/api/cart/addGiftCard', { ...card, quantity })).status).toBe(422)
  })

  it('are made at payment, named by who sold them, and printed there that day', async () => {
    const number = await sold({ receiver: 'buyer' })
    const order = await orderOf(number)
    expect(order).toMatchObject({
      state: 'sent',
      seller: { employeeNumber: '1001' },
      giftCards: [{ mayResend: true }, { mayResend: true }],
    })
    const { data } = (await store.get('/api/staff/giftCards')).body
    expect(data.sold).toMatchObject([{ orderNumber: number, employeeNumber: '1001' }])
    expect(data.sold[0].cards).toEqual(order.giftCards)
    const printed = await store.get(order.giftCards[0].pdf)
    expect(printed.headers.get('content-type')).toBe('application/pdf')
    expect(printed.headers.get('cache-control')).toContain('no-store')
    const [letter] = await lettersTo(api, EVA.email)
    expect(letter?.text).toContain('Pinkod')
    const rows = await query(`select action, actor_kind, actor_id from audit where action = 'gift-card.printed'`)
    expect(rows).toEqual([{ action: 'gift-card.printed', actor_kind: 'staff', actor_id: '2/1001' }])
  })

  it.each([
    ['on a later day', `update sold_gift_card set sent_at = sent_at - interval '1 day' where order_number = $1`],
    ['in another store', `update "order" set seller_store_id = 1 where number = $1`],
    ['once they are paid back', `update sold_gift_card set closed_at = sent_at where order_number = $1`],
  ])('are not printed %s', async (_when, change) => {
    const number = await sold({ receiver: 'buyer' })
    const { pdf } = (await orderOf(number)).giftCards[0]
    await query(change, number)
    await store.post(`/api/staff/order/${number}/lookup`, { reason: 'Kunden frågar om sitt kort' })
    expect((await orderOf(number)).giftCards.map((card: { pdf: string | null }) => card.pdf)).toEqual([null, null])
    const refused = await store.get(pdf)
    expect([refused.status, refused.body.error.code]).toEqual([404, 'gift-card.not-found'])
  })

  it('are not printed where another gets them, and are sent again to the same address', async () => {
    const number = await sold({ receiver: 'other', email: 'bo@klarsikt.example' })
    const [card] = (await orderOf(number)).giftCards
    expect(card).toMatchObject({ pdf: null, mayResend: true })
    expect((await store.get(`/api/staff/order/${number}/giftCard/${card.id}/pdf`)).status).toBe(404)
    const path = `/api/staff/order/${number}/resendGiftCard`
    const before = (await lettersTo(api, 'bo@klarsikt.example')).length
    expect((await store.post(path, { cardId: card.id })).status).toBe(200)
    expect(await lettersTo(api, 'bo@klarsikt.example')).toHaveLength(before + 1)
    const unknown = await store.post(path, { cardId: 'unknown' })
    expect([unknown.status, unknown.body.error.code]).toEqual([409, 'order.letter-refused'])
    for (let again = 0; again < 3; again += 1) await store.post(path, { cardId: card.id })
    const late = await store.post(path, { cardId: card.id })
    expect([late.status, late.headers.has('retry-after')]).toEqual([429, true])
    expect(JSON.stringify(await orderOf(number))).not.toContain('bo@klarsikt.example')
  })

  it('are nothing for customers and visitors, and those of the web are printed by their buyer only', async () => {
    const customer = await loggedIn(api)
    const number = await sold({ receiver: 'buyer' }, customer)
    await store.post(`/api/staff/order/${number}/lookup`, { reason: 'Kunden frågar om sitt kort' })
    const order = await orderOf(number)
    expect([order.seller, order.giftCards[0].pdf]).toEqual([null, null])
    const [{ id }] = order.giftCards
    const pdf = `/api/staff/order/${number}/giftCard/${id}/pdf`
    expect((await store.get(pdf)).status).toBe(404)
    for (const [browser, status] of [
      [customer, 403],
      [await openBrowser(api), 401],
    ] as const) {
      expect((await browser.get('/api/staff/giftCards')).status).toBe(status)
      expect((await browser.get(pdf)).status).toBe(status)
      expect((await browser.post(`/api/staff/order/${number}/resendGiftCard`, { cardId: id })).status).toBe(status)
    }
  })

  it('are owed to their holders without tax, paid back as long as they are not used, and the month closes', async () => {
    const number = await sold({ receiver: 'buyer' })
    const balances = () =>
      query(
        `select account, sum(amount)::int as amount from ledger_entry where order_number = $1
         and account in ('gift-cards', 'sales:0') group by account order by account`,
        number,
      )
    const { total, version } = await orderOf(number)
    expect(await balances()).toEqual([
      { account: 'gift-cards', amount: total * -100 },
      { account: 'sales:0', amount: 0 },
    ])
    await api.work.runOnce()
    const body = { key: newKey(), version, amount: null }
    expect((await store.post(`/api/staff/order/${number}/refund`, body)).body.success).toBe(true)
    expect((await orderOf(number)).giftCards.map(({ text }: { text: string }) => text)).toEqual([
      'Återbetalat och stängt',
      'Återbetalat och stängt',
    ])
    const { proofs } = await closeMonth(api.deps, THIS_MONTH)
    expect(proofs.filter(({ differences }) => differences.length > 0)).toEqual([])
  })
})
