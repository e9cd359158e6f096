import { RATE_LIMITS } from '@klarsikt/core/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CustomerData } from '../../../customer-data.js'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { choose, openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { findCustomerByNumber } from '../../person/customer/find-customer.js'
import { sealProfile } from '../../person/customer/profile.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { smsData } from '../../platform/sms/sms-data.js'
import { paymentLinkData } from './payment-link-data.js'

const PROFILE = {
  email: 'eva@klarsikt.example',
  firstName: 'Eva',
  lastName: 'Ek',
  mobile: '0701740605',
  street: 'Storgatan 2',
  postalCode: '111 47',
  city: 'Stockholm',
  marketing: { email: false, sms: false },
}

let shop: TestShop
let store: SessionCaller
beforeAll(async () => {
  shop = await openTestShop()
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  const { database, clock } = shop.deps
  await addStaff(database, { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'seller' }, clock.now())
  store = await callInSession(shop, 'staff', { store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' } })
})
afterAll(() => shop.close())

let count = 0
/** A new customer, because links are counted per customer. */
async function newCustomer(change: Partial<typeof PROFILE> = {}): Promise<string> {
  count += 1
  const id = `customer-${count}`
  await addTestCustomer(shop.deps.database, shop.encryption, id)
  const profile = sealProfile(shop.encryption, { ...PROFILE, ...change })
  await shop.rows('update customer set profile = $2 where id = $1', id, profile)
  return id
}
const request = async (body: object) => store.send('requestPayment', body)
const fieldsOf = async (body: object) => {
  const answer = await request(body)
  return [answer.status, answer.body.error?.fields]
}
const messages = async () => {
  const answer = await fetch(`${shop.sandbox.url}/sms/__control/messages`)
  return ((await answer.json()) as { messages: { to: string; message: string; parts: number }[] }).messages
}
const smsRound = () => shop.work.rounds.find(({ name }) => name === 'sms')?.run()

it('sends the link by SMS, in one part, and the customer pays by it [STAFF-005, ROLE-004]', async () => {
  const customerNumber = await newCustomer()
  const answer = await request({ customerNumber, channel: 'sms', amount: 1495 })
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      success: true,
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      message: expect.stringMatching(/^Länken skickas som sms till kundens mobil, numret som slutar på 05\./),
    },
  ])
  expect(await shop.rows('select kind, state from sms_outbox')).toEqual([{ kind: 'payment-link', state: 'waiting' }])
  await smsRound()
  const [sms] = await messages()
  expect(sms).toMatchObject({ to: '+46701740605', parts: 1 })
  expect(sms?.message).toMatch(
    /^Malmö Outlet ber dig betala 1 495 kr: http\S+\/betala\/[\w-]{43} Gäller i 72 timmar\.$/,
  )
  const token = /betala\/([\w-]{43})/.exec(sms?.message ?? '')?.[1] ?? ''
  const customer = await callInSession(shop, 'visitor', {})
  const path = `/api/payment/request/${token}`
  expect((await customer.get(path)).body.data).toMatchObject({
    amount: 1495,
    purpose: 'Köp hos Malmö Outlet',
    storeName: 'Malmö Outlet',
  })
  await choose((await customer.send('payPaymentLink', {}, path)).body.redirectUrl, 'approve')
  const paid = await customer.send('payPaymentLink', { outcome: 'success' }, path)
  expect(paid.body.data.state).toBe('paid')
})

it('sends the link by e-mail, for what the store writes [STAFF-006]', async () => {
  const customerNumber = await newCustomer({ email: 'brev@klarsikt.example' })
  const typed = { customerNumber, channel: 'email', amount: '1 495,50', purpose: 'Nya bågar' }
  expect((await request(typed)).body).toMatchObject({
    success: true,
    message: expect.stringMatching(/^Länken skickas till kundens e-postadress\./),
  })
  const rows = await shop.rows<{ kind: string; letter: string }>(
    `select kind, letter from mail_outbox where kind = 'payment-link'`,
  )
  const letters = rows.map((row) => openLetter(shop.encryption, row))
  expect(letters).toMatchObject([{ to: 'brev@klarsikt.example', text: expect.stringContaining('Nya bågar') }])
})

it('is in the customer’s own data, and leaves it with the account', async () => {
  const customerNumber = await newCustomer()
  shop.clock.advance(1_000)
  await request({ customerNumber, channel: 'sms', amount: 495 })
  shop.clock.advance(1_000)
  await request({ customerNumber, channel: 'email', amount: 100 })
  await smsRound()
  const found = await findCustomerByNumber(shop.deps.database, shop.encryption, customerNumber)
  if (!found) throw new Error('No such customer')
  await shop.rows(`update payment_link set state = 'expired' where customer_id = $1 and amount = 10000`, found.id)
  const read = (data: CustomerData) => data.read(shop.deps, shop.deps.database, found)
  expect(await read(paymentLinkData)).toMatchObject([
    { amount: 100, channel: 'email', state: 'expired', purpose: 'Köp hos Malmö Outlet' },
    { amount: 495, channel: 'sms', state: 'sent' },
  ])
  expect(await read(smsData)).toMatchObject([{ kind: 'payment-link' }])
  for (const { erase } of [paymentLinkData, smsData]) await erase(shop.deps, shop.deps.database, found)
  for (const data of [paymentLinkData, smsData]) expect(await read(data)).toEqual([])
  // A link that can still be paid stays.
  const rows = await shop.rows(
    `select amount, customer = '' as forgotten from payment_link order by created_at desc limit 2`,
  )
  expect(rows).toEqual([
    { amount: 10_000, forgotten: true },
    { amount: 49_500, forgotten: false },
  ])
  expect(await shop.rows(`select count(*)::int as n from sms_outbox where message = ''`)).toEqual([{ n: 1 }])
})

it('is audited by who sends it, without the customer', async () => {
  const customerNumber = await newCustomer()
  await request({ customerNumber, channel: 'email', amount: 100 })
  const [row] = await readAudit(shop.deps.database, { limit: 1 })
  expect(row).toMatchObject({ action: 'payment-link.created', actorKind: 'staff', actorId: '2/7' })
  expect(JSON.stringify(row)).not.toContain(customerNumber)
})

it('names the field that is wrong, and sends nothing', async () => {
  const before = [await shop.rows('select id from payment_link'), await shop.rows('select id from sms_outbox')]
  const customerNumber = await newCustomer()
  const good = { customerNumber, channel: 'sms', amount: 100 }
  expect(await fieldsOf({ ...good, customerNumber: '1' })).toEqual([
    422,
    { customerNumber: 'Det finns ingen kund med det numret.' },
  ])
  for (const amount of [0, -5, 60_000, 1e21, '', '12 kr', 10.001])
    expect([amount, await fieldsOf({ ...good, amount })]).toEqual([
      amount,
      [422, { amount: expect.stringContaining('Ange ett belopp mellan') }],
    ])
  expect(await fieldsOf({ ...good, purpose: 'x' })).toEqual([422, { purpose: expect.any(String) }])
  expect((await request({ ...good, channel: 'fax' })).status).toBe(422)
  for (const mobile of ['+4791234567', '08-465 004 10', '12345678']) {
    const without = { ...good, customerNumber: await newCustomer({ mobile }) }
    const [status, fields] = await fieldsOf(without)
    expect([mobile, status, fields]).toEqual([mobile, 422, { channel: expect.stringMatching(/Välj e-post\.$/) }])
  }
  expect([await shop.rows('select id from payment_link'), await shop.rows('select id from sms_outbox')]).toEqual(before)
})

it('reaches a customer with a foreign number by e-mail', async () => {
  for (const mobile of ['+4791234567', '12345678']) {
    const customerNumber = await newCustomer({ mobile })
    expect((await request({ customerNumber, channel: 'email', amount: 100 })).status).toBe(200)
  }
})

it('says that a shop without an account for SMS sends none', async () => {
  const customerNumber = await newCustomer()
  const { settings } = shop.deps
  const { sms } = settings
  Object.assign(settings, { sms: null })
  const fields = await fieldsOf({ customerNumber, channel: 'sms', amount: 100 })
  Object.assign(settings, { sms })
  expect(fields).toEqual([422, { channel: 'Butiken kan inte skicka sms just nu. Välj e-post.' }])
})

it('is for stores only', async () => {
  const body = { customerNumber: await newCustomer(), channel: 'email', amount: 100 }
  const visitor = await callInSession(shop, 'visitor', {})
  const customer = await callInSession(shop, 'customer', { customerId: body.customerNumber })
  expect((await visitor.send('requestPayment', body)).status).toBe(401)
  expect((await customer.send('requestPayment', body)).status).toBe(403)
})

it('does not write to one customer again and again, and a refusal costs no try', async () => {
  const customerNumber = await newCustomer()
  const { tries } = RATE_LIMITS['payment-link:customer']
  await request({ customerNumber, channel: 'email', amount: 0 })
  for (let sent = 0; sent < tries; sent += 1)
    expect((await request({ customerNumber, channel: 'email', amount: 100 })).status).toBe(200)
  const late = await request({ customerNumber, channel: 'email', amount: 100 })
  expect([late.status, late.body.error.code]).toEqual([429, 'rate-limited'])
  const other = await newCustomer()
  expect((await request({ customerNumber: other, channel: 'email', amount: 100 })).status).toBe(200)
})
