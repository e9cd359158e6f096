import { RATE_LIMITS } from '@klarsikt/core/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { openSms } from '../../platform/sms/sealed-sms.js'
import {
  ANNA,
  type Browser,
  lettersTo,
  loggedIn,
  openBrowser,
  registered,
} from '../identity/testing/customer-browser.js'
import { addBerit, storeLoggedIn } from './testing/staff-browser.js'

const [LOOKUP, CREATE] = ['/api/staff/customer/lookup', '/api/staff/customer/create']
const NEW = {
  email: 'ny@klarsikt.example',
  firstName: 'Nils',
  lastName: 'Ny',
  mobile: '070-174 06 99',
  personalNumber: '19900101-2385',
}

let api: TestApi
let store: Browser
beforeAll(async () => {
  api = await createTestApi({
    settings: { sms: { url: 'http://sms.test', user: 'u', password: 'p', from: 'Klarsikt' } },
  })
  await addBerit(api)
  await registered(api)
  store = await storeLoggedIn(api)
})
afterAll(() => api.drop())

const numberOf = async (query: string): Promise<string> =>
  (await store.post(LOOKUP, { query, reason: 'Fråga om retur' })).body.data[0].customerNumber

it('finds a customer by e-mail, mobile and customer number, in whatever form [STAFF-003]', async () => {
  const customerNumber = await numberOf(ANNA.email)
  for (const query of [' ANNA@klarsikt.example ', '070-174 06 05', '+46 70 174 06 05', customerNumber]) {
    const { status, body } = await store.post(LOOKUP, { query, reason: 'Fråga om retur' })
    expect([query, status, body.data]).toMatchObject([query, 200, [{ customerNumber, email: ANNA.email }]])
  }
})

it('refuses an unknown customer, and requires a query and a reason [ERR-013]', async () => {
  const none = await store.post(LOOKUP, { query: 'okand@klarsikt.example', reason: 'Köp' })
  expect([none.status, none.body.error.message]).toEqual([404, expect.stringMatching(/^Ingen kund hittades/)])
  const empty = await store.post(LOOKUP, { query: 'x', reason: '' })
  expect([empty.status, Object.keys(empty.body.error.fields)]).toEqual([422, ['query', 'reason']])
})

it('writes down who looked, why and whom they saw, and nothing of what was typed', async () => {
  await store.post(LOOKUP, { query: ANNA.email, reason: 'Anna ringde om sin order' })
  const [row] = await readAudit(api.test.database, { limit: 1 })
  expect(row).toMatchObject({ action: 'customer.looked-up', actorKind: 'staff', actorId: '2/1001' })
  const { rows } = await api.test.database.query<{ reason: string; kind: string; employee_number: string }>({
    text: 'select * from customer_lookup where request_id = $1',
    values: [row?.requestId],
  })
  expect(rows).toMatchObject([{ kind: 'email', employee_number: '1001' }])
  expect(api.deps.encryption.decrypt(rows[0]?.reason ?? '', 'customer_lookup.reason')).toBe('Anna ringde om sin order')
  expect(JSON.stringify([await readAudit(api.test.database, { limit: 1_000 }), rows])).not.toMatch(/anna@|Anna/)
})

it('creates a customer, who confirms it by the letter and logs in [STAFF-004]', async () => {
  const { status, body } = await store.post(CREATE, NEW)
  expect([status, body.data]).toMatchObject([
    200,
    { firstName: 'Nils', personalNumber: '19900101-****', isConfirmed: false },
  ])
  expect(await numberOf('900101-2385')).toBe(body.data.customerNumber)
  const [letter] = await lettersTo(api, NEW.email)
  expect([letter?.kind, letter?.text]).toEqual(['staff-new-customer', expect.stringContaining('Malmö Outlet')])
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1]
  const customer = await openBrowser(api)
  const [password, passwordRepeat] = ['Visa-mer-2026', 'Visa-mer-2026']
  expect((await customer.post('/api/auth/user/resetPassword', { token, password, passwordRepeat })).status).toBe(200)
  const login = await customer.post('/api/auth/user/login', { email: NEW.email, password })
  expect(login.body.result).toBe('TermsNotAccepted')
})

it('asks for the confirmation by SMS, whose link proves no mailbox [STAFF-004]', async () => {
  const person = { ...NEW, email: 'sms@klarsikt.example', personalNumber: '', channel: 'sms' }
  const wrong = await store.post(CREATE, { ...person, mobile: '+47 400 00 000' })
  expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, ['channel']])
  expect((await store.post(CREATE, person)).status).toBe(200)
  expect(await lettersTo(api, person.email)).toEqual([])
  const { rows } = await api.test.database.query<{ message: string }>({
    text: `select message from sms_outbox where kind = 'staff-new-customer'`,
    values: [],
  })
  const sms = openSms(api.deps.encryption, rows[0]?.message ?? '')
  expect([sms.to, sms.text]).toEqual([
    '+46701740699',
    expect.stringContaining('Malmö Outlet har lagt upp dig som kund'),
  ])
  const token = /token=([\w-]+)/.exec(sms.text)?.[1]
  const customer = await openBrowser(api)
  const [password, passwordRepeat] = ['Visa-mer-2026', 'Visa-mer-2026']
  const choose = () => customer.post('/api/auth/user/resetPassword', { token, password, passwordRepeat })
  expect((await choose()).status).toBe(200)
  const login = await customer.post('/api/auth/user/login', { email: person.email, password })
  expect(login.body.result).toBe('EmailNotVerified')
  await api.test.database.query({ text: `update identity_token set used_at = null where purpose = 'confirm-account'` })
  expect((await choose()).body.error.code).toBe('password-reset.expired')
})

it('refuses a customer who is there already, by address and by personal number [ERR-014]', async () => {
  await store.post(CREATE, NEW)
  for (const typed of [
    { ...NEW, personalNumber: '' },
    { ...NEW, email: 'nyare@klarsikt.example' },
  ]) {
    const { status, body } = await store.post(CREATE, typed)
    expect([status, body.error.code]).toEqual([409, 'customer.exists'])
    expect(body.error.message).toMatch(/^Kunden finns redan/)
  }
})

it('enters the postal code of a customer, and the town that belongs to it [STAFF-002]', async () => {
  const customerNumber = await numberOf(ANNA.email)
  const path = '/api/staff/customer/postalCode'
  const saved = await store.post(path, { customerNumber, postalCode: '11147' })
  // Without a reason, only the postal town is shown.
  expect([saved.status, saved.body]).toEqual([
    200,
    { success: true, data: { postalCode: '111 47', city: 'Stockholm' } },
  ])
  expect((await store.post(path, { customerNumber, postalCode: '1' })).status).toBe(422)
  expect((await store.post(path, { customerNumber: '1', postalCode: '11147' })).status).toBe(404)
})

it('carries the cart over to the customer [ROLE-004]', async () => {
  const customerNumber = await numberOf(ANNA.email)
  const path = '/api/staff/customer/cart'
  expect((await store.post(path, { customerNumber })).body.error.code).toBe('cart.empty')
  await store.post('/api/cart/update', { skuId: '100001-1', quantity: 2 })
  expect((await store.post(path, { customerNumber })).status).toBe(200)
  expect((await store.get('/api/cart')).body.cartHead.cart.items).toEqual([])
  const anna = await loggedIn(api)
  expect((await anna.get('/api/cart')).body.cartHead.cart.items).toMatchObject([{ quantity: 2 }])
  await anna.post('/api/cart/empty')
})

it('adds nothing when the hand-over is sent twice, and holds both carts at 12 a line [ROLE-004]', async () => {
  const customerNumber = await numberOf(ANNA.email)
  const anna = await loggedIn(api)
  await anna.post('/api/cart/update', { skuId: '100001-1', quantity: 7 })
  await store.post('/api/cart/update', { skuId: '100001-1', quantity: 7 })
  const twice = await Promise.all([1, 2].map(() => store.post('/api/staff/customer/cart', { customerNumber })))
  expect(twice.map(({ body }) => body.error?.code ?? 'moved').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'cart.empty',
    'moved',
  ])
  expect((await anna.get('/api/cart')).body.cartHead.cart.items).toMatchObject([{ quantity: 12 }])
})

it('is for staff only, and bounded', async () => {
  const anna = await loggedIn(api)
  const visitor = await openBrowser(api)
  const typed = { query: ANNA.email, reason: 'Nyfiken' }
  expect([(await anna.post(LOOKUP, typed)).status, (await visitor.post(LOOKUP, typed)).status]).toEqual([403, 401])
  let status = 200
  for (let tries = 0; tries <= RATE_LIMITS['customer-lookup:staff'].tries && status === 200; tries++)
    status = (await store.post(LOOKUP, typed)).status
  expect(status).toBe(429)
})
