import { afterAll, beforeAll, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { openProfile, sealProfile } from '../../person/customer/profile.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readAudit } from '../../platform/audit/read-audit.js'

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
async function newCustomer(mobile = '0701740605'): Promise<string> {
  count += 1
  const id = `customer-${count}`
  await addTestCustomer(shop.deps.database, shop.encryption, id)
  const profile = { email: 'eva@klarsikt.example', firstName: 'Eva', lastName: 'Ek', mobile }
  const rest = {
    street: 'Storgatan 2',
    postalCode: '111 47',
    city: 'Stockholm',
    marketing: { email: false, sms: false },
  }
  const sealed = sealProfile(shop.encryption, { ...profile, ...rest })
  await shop.rows('update customer set profile = $2 where id = $1', id, sealed)
  return id
}
const links = async () => (await store.get('/api/staff/orders?queue=payment-links')).body.data.links
const linkOf = async (purpose: string) => (await links()).find((one: { purpose: string }) => one.purpose === purpose)
const resend = (id: string, channel: string) =>
  store.send('resendPaymentLink', { channel }, `/api/staff/paymentLink/${id}/resend`)
async function sent(channel: 'sms' | 'email', purpose: string, mobile?: string) {
  const number = await newCustomer(mobile)
  const [{ number: customerNumber } = { number: '' }] = await shop.rows<{ number: string }>(
    'select number from customer where id = $1',
    number,
  )
  const answer = await store.send('requestPayment', { customerNumber, channel, amount: 495, purpose })
  expect([answer.status, answer.body.error ?? null]).toEqual([200, null])
  return linkOf(purpose)
}
/** The newest letter with a link. */
const letterOf = async (linkId: string) => {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    'select kind, letter from mail_outbox where id = (select message_id from payment_link where id = $1)',
    linkId,
  )
  return rows.map((row) => openLetter(shop.encryption, row))[0]
}
const tokenIn = (text = '') => /betala\/([\w-]{43})/.exec(text)?.[1] ?? ''

it('shows staff what became of the SMS, and sends the link again by e-mail: the old one ends [STAFF-005]', async () => {
  const { id, message, channels } = await sent('sms', 'Bågar')
  expect([message, channels]).toEqual([{ state: 'queued', stateText: 'Väntar på att skickas' }, ['sms', 'email']])
  for (const [state, text] of [
    ['sent', 'Skickat'],
    ['delivered', 'Framme'],
    ['undelivered', 'Kom inte fram'],
  ]) {
    await shop.rows('update sms_outbox set state = $1', state)
    expect((await linkOf('Bågar')).message.stateText).toBe(text)
  }
  shop.clock.advance(60_000)
  const before = await linkOf('Bågar')
  const answer = await resend(id, 'email')
  expect([answer.status, answer.body.success]).toEqual([200, true])
  expect(answer.body.message).toMatch(/^Länken skickas till kundens e-postadress\./)
  const after = await linkOf('Bågar')
  expect(after).toMatchObject({ channel: 'email', message: { state: 'queued' } })
  expect(after.expiresAt > before.expiresAt).toBe(true)
  const first = tokenIn((await letterOf(id))?.text)
  expect((await store.get(`/api/payment/request/${first}`)).body.data).toMatchObject({ state: 'sent', amount: 495 })
  await resend(id, 'email')
  expect((await store.get(`/api/payment/request/${first}`)).status).toBe(404)
  const audited = await readAudit(shop.deps.database, { subject: `payment-link/${id}`, limit: 10 })
  expect(audited.map(({ action, actorId }) => `${action} ${actorId}`)).toEqual([
    'payment-link.resent 2/7',
    'payment-link.resent 2/7',
    'payment-link.created 2/7',
  ])
})

it('goes to the address that the customer has now, and the link in the letter to the one before is void', async () => {
  const { id } = await sent('email', 'Adress')
  const before = tokenIn((await letterOf(id))?.text)
  const customerId = `customer-${count}`
  const [{ profile } = { profile: '' }] = await shop.rows<{ profile: string }>(
    'select profile from customer where id = $1',
    customerId,
  )
  const moved = { ...openProfile(shop.encryption, profile), email: 'ny@klarsikt.example' }
  await shop.rows('update customer set profile = $2 where id = $1', customerId, sealProfile(shop.encryption, moved))
  expect((await store.get(`/api/payment/request/${before}`)).body.data.state).toBe('expired')
  expect((await resend(id, 'email')).status).toBe(200)
  const letter = await letterOf(id)
  expect(letter?.to).toBe('ny@klarsikt.example')
  expect((await store.get(`/api/payment/request/${tokenIn(letter?.text)}`)).body.data.state).toBe('sent')
})

it('puts the links that did not arrive first', async () => {
  const { id } = await sent('email', 'Putsduk')
  await shop.rows(
    `update mail_outbox set state = 'failed' where id = (select message_id from payment_link where id = $1)`,
    id,
  )
  expect((await links())[0]).toMatchObject({ id, message: { state: 'failed', stateText: 'Kom inte fram' } })
})

it('refuses an SMS to who has no mobile, a link that has ended, one that is being paid, and no link', async () => {
  const { id, channels } = await sent('email', 'Etui', '08-123 456')
  expect(channels).toEqual(['email'])
  const bySms = await resend(id, 'sms')
  expect([bySms.status, bySms.body.error.fields.channel]).toEqual([422, expect.stringMatching(/Välj e-post\.$/)])
  const token = tokenIn((await letterOf(id))?.text)
  await store.send('payPaymentLink', {}, `/api/payment/request/${token}`)
  expect((await resend(id, 'email')).body.error.code).toBe('payment.pending')
  expect((await resend('nothing', 'email')).body.error.code).toBe('payment-link.not-found')
  const { id: old } = await sent('email', 'Rengöring')
  await shop.rows('update payment_link set expires_at = $2 where id = $1', old, shop.clock.now())
  expect((await resend(old, 'email')).body.error.code).toBe('payment-link.expired')
})
