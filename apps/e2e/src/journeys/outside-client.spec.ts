import { randomUUID } from 'node:crypto'
import type { BrowserClient } from './support/browser-client.js'
import { oneAtATime } from './support/one-at-a-time.js'
import { type OutsideClient, outsideClient } from './support/outside-client.js'
import type { Sandbox } from './support/sandbox.js'
import { expect, test } from './support/test.js'

/* Calls by other clients: plain HTTP with exactly the bodies of docs/guides/other-clients.md, without our client and types. */

const PASSWORD = 'kanelbulle-i-regnet-74'
const DEMO = 'Visa-mer-2026'
const GOODS = 'eyeq-allt-i-ett-kanslig-120-ml'
/** Customer service of the demo. */
const STORE = { storeId: '1001', employeeNumber: '9002', password: DEMO }
const STORE_EMAIL = 'kundservice@klarsikt.example'
const DETAILS = {
  firstName: 'Åsa',
  lastName: 'Ek-Lund',
  mobile: '070-174 06 05',
  street: 'Storgatan 2',
  postalCode: '111 47',
  city: 'Stockholm',
}

const someone = (kind: string) => `${kind}-${randomUUID().slice(0, 8)}@exempel.test`
const registration = (email: string) => ({
  email,
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  firstName: 'Åsa',
  lastName: 'Ek-Lund',
  mobile: '0701740605',
  termsAccepted: true,
})
const secretIn = (text: string) => /(?:token|verifiera)=([\w-]+)/.exec(text)?.[1] ?? ''

async function register(client: OutsideClient, sandbox: Sandbox, email: string): Promise<void> {
  expect(await client.post('/api/auth/user/register', registration(email))).toMatchObject({
    success: true,
    result: 'SuccessPendingEmail',
  })
  expect(await client.post('/api/auth/user/login', { email, password: PASSWORD })).toMatchObject({
    success: false,
    result: 'EmailNotVerified',
  })
  const { text } = await sandbox.letter(email, 'verifiera=')
  expect(await client.post('/api/auth/user/verifyEmail', { token: secretIn(text) })).toEqual({ success: true })
}

async function logInStore(client: OutsideClient, sandbox: Sandbox): Promise<void> {
  // All journeys with this employee share one mailbox for codes.
  const { text } = await oneAtATime('staff-code-customer-service', async () => {
    const last = await sandbox.lastLetter(STORE_EMAIL)
    const asked = await client.post('/api/auth/user/loginStore', STORE)
    expect(asked).toMatchObject({ success: false, result: 'CodeRequired' })
    return sandbox.letterAfter(STORE_EMAIL, 'kod', last)
  })
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
  expect(await client.post('/api/auth/user/confirmStoreLogin', { code })).toMatchObject({
    success: true,
    user: { isStore: true, name: expect.any(String) },
  })
}

/** A purchase paid fully by gift card, in the customer's session. */
async function buy({ client, must, fillCheckout }: BrowserClient): Promise<string> {
  await fillCheckout(GOODS)
  await must(client.applyGiftCard({ body: { number: '6400000000009000', pin: '3456' } }))
  const placed = await must(client.submitCheckout({ body: { idempotencyKey: randomUUID(), termsAccepted: true } }))
  return placed.orderNumber
}

/** Moves an order to `sent`. The simulated warehouse may be first with either step. */
async function sendOrder(store: OutsideClient, orderNumber: string): Promise<void> {
  const next = { handled: 'controlled', controlled: 'sent' } as const
  const step = async () => {
    const { state } = (await store.get(`/api/staff/order/${orderNumber}`)).data as { state: keyof typeof next | 'sent' }
    if (state !== 'sent') await store.post(`/api/order/${orderNumber}/status`, { status: next[state] })
    return state
  }
  await expect.poll(step).toBe('sent')
  const refused = await store.post(`/api/order/${orderNumber}/status`, { status: 'cancelled' })
  expect(refused).toMatchObject({ success: false, error: { code: 'order.action-refused' } })
}

test('a call that changes something needs the token of the session, and no one is logged in at first [API-017, API-018]', async ({
  request,
}) => {
  const refused = await request.post('/api/auth/user/getUser', { data: {}, headers: { 'CSRF-TOKEN': 'x'.repeat(43) } })
  expect([refused.status(), (await refused.json()).error.code]).toEqual([403, 'csrf.invalid'])
  expect(await outsideClient(request).post('/api/auth/user/getUser')).toEqual({ success: true, user: null })
})

test('a customer registers, verifies, logs in, changes and resets the password, and logs out [AUTH-001, AUTH-005, AUTH-006, ENUM-013, ENUM-014]', async ({
  request,
  sandbox,
}) => {
  const client = outsideClient(request)
  const email = someone('utifran')
  await register(client, sandbox, email)
  const wrong = await client.post('/api/auth/user/login', { email, password: 'fel-losenord-1' })
  expect(wrong).toMatchObject({ success: false, error: { code: 'login.failed' } })
  expect(await client.post('/api/auth/user/login', { email, password: PASSWORD })).toEqual({
    success: true,
    user: { isStore: false, name: 'Åsa' },
  })
  expect(await client.post('/api/auth/user/getUser')).toEqual({ success: true, user: { isStore: false, name: 'Åsa' } })
  expect(await client.get('/api/customer/details')).toMatchObject({ success: true, data: { email, firstName: 'Åsa' } })
  expect(await client.post('/api/customer/updateDetails', DETAILS)).toMatchObject({ success: true })
  expect((await client.get('/api/customer/details')).data.city).toBe('Stockholm')
  expect(await client.get('/api/order/list')).toEqual({ success: true, data: [] })
  expect(await client.get('/api/finance/list')).toEqual({ success: true, data: [] })
  const [changed, forgotten] = ['blabarspaj-pa-taket-19', 'hallonsaft-vid-sjon-36']
  const change = { oldPassword: PASSWORD, password: changed, passwordRepeat: changed }
  expect(await client.post('/api/auth/user/changePassword', change)).toEqual({ success: true })
  expect(await client.post('/api/auth/user/logout')).toEqual({ success: true })
  expect(await client.post('/api/auth/user/getUser')).toEqual({ success: true, user: null })
  expect(await client.post('/api/auth/user/requestPasswordReset', { email })).toEqual({ success: true })
  const token = secretIn((await sandbox.letter(email, 'token=')).text)
  const reset = { token, password: forgotten, passwordRepeat: forgotten }
  expect(await client.post('/api/auth/user/resetPassword', reset)).toEqual({ success: true })
  expect(await client.post('/api/auth/user/resetPassword', reset)).toMatchObject({
    success: false,
    error: { code: 'password-reset.done' },
  })
  expect((await client.post('/api/auth/user/login', { email, password: forgotten })).success).toBe(true)
})

test('terms are accepted by their version, and only after the right password [AUTH-004]', async ({ request }) => {
  expect(await outsideClient(request).post('/api/auth/user/acceptTerms', { version: '2026-11' })).toMatchObject({
    success: false,
    error: { code: 'login.expired' },
  })
})

test('a log-in by BankID is started, collected and cancelled [AUTH-002]', async ({ request }) => {
  const client = outsideClient(request)
  const started = await client.post('/api/auth/eid/start', {})
  expect(started).toEqual({
    success: true,
    orderRef: expect.any(String),
    autoStartToken: expect.any(String),
    qr: expect.stringMatching(/^bankid\.[\w-]+\.\d+\.[0-9a-f]{64}$/),
  })
  const { orderRef } = started
  expect(await client.post('/api/auth/eid/collect', { orderRef })).toMatchObject({
    success: true,
    status: 'pending',
    hintCode: 'outstandingTransaction',
    qr: expect.stringMatching(/^bankid\./),
    message: expect.any(String),
  })
  expect(await client.post('/api/auth/eid/cancel', { orderRef })).toEqual({ success: true })
  expect(await client.post('/api/auth/eid/collect', { orderRef })).toMatchObject({
    success: false,
    error: { code: 'eid.order-not-found' },
  })
})

test('a store controls, pauses and sends an order, and its customer registers a return [ORD-004, ORD-006, ROLE-004]', async ({
  context,
  playwright,
  baseURL,
  sandbox,
  shop,
}) => {
  const client = outsideClient(context.request)
  const email = someone('utifran-order')
  await register(client, sandbox, email)
  await client.post('/api/auth/user/login', { email, password: PASSWORD })
  const { data: customer } = await client.get('/api/customer/details')
  const orderNumber = await buy(shop)
  expect(await client.get('/api/order/list')).toMatchObject({ success: true, data: [{ orderNumber, status: 1 }] })

  const storeRequest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const store = outsideClient(storeRequest)
  await logInStore(store, sandbox)
  expect((await store.post('/api/auth/user/getUser')).user).toMatchObject({ isStore: true })
  const payment = { customerNumber: customer.customerNumber, channel: 'email', amount: 495 }
  expect(await store.post('/api/staff/paymentRequest', payment)).toMatchObject({ success: true })
  await sandbox.letter(email, '/betala/')
  await sendOrder(store, orderNumber)
  await storeRequest.dispose()

  const { lines } = (await client.get(`/api/order/${orderNumber}/return`)).data
  const line = { lineId: lines[0].lineId, quantity: 1, reason: 'regret' }
  expect(await client.post(`/api/order/${orderNumber}/return`, { lines: [line] })).toMatchObject({
    success: true,
    data: { orderNumber, state: 'pending' },
  })
})
