import { ore } from '@klarsikt/core/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SessionCtx } from '../../context.js'
import { addTestCustomer } from '../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../testing/call-in-session.js'
import { openLetter } from '../../testing/open-letter.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { choose, newKey, openTestShop, type TestShop } from '../checkout/testing/shop.js'
import { findCustomer } from '../customer/find-customer.js'
import { issueInvoice } from '../invoice/issue.js'
import { chargeInvoice, payInvoice } from '../invoice/pay.js'
import { revokeSavedPayments } from '../payment/revoke-saved-payments.js'
import { sweepPayments } from '../payment/sweep.js'
import { returnToSaving, startSaving } from './save-payment.js'
import { savedPaymentData } from './saved-payment-data.js'

const HOUR_MS = 3_600_000
const LINES = [{ name: 'Justering av båge', quantity: 1, unitPrice: ore(498), vatRate: 25 as const }]

let shop: TestShop
let customers = 0
let id = ''
let anna: SessionCaller
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  id = `customer-${++customers}`
  await addTestCustomer(shop.deps.database, shop.encryption, id)
  anna = await callInSession(shop, id, { customerId: id })
})
afterEach(async () => {
  await shop.control('DELETE', '/faults')
  await shop.work.runOnce()
  await expectInvariants(shop)
})

const method = async (of = anna) => (await of.get('/api/finance/paymentMethod')).body.data
const tokens = async () => (await shop.control('GET', '/tokens'))['tokens'] as { token_id: string; status: string }[]
const charges = async () =>
  ((await shop.control('GET', '/summary'))['charges'] as { customer_token: string | null }[]).filter(
    ({ customer_token }) => customer_token !== null,
  )
const actions = async (subject: string) =>
  (await shop.rows<{ action: string }>('select action from audit where subject_id = $1 order by id', subject)).map(
    ({ action }) => action,
  )

type Outcome = 'success' | 'cancel' | 'failure'
/** Below HTTP, where one address would make too many calls for a minute. */
const answered = async (work: Promise<{ ok: true; value: object } | { ok: false; error: unknown }>) => {
  const result = await work
  // oxlint-disable-next-line typescript/no-explicit-any -- As the answers of calls.
  return (result.ok ? result.value : { error: { code: result.error } }) as any
}
const begin = (customerId = id) => {
  const session = { authenticatedAt: shop.clock.now() }
  return answered(startSaving({ ...shop.deps, session } as unknown as SessionCtx, customerId))
}
const back = (outcome: Outcome, customerId = id) => answered(returnToSaving(shop.deps, customerId, outcome))

/** Saves a card and answers its id here and its token at Klarna. */
async function savedCard(customerId = id): Promise<{ id: string; token: string }> {
  const before = new Set((await tokens()).map(({ token_id }) => token_id))
  await choose((await begin(customerId)).redirectUrl, 'approve')
  const saved = await back('success', customerId)
  expect(saved).toMatchObject({ ended: 'saved', redirectUrl: null })
  const token = (await tokens()).find(({ token_id }) => !before.has(token_id))
  return { id: saved.data.saved.at(-1).id, token: token?.token_id ?? '' }
}

/** An invoice of 498 kr. */
async function invoice() {
  const number = await shop.deps.database.transaction((tx) =>
    issueInvoice(shop.deps, tx, { key: `test:${newKey()}`, customerId: id, lines: LINES }),
  )
  const own = { customerId: id, number }
  return {
    number,
    read: async () => (await anna.get(`/api/finance/${number}/0`)).body.data,
    page: () => answered(payInvoice(shop.deps, own)),
    charge: (card: string, key = newKey(), customerId = id) =>
      answered(chargeInvoice(shop.deps, { ...own, customerId }, { id: card, key })),
  }
}

describe('payment types of an account', () => {
  it('are four, of which only those can be chosen that are kept [INV-003]', async () => {
    expect(await method()).toEqual({
      choice: null,
      types: [
        { type: 'invoice', name: 'Faktura', bar: null },
        { type: 'card', name: 'Kort', bar: 'no-card' },
        { type: 'automatic', name: 'Autogiro', bar: 'no-mandate' },
        { type: 'e-invoice', name: 'E-faktura', bar: 'no-e-invoices' },
      ],
      saved: [],
      saving: 'possible',
    })
    for (const type of ['card', 'automatic', 'e-invoice']) {
      const { status, body } = await anna.send('setPaymentMethod', { type })
      expect([type, status, body.error.code]).toEqual([type, 409, 'payment-type.unavailable'])
    }
    expect((await anna.send('setPaymentMethod', { type: 'invoice' })).body.data.choice).toMatchObject({
      type: 'invoice',
    })
    await anna.send('setPaymentMethod', { type: 'invoice' })
    expect((await actions(id)).filter((action) => action === 'payment-type.chosen')).toHaveLength(1)
  })

  it('are a saved card of the customer’s own, and nothing once that is removed', async () => {
    const card = await savedCard()
    const chosen = await anna.send('setPaymentMethod', { type: 'card', savedPaymentId: card.id })
    expect(chosen.body.data.choice).toEqual({ type: 'card', savedPaymentId: card.id })
    await addTestCustomer(shop.deps.database, shop.encryption, `other-${id}`)
    const other = await callInSession(shop, `other-${id}`, { customerId: `other-${id}` })
    for (const [name, body] of [
      ['setPaymentMethod', { type: 'card', savedPaymentId: card.id }],
      ['removeSavedPayment', { id: card.id }],
    ] as const)
      expect((await other.send(name, body)).body.error).toMatchObject({ code: 'saved-payment.not-found' })
    expect((await other.get('/api/finance/paymentMethod')).body.data.saved).toEqual([])
    const removed = await anna.send('removeSavedPayment', { id: card.id })
    expect(removed.body.data).toMatchObject({ choice: null, saved: [] })
    const again = await anna.send('setPaymentMethod', { type: 'card', savedPaymentId: card.id })
    expect([again.status, again.body.error.code]).toEqual([404, 'saved-payment.not-found'])
  })
})

describe('saving a card', () => {
  it('is done at the provider, shown masked and kept sealed', async () => {
    const card = await savedCard()
    expect((await method()).saved).toEqual([
      { id: card.id, name: 'VISA •••• 4242', expires: expect.stringMatching(/^\d{4}-\d\d$/), state: 'usable' },
    ])
    const stored = JSON.stringify(await shop.rows('select * from saved_payment, payment'))
    expect(stored).not.toContain(card.token)
    expect(JSON.stringify(await method())).not.toContain(card.token)
    expect(await actions(card.id)).toEqual(['saved-payment.saved'])
    const customer = await findCustomer(shop.deps.database, shop.encryption, id)
    if (!customer) throw new Error('The customer has gone')
    const handedOut = await savedPaymentData.read(shop.deps, shop.deps.database, customer)
    expect(handedOut).toMatchObject({ chosen: null, saved: [{ name: 'VISA •••• 4242', provider: 'klarna' }] })
    expect(JSON.stringify(handedOut)).not.toContain(card.token)
  })

  it('is one page for two tabs, and one card however often and from wherever it is reported', async () => {
    const count = (await tokens()).length
    const pages = await Promise.all([begin(), begin()])
    expect(new Set(pages.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
    expect((await method()).saving).toBe('open')
    await choose(pages[0].redirectUrl, 'approve')
    await shop.control('POST', '/callbacks/plan', { mode: 'send', copies: 3 })
    await shop.control('POST', '/callbacks/send', { which: 'all', copies: 3 })
    await Promise.all([back('success'), back('cancel'), sweepPayments(shop.deps)])
    expect((await back('success')).ended).toBe('saved')
    const { saved } = await method()
    expect(saved).toHaveLength(1)
    expect((await tokens()).length).toBe(count + 1)
    const letters = await shop.rows<{ kind: string; letter: string }>(
      'select kind, letter from mail_outbox where key = $1',
      saved[0].id,
    )
    expect(letters.map((row) => openLetter(shop.encryption, row))).toMatchObject([
      { to: `${id}@klarsikt.example`, text: expect.stringContaining('VISA •••• 4242') },
    ])
  })

  it('is found by the sweep when the customer never comes back, or the answer was lost', async () => {
    await choose((await begin()).redirectUrl, 'approve')
    await shop.control('POST', '/faults', { operation: 'payments.create-customer-token', kind: 'reset-after' })
    shop.clock.advance(15_000)
    await sweepPayments(shop.deps)
    expect((await method()).saving).toBe('pending')
    shop.clock.advance(15_000)
    await sweepPayments(shop.deps)
    expect((await method()).saved).toMatchObject([{ state: 'usable' }])
  })

  it.each([
    ['decline', 'failure', 'declined'],
    ['cancel', 'cancel', 'cancelled'],
  ] as const)('comes to nothing after %s, and can be tried again', async (choice, outcome, ended) => {
    await choose((await begin()).redirectUrl, choice)
    expect(await back(outcome)).toMatchObject({ ended, data: { saved: [] } })
    shop.clock.advance(1_000)
    await savedCard()
  })

  it('asks for a recent log-in', async () => {
    shop.clock.advance(11 * 60_000)
    const { status, body } = await anna.send('savePayment', {})
    expect([status, body.error.code]).toEqual([403, 'login.step-up-required'])
  })

  it('has an end', async () => {
    for (let count = 0; count < 5; count++) {
      await savedCard()
      shop.clock.advance(1_000)
    }
    expect((await method()).saving).toBe('full')
    expect((await begin()).error.code).toBe('saved-payment.too-many')
  })
})

describe('paying an invoice with a saved card', () => {
  it('reserves what is left at once and takes it, once a key and once at a time', async () => {
    const card = await savedCard()
    const one = await invoice()
    const key = newKey()
    const before = (await charges()).length
    const answers = await Promise.all([
      one.charge(card.id, key),
      one.charge(card.id, key),
      one.charge(card.id),
      one.page(),
    ])
    for (const answer of answers) expect(answer.error).toBeUndefined()
    await one.charge(card.id, key)
    await one.charge(card.id)
    expect((await charges()).length).toBe(before + 1)
    expect((await one.read()).status).toMatch(/^payment|^paid$/)
    await shop.work.runOnce()
    await shop.work.runOnce()
    expect(await one.read()).toMatchObject({ status: 'paid', amountLeft: 0, payments: [{ amount: 498 }] })
    const stored = JSON.stringify(await shop.rows('select token from payment where saved_payment_id = $1', card.id))
    expect(stored).toBe('[{"token":null}]')
  })

  it('gives up a page that is open at the provider, whose late approval takes nothing', async () => {
    const card = await savedCard()
    const one = await invoice()
    const page = (await one.page()).redirectUrl
    expect(await one.charge(card.id)).toMatchObject({ ended: null, data: { status: 'paymentReserved' } })
    await choose(page, 'approve')
    await shop.work.runOnce()
    expect((await one.read()).payments.length).toBeLessThanOrEqual(1)
  })

  it('leaves the invoice open when it is declined, and the same key is not tried again', async () => {
    const card = await savedCard()
    const one = await invoice()
    await shop.control('POST', `/tokens/${card.token}`, { declines: true })
    const key = newKey()
    const declined = await one.charge(card.id, key)
    expect(declined).toMatchObject({ ended: 'means-declined', data: { status: 'notPaid', payment: 'none' } })
    await shop.control('POST', `/tokens/${card.token}`, { declines: false })
    expect((await one.charge(card.id, key)).ended).toBe('means-declined')
    shop.clock.advance(1_000)
    expect((await one.page()).redirectUrl).toContain('/hpp/')
    expect(await one.charge(card.id)).toMatchObject({ ended: null, data: { status: 'paymentReserved' } })
  })

  it.each(['SUSPENDED', 'CANCELLED'])('says that a card which is %s cannot be used, from then on', async (status) => {
    const card = await savedCard()
    const one = await invoice()
    await shop.control('POST', `/tokens/${card.token}`, { status })
    expect(await one.charge(card.id)).toMatchObject({ ended: 'means-unusable', data: { status: 'notPaid' } })
    expect((await method()).saved).toMatchObject([{ state: 'unusable' }])
    expect((await one.charge(card.id)).error.code).toBe('saved-payment.unusable')
    expect(await actions(card.id)).toEqual(['saved-payment.saved', 'saved-payment.unusable'])
  })

  it.each(['reset', 'reset-after'])('is finished by the sweep after a %s, with one charge', async (kind) => {
    const card = await savedCard()
    const one = await invoice()
    const before = (await charges()).length
    await shop.control('POST', '/faults', { operation: 'tokens.charge', kind })
    expect((await one.charge(card.id)).data).toMatchObject({ status: 'notPaid', payment: 'pending' })
    shop.clock.advance(10_000)
    await sweepPayments(shop.deps)
    expect((await one.read()).status).toBe('paymentReserved')
    expect((await charges()).length).toBe(before + 1)
  })

  it.each([
    ['accept', 'paymentReserved'],
    ['reject', 'notPaid'],
  ])('waits while the provider looks at it, and follows when it will %s', async (decision, status) => {
    const card = await savedCard()
    const one = await invoice()
    await shop.control('POST', '/faults', { operation: 'tokens.charge', kind: 'pending' })
    expect((await one.charge(card.id)).data).toMatchObject({ status: 'notPaid', payment: 'pending' })
    const [row] = await shop.rows<{ reference: string }>(
      'select reference from payment where saved_payment_id = $1',
      card.id,
    )
    await shop.control('POST', `/orders/${row?.reference}/decide`, { decision })
    shop.clock.advance(60_000)
    await sweepPayments(shop.deps)
    expect(await one.read()).toMatchObject({ status, payment: 'none' })
  })

  it('is not asked again once the provider has forgotten the key', async () => {
    const card = await savedCard()
    const one = await invoice()
    const before = (await charges()).length
    await shop.control('POST', '/faults', { operation: 'tokens.charge', kind: 'reset-after' })
    await one.charge(card.id)
    shop.clock.advance(25 * HOUR_MS)
    await shop.control('POST', '/clock', { advanceMs: 25 * HOUR_MS })
    await sweepPayments(shop.deps)
    expect((await charges()).length).toBe(before + 1)
    // For a person to look up; the other tests want none.
    await shop.rows(
      `update submission set created_at = $2 where id in (select id from payment where saved_payment_id = $1)`,
      card.id,
      shop.clock.now(),
    )
    await shop.control('POST', '/clock', { advanceMs: -25 * HOUR_MS })
    shop.clock.advance(HOUR_MS)
    await sweepPayments(shop.deps)
    expect((await charges()).length).toBe(before + 1)
  })

  it('is possible only for one’s own invoice with one’s own card', async () => {
    const card = await savedCard()
    const one = await invoice()
    await addTestCustomer(shop.deps.database, shop.encryption, `thief-${id}`)
    expect((await one.charge(card.id, newKey(), `thief-${id}`)).error.code).toBe('invoice.not-found')
    const stolen = await savedCard(`thief-${id}`)
    const path = `/api/finance/${one.number}/pay`
    const answer = await anna.send('payInvoice', { savedPayment: { id: stolen.id, key: newKey() } }, path)
    expect([answer.status, answer.body.error.code]).toEqual([404, 'saved-payment.not-found'])
    expect((await one.read()).status).toBe('notPaid')
    const paid = await anna.send('payInvoice', { savedPayment: { id: card.id, key: newKey() } }, path)
    expect(paid.body.data.status).toBe('paymentReserved')
  })
})

describe('removing a card', () => {
  const stateOf = async (token: string) => (await tokens()).find(({ token_id }) => token_id === token)?.status

  it('tells the provider until it has answered, and is the same twice', async () => {
    const card = await savedCard()
    await shop.control('POST', '/faults', { operation: 'tokens.update-status', kind: 'error' })
    const both = await Promise.all([1, 2].map(() => anna.send('removeSavedPayment', { id: card.id })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await revokeSavedPayments(shop.deps)
    expect(await stateOf(card.token)).toBe('ACTIVE')
    shop.clock.advance(5_000)
    await revokeSavedPayments(shop.deps)
    expect(await stateOf(card.token)).toBe('CANCELLED')
    expect((await anna.send('removeSavedPayment', { id: card.id })).status).toBe(200)
    expect(await shop.rows('select state, token, brand from saved_payment where id = $1', card.id)).toEqual([
      { state: 'removed', token: null, brand: null },
    ])
    expect(await actions(card.id)).toEqual(['saved-payment.saved', 'saved-payment.removed', 'saved-payment.revoked'])
    const letters = await shop.rows<{ kind: string; letter: string }>(
      `select kind, letter from mail_outbox where kind = 'saved-payment-removed' and key = $1`,
      card.id,
    )
    expect(letters.map((row) => openLetter(shop.encryption, row))).toMatchObject([
      { to: `${id}@klarsikt.example`, text: expect.stringContaining('VISA •••• 4242') },
    ])
  })

  it('waits for a charge that is under way', async () => {
    const card = await savedCard()
    const one = await invoice()
    await shop.control('POST', '/faults', { operation: 'tokens.charge', kind: 'reset-after' })
    await one.charge(card.id)
    await anna.send('removeSavedPayment', { id: card.id })
    expect(await revokeSavedPayments(shop.deps)).toBe(0)
    shop.clock.advance(10_000)
    await sweepPayments(shop.deps)
    expect((await one.read()).status).toBe('paymentReserved')
    expect(await revokeSavedPayments(shop.deps)).toBe(1)
    expect(await stateOf(card.token)).toBe('CANCELLED')
  })

  it('at once with a charge, a choice and another removal leaves no card, and at most one charge', async () => {
    const card = await savedCard()
    const one = await invoice()
    const before = (await charges()).length
    await Promise.all([
      one.charge(card.id),
      anna.send('setPaymentMethod', { type: 'card', savedPaymentId: card.id }),
      anna.send('removeSavedPayment', { id: card.id }),
      anna.send('removeSavedPayment', { id: card.id }),
    ])
    const { status } = await one.read()
    expect((await charges()).length - before).toBe(status === 'notPaid' ? 0 : 1)
    expect(await method()).toMatchObject({ choice: null, saved: [] })
    await revokeSavedPayments(shop.deps)
    expect(await stateOf(card.token)).toBe('CANCELLED')
  })

  it('comes with the erasure of the account, also of a card that is just being saved', async () => {
    const card = await savedCard()
    await anna.send('setPaymentMethod', { type: 'card', savedPaymentId: card.id })
    await choose((await begin()).redirectUrl, 'approve')
    expect((await anna.send('eraseAccount', { confirmed: true })).status).toBe(200)
    shop.clock.advance(15_000)
    await shop.work.runOnce()
    expect((await tokens()).filter(({ status }) => status === 'ACTIVE').map(({ token_id }) => token_id)).not.toContain(
      card.token,
    )
    expect(await stateOf(card.token)).toBe('CANCELLED')
    expect(await shop.rows('select 1 as one from saved_payment where customer_id = $1', id)).toEqual([])
    const open = await shop.rows(
      `select 1 as one from submission where subject_type = 'saved-payment' and state in ('redirected', 'finalising', 'unknown')`,
    )
    expect(open).toEqual([])
  })
})
