import { CART_HANDOVER_DAYS } from '@klarsikt/core/cart-handover'
import { fixedClock } from '@klarsikt/server/clock'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import type { TestApi } from '../../../testing/test-api.js'
import { choose, EVA, newKey } from '../../order/checkout/testing/shop.js'
import {
  ANNA,
  type Browser,
  lettersTo,
  loggedIn,
  openBrowser,
  registered,
} from '../../person/identity/testing/customer-browser.js'
import { openStoreShop, type StoreShop } from '../../person/staff/testing/store-shop.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { LENS } from '../../subscription/lens-subscription/testing/lens-shop.js'
import { expireHandovers, forgetHandovers } from './expire.js'

const LIST = '/api/staff/cartHandovers'
const DAY_MS = 86_400_000
const STRANGER = { email: 'nils@klarsikt.example', mobile: '0701740699' }

let shop: StoreShop
let api: TestApi
let store: Browser
let anna: Browser
let customerNumber: string
beforeAll(async () => {
  shop = await openStoreShop()
  ;({ api, store } = shop)
  anna = await loggedIn(api)
  const looked = await store.post('/api/staff/customer/lookup', { query: ANNA.email, reason: 'Nya linser' })
  customerNumber = looked.body.data[0].customerNumber
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await anna.post('/api/cart/empty')
})

const gather = () => store.post('/api/cart/setInterval', { skuId: LENS, interval: 'm3', quantity: 2, eyes: ['left'] })
const listed = async (list = 'waiting') => (await store.get(`${LIST}?list=${list}`)).body.data
const open = (id: string, by = anna) => by.post(`/api/customer/cartHandovers/${id}/open`)
const withdraw = (id: string) => store.post(`${LIST}/${id}/withdraw`)
const resend = (id: string, body: object) => store.post(`${LIST}/${id}/resend`, body)
const linesOf = async (browser: Browser) => (await browser.get('/api/cart')).body.cartHead.cart.items
const cartLetters = async () => (await lettersTo(api, ANNA.email)).filter(({ kind }) => kind === 'staff-cart')

/** Hands over a cart with two boxes; answers the id. */
async function handOver(): Promise<string> {
  await gather()
  const handed = await store.post('/api/staff/customer/cart', { customerNumber })
  expect(handed.status).toBe(200)
  return (await listed()).handovers.at(-1).id
}

async function submit(): Promise<{ redirectUrl: string; paymentId: string; orderNumber: string }> {
  await anna.post('/api/checkout/setCustomer', EVA)
  const { deliveryOptions } = (await anna.get('/api/checkout')).body.data
  const { id } = deliveryOptions.find(({ needsStore }: { needsStore: boolean }) => !needsStore)
  await anna.post('/api/checkout/setDelivery', { method: id })
  return (await anna.post('/api/checkout/submit', { idempotencyKey: newKey(), termsAccepted: true })).body
}

describe('a cart that a store hands over [LENS-001, ROLE-004]', () => {
  it('is listed for the store with who handed it over, and opened by the customer through the letter', async () => {
    await gather()
    await store.post('/api/staff/customer/cart', { customerNumber, channel: 'email' })
    const [handover] = (await listed()).handovers
    expect(handover).toMatchObject({
      state: 'sent',
      stateText: 'Överlämnad',
      employee: '1001',
      customer: { number: customerNumber, name: 'Anna Ek' },
      link: { channel: 'email' },
      timesSent: 1,
      channels: ['email'],
      isEmptied: false,
      openedAt: null,
    })
    expect(handover.items).toMatchObject([{ quantity: 2, interval: 'm3' }])
    const [letter] = await cartLetters()
    expect(letter?.text).toContain(`/mitt-konto/fr%C3%A5n-butiken/${handover.id}`)
    const opened = await open(handover.id)
    expect([opened.status, opened.body.data.state, opened.body.data.isEmptied]).toEqual([200, 'opened', false])
    expect((await open(handover.id)).body.data.state).toBe('opened')
    expect((await listed()).handovers[0]).toMatchObject({ state: 'opened', openedAt: NOW })
    await withdraw(handover.id)
  })

  it('belongs to its store and its customer: others find none', async () => {
    const id = await handOver()
    await registered(api, STRANGER)
    const nils = await loggedIn(api, STRANGER)
    expect((await open(id, nils)).body.error.code).toBe('cart-handover.not-found')
    const visitor = await openBrowser(api)
    expect([(await open(id, visitor)).status, (await visitor.get(LIST)).status]).toEqual([401, 401])
    expect((await anna.get(LIST)).status).toBe(403)
    const move = (storeId: number) =>
      api.test.database.query({ text: 'update cart_handover set store_id = $1 where id = $2', values: [storeId, id] })
    await move(1)
    expect((await withdraw(id)).body.error.code).toBe('cart-handover.not-found')
    expect((await resend(id, { channel: 'email', timesSent: 0 })).body.error.code).toBe('cart-handover.not-found')
    expect((await listed()).handovers).toEqual([])
    await move(2)
    await withdraw(id)
  })

  it('is sent again once for what a page has shown, and by SMS only where one arrives', async () => {
    const id = await handOver()
    const before = (await cartLetters()).length
    const both = await Promise.all([1, 2].map(() => resend(id, { channel: 'email', timesSent: 0 })))
    expect(both.map(({ status, body }) => [status, body.message])).toEqual(
      [1, 2].map(() => [200, 'Länken skickas med e-post.']),
    )
    expect(await cartLetters()).toHaveLength(before + 1)
    expect((await listed()).handovers[0]).toMatchObject({ timesSent: 1, link: { channel: 'email' } })
    const bySms = await resend(id, { channel: 'sms', timesSent: 1 })
    expect([bySms.status, Object.keys(bySms.body.error.fields)]).toEqual([422, ['channel']])
    await withdraw(id)
    expect((await resend(id, { channel: 'email', timesSent: 1 })).body.error.code).toBe('cart-handover.ended')
  })

  it('is taken back twice as once, with what the customer chose left, and its link says so', async () => {
    await anna.post('/api/cart/setInterval', { skuId: LENS, interval: 'm3', quantity: 1 })
    const id = await handOver()
    expect(await linesOf(anna)).toMatchObject([{ skuId: LENS, quantity: 3 }])
    const emptied = await anna.post('/api/cart/empty')
    const twice = await Promise.all([withdraw(id), withdraw(id)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    await anna.post('/api/cart/restore', { undo: emptied.body.undo })
    expect(await linesOf(anna)).toEqual([])
    await anna.post('/api/cart/setInterval', { skuId: LENS, interval: 'm3', quantity: 1 })
    const again = await handOver()
    await withdraw(again)
    expect(await linesOf(anna)).toMatchObject([{ skuId: LENS, quantity: 1 }])
    expect((await open(again)).body.data.state).toBe('withdrawn')
    const { counts, handovers } = await listed('withdrawn')
    expect([counts.withdrawn, handovers[0].withdrawnBy]).toEqual([handovers.length, '1001'])
    const [row] = await readAudit(api.test.database, { limit: 1 })
    expect(row).toMatchObject({ action: 'cart-handover.withdrawn', subjectId: again, actorId: '2/1001' })
  })

  it('says when the customer has taken it out, and sends no link to an empty cart', async () => {
    const id = await handOver()
    await anna.post('/api/cart/empty')
    expect((await listed()).handovers[0].isEmptied).toBe(true)
    expect((await open(id)).body.data.isEmptied).toBe(true)
    expect((await resend(id, { channel: 'email', timesSent: 0 })).body.error.code).toBe('cart-handover.emptied')
    expect((await withdraw(id)).status).toBe(200)
  })

  it('is agreed to by paying, and not taken back meanwhile or afterwards', async () => {
    const id = await handOver()
    const { redirectUrl, paymentId, orderNumber } = await submit()
    expect((await withdraw(id)).body.error.code).toBe('payment.pending')
    await choose(redirectUrl, 'approve', '5454')
    await anna.post('/api/payment/complete', { paymentId, outcome: 'success' })
    expect((await listed('agreed')).handovers).toMatchObject([{ id, state: 'agreed', orderNumber }])
    expect((await open(id)).body.data).toMatchObject({ state: 'agreed', orderNumber })
    expect((await withdraw(id)).body.error.code).toBe('cart-handover.ended')
  })

  it('leaves the cart when its days are up, and is forgotten some weeks later', async () => {
    const id = await handOver()
    const at = (days: number) => ({
      ...api.deps,
      clock: fixedClock(new Date(Date.parse(NOW) + days * DAY_MS).toISOString()),
    })
    await expireHandovers(at(CART_HANDOVER_DAYS - 1))
    expect(await linesOf(anna)).toHaveLength(1)
    await expireHandovers(at(CART_HANDOVER_DAYS))
    expect(await linesOf(anna)).toEqual([])
    expect((await open(id)).body.data.state).toBe('expired')
    await forgetHandovers(api.deps.database, new Date(Date.parse(NOW) + (CART_HANDOVER_DAYS + 1) * DAY_MS))
    expect((await open(id)).body.error.code).toBe('cart-handover.not-found')
  })
})
