import { bookingStates } from '@klarsikt/core/booking'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { store } from '../../catalogue/store/tables.js'
import { booking } from '../../visit/booking/tables.js'
import { findCustomerByEmail } from '../customer/find-customer.js'
import { ANNA, type Browser, loggedIn, openBrowser, registered } from '../identity/testing/customer-browser.js'

const HOUR = 3_600_000
const FRAME = '100001-1'
let api: TestApi
let anna: Browser
let ahead = 0
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => new Date(Date.parse(NOW) + ahead) } })
  await registered(api)
  anna = await loggedIn(api)
})
afterAll(() => api.drop())
beforeEach(async () => {
  ahead = 0
  await api.test.database.orm.delete(booking)
  await anna.post('/api/cart/empty')
  await anna.post('/api/cart/removeDiscount')
  await anna.post('/api/loyalty/join', { termsAccepted: true })
})

const idOfAnna = async () => (await findCustomerByEmail(api.test.database, api.deps.encryption, ANNA.email))?.id ?? ''

/** Inserts a visit booked for two days ahead. */
async function book(of: Partial<typeof booking.$inferInsert> = {}): Promise<void> {
  const now = new Date(NOW)
  const { orm } = api.test.database
  const [own] = await orm.select({ id: store.id }).from(store).limit(1)
  const startsAt = new Date(now.getTime() + 48 * HOUR)
  await orm.insert(booking).values({
    id: 'visit',
    calendarId: 'visit',
    state: bookingStates.to('rebook'),
    examType: 'glasses',
    storeId: own?.id ?? 0,
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR / 2),
    person: '',
    customerId: await idOfAnna(),
    callDigest: 'visit',
    createdAt: now,
    changedAt: now,
    ...of,
  })
}
const cancel = () => api.test.database.orm.update(booking).set({ state: bookingStates.to('cancel') })
const add = async (skuId = FRAME) => (await anna.post('/api/cart/update', { skuId, quantity: 1 })).body.cartHead.cart
const cart = async () => (await anna.get('/api/cart')).body.cartHead.cart

it('takes half off a frame when an exam is booked, and off nothing else [LOYAL-001]', async () => {
  await book()
  const alone = await add()
  expect(alone).toMatchObject({
    discount: { code: 'Friends', isCode: false },
    discountAmount: 1295 / 2,
    memberOffer: { state: 'applied' },
  })
  const both = await add('100006-1')
  expect(both.discountAmount).toBe(1295 / 2)
  expect((await (await openBrowser(api)).get('/api/cart')).body.cartHead.cart.memberOffer).toBeNull()
})

it('says what is missing without a booking, and takes nothing off [LOYAL-001]', async () => {
  const missing = await add()
  expect(missing).toMatchObject({ discount: null, discountAmount: 0, memberOffer: { state: 'exam-missing' } })
  expect(missing.memberOffer.text).toContain('Boka en synundersökning')
  await book({ examType: 'hearing' })
  expect((await cart()).memberOffer.state).toBe('exam-missing')
})

it('counts no visit that is over, cancelled, only suggested or another customer’s [LOYAL-001]', async () => {
  await add()
  await book({ state: bookingStates.initial })
  expect((await cart()).memberOffer.state).toBe('exam-missing')
  await api.test.database.orm.delete(booking)
  await book({ customerId: null })
  expect((await cart()).memberOffer.state).toBe('exam-missing')
  await api.test.database.orm.delete(booking)
  await book()
  expect((await cart()).memberOffer.state).toBe('applied')
  ahead = 49 * HOUR
  expect((await cart()).memberOffer.state).toBe('exam-missing')
  ahead = 0
  await cancel()
  expect((await cart()).memberOffer.state).toBe('exam-missing')
})

it('is never together with a code, and is for members only [LOYAL-001]', async () => {
  await book()
  await add()
  const withCode = (await anna.post('/api/cart/applyDiscount', { code: 'HÖST20' })).body.cartHead.cart
  expect(withCode).toMatchObject({
    discount: { code: 'HÖST20', isCode: true },
    discountAmount: 259,
    memberOffer: { state: 'code-instead' },
  })
  const without = (await anna.post('/api/cart/removeDiscount')).body.cartHead.cart
  expect(without).toMatchObject({ discountAmount: 1295 / 2, memberOffer: { state: 'applied' } })
  await anna.post('/api/loyalty/leave')
  expect(await cart()).toMatchObject({ discount: null, discountAmount: 0, memberOffer: null })
})

it('is decided when the buyer submits: a visit that was cancelled meanwhile is a price that has changed [LOYAL-001]', async () => {
  await book()
  await add()
  const { firstName, lastName, mobile, email } = ANNA
  const address = { street: 'Storgatan 2', postalCode: '111 47', city: 'Stockholm' }
  await anna.post('/api/checkout/setCustomer', { firstName, lastName, mobile, email, ...address })
  const { deliveryOptions } = (await anna.get('/api/checkout')).body.data
  const delivery = deliveryOptions.find(({ needsStore }: { needsStore: boolean }) => !needsStore)
  await anna.post('/api/checkout/setDelivery', { method: delivery.id, storeId: null })
  const { totals } = (await anna.get('/api/checkout')).body.data
  expect(totals.discount).toBe(1295 / 2)
  await cancel()
  const body = { idempotencyKey: 'a'.repeat(20), termsAccepted: true, expectedTotal: totals.total }
  const submitted = await anna.post('/api/checkout/submit', body)
  expect(submitted.body.error.code).toBe('checkout.price-changed')
})
