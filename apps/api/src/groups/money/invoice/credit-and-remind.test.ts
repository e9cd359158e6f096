import { addDays } from '@klarsikt/core/calendar'
import { REMINDER_FEE } from '@klarsikt/core/invoice'
import { ore } from '@klarsikt/core/money'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { newKey, openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { issueInvoice } from './issue.js'
import { payInvoice, returnToInvoice } from './pay.js'
import { remindOfInvoices } from './remind.js'

const ANNA = 'customer-1'
const ISSUED_ON = '2026-11-02'

let shop: TestShop
let anna: SessionCaller
let other: SessionCaller
let store: SessionCaller
beforeAll(async () => {
  shop = await openTestShop()
  for (const id of [ANNA, 'customer-2']) await addTestCustomer(shop.deps.database, shop.encryption, id)
  anna = await callInSession(shop, 'anna', { customerId: ANNA })
  other = await callInSession(shop, 'other', { customerId: 'customer-2' })
  const staff = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'finance' } as const
  await addStaff(shop.deps.database, staff, shop.clock.now())
  store = await callInSession(shop, 'staff', { store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' } })
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop))

const LINES = [
  { name: 'Glas', quantity: 1, unitPrice: ore(400), vatRate: 25 as const },
  { name: 'Synundersökning', quantity: 1, unitPrice: ore(100), vatRate: 0 as const },
]

/** An invoice of 500 kr, due in 30 days. */
async function issued(change: { readonly isReminderFeeAgreed?: boolean } = {}) {
  const number = await shop.deps.database.transaction((tx) =>
    issueInvoice(shop.deps, tx, { key: `test:${newKey()}`, customerId: ANNA, lines: LINES, ...change }),
  )
  const path = `/api/staff/invoice/${number}`
  return {
    number,
    read: async () => (await anna.get(`/api/finance/${number}/0`)).body.data,
    credit: (amount: number, { key = newKey(), reason = 'Fel pris' } = {}) =>
      store.send('creditInvoice', { key, amount, reason }, `${path}/credit`),
    pay: (amount: number) => store.send('bookInvoicePayment', { key: newKey(), amount }, `${path}/payment`),
  }
}

/** The letters of a kind that name an invoice. */
async function letters(kind: string, number: string) {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    'select kind, letter from mail_outbox where kind = $1',
    kind,
  )
  return rows.map((row) => openLetter(shop.encryption, row)).filter(({ subject }) => subject.includes(number))
}

describe('a credit note', () => {
  it('takes a part off, once a key, with number, letter and PDF for its customer only [INV-001]', async () => {
    const { number, credit, read } = await issued()
    const key = newKey()
    expect((await credit(125, { key })).body).toMatchObject({
      success: true,
      data: { amountLeft: 375, creditable: 375 },
    })
    expect((await credit(125, { key })).body).toMatchObject({ success: true, data: { amountLeft: 375 } })
    expect((await credit(100, { key })).body).toMatchObject({ success: false, result: 'invoice.changed' })
    expect((await credit(375.01)).body).toMatchObject({ success: false, result: 'invoice.too-much' })
    const { status, originalAmount, amountLeft, creditNotes } = await read()
    expect([status, originalAmount, amountLeft]).toEqual(['notPaid', 500, 375])
    const [note] = creditNotes
    expect(note).toMatchObject({
      id: expect.stringMatching(/^2\d{8}$/),
      amount: 125,
      reason: 'Fel pris',
      on: ISSUED_ON,
    })
    const [letter] = await letters('invoice-credited', number)
    expect(letter).toMatchObject({ text: expect.stringContaining('Anledning: Fel pris') })
    expect(await textOf(note.pdf)).toMatch(new RegExp(`Kreditfaktura.*Avser faktura: ${number}.*Fel pris.*−125 kr`))
    expect((await other.get(note.pdf)).status).toBe(404)
    expect(await textOf(`/api/finance/${number}/0/pdf`)).toMatch(/Kreditfaktura 2\d{8} −125 kr.*Kvar att betala 375 kr/)
  })

  it('of all that is left ends an invoice that nothing was paid on, and pays another [INV-002]', async () => {
    const [whole, part] = [await issued(), await issued()]
    expect((await whole.credit(500)).body.data).toMatchObject({ status: 'ended', amountLeft: 0, creditable: 0 })
    await part.pay(300)
    expect((await part.credit(200)).body.data).toMatchObject({ status: 'paid', amountLeft: 0 })
    expect((await part.credit(1)).body).toMatchObject({ result: 'invoice.changed' })
    const rows = await shop.rows<{ account: string; sum: number }>(
      `select account, sum(amount)::int as sum from ledger_entry where order_number = $1 group by account having sum(amount) <> 0`,
      whole.number,
    )
    expect(rows, 'sale and tax are taken back to the öre').toEqual([])
  })

  it('is refused without a reason, to customers, and while the invoice is paid on the web', async () => {
    const { number, credit } = await issued()
    expect((await credit(100, { reason: ' ' })).body.error.fields).toHaveProperty('reason')
    const body = { key: newKey(), amount: 1, reason: 'Fel pris' }
    expect((await anna.send('creditInvoice', body, `/api/staff/invoice/${number}/credit`)).status).toBe(403)
  })
})

async function textOf(path: string): Promise<string> {
  const answer = await shop.app.request(path, { headers: { cookie: anna.cookie, 'x-api-key': 'k' } })
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('reminders', () => {
  /** Moves the dates of the invoice back. Moving the clock would end the sessions. */
  const makeDue = (number: string, daysAgo: number) =>
    shop.rows('update invoice set created_on = $2, due_on = $3 where number = $1', number, ...dates(daysAgo))
  const dates = (daysAgo: number) => [addDays(ISSUED_ON, -daysAgo - 30), addDays(ISSUED_ON, -daysAgo)]

  it('are sent by the plan, once each, and add the fee that was agreed to what is left', async () => {
    const { number, read, pay } = await issued({ isReminderFeeAgreed: true })
    await remindOfInvoices(shop.deps)
    expect(await letters('invoice-overdue', number)).toEqual([])
    for (const [daysAgo, kind, left] of [
      [1, 'invoice-overdue', 500],
      [10, 'invoice-second-reminder', 560],
      [20, 'invoice-last-reminder', 560],
    ] as const) {
      await makeDue(number, daysAgo)
      await Promise.all([remindOfInvoices(shop.deps), remindOfInvoices(shop.deps)])
      await remindOfInvoices(shop.deps)
      expect(await letters(kind, number)).toHaveLength(1)
      expect(await read()).toMatchObject({ status: 'notPaid', amountLeft: left, overdue: true })
    }
    const [letter] = await letters('invoice-second-reminder', number)
    expect(letter?.text).toMatch(/räntelagen: referensräntan plus 8 procentenheter.*Påminnelseavgift: 60\skr/s)
    await makeDue(number, 300)
    await remindOfInvoices(shop.deps)
    expect(await read()).toMatchObject({ originalAmount: 500, reminderFees: 60, amountLeft: 560 })
    expect((await pay(560)).body.data).toMatchObject({ status: 'paid', amountLeft: 0 })
  })

  it('cost nothing where nothing was agreed', async () => {
    const { number, read } = await issued()
    for (const daysAgo of [1, 10]) {
      await makeDue(number, daysAgo)
      await remindOfInvoices(shop.deps)
    }
    expect(await letters('invoice-second-reminder', number)).toHaveLength(1)
    expect(await read()).toMatchObject({ reminderFees: 0, amountLeft: 500 })
  })

  it('leave alone what is being paid on the web, whose sum is fixed', async () => {
    const { number, read } = await issued({ isReminderFeeAgreed: true })
    await payInvoice(shop.deps, { customerId: ANNA, number })
    await makeDue(number, 10)
    await remindOfInvoices(shop.deps)
    expect(await letters('invoice-overdue', number)).toEqual([])
    await returnToInvoice(shop.deps, { customerId: ANNA, number }, 'cancel')
    await remindOfInvoices(shop.deps)
    await remindOfInvoices(shop.deps)
    expect(await read()).toMatchObject({ amountLeft: 500 + REMINDER_FEE / 100 })
  })

  it('drop their fee when all is credited', async () => {
    const { number, credit } = await issued({ isReminderFeeAgreed: true })
    for (const daysAgo of [1, 10]) {
      await makeDue(number, daysAgo)
      await remindOfInvoices(shop.deps)
    }
    expect((await credit(500)).body.data).toMatchObject({ status: 'ended', reminderFees: 0, amountLeft: 0 })
  })
})
