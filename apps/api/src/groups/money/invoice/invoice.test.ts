import { parseOcrNumber } from '@klarsikt/core/invoice'
import { ore } from '@klarsikt/core/money'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { choose, newKey, openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { bookTransfer } from './book-payment.js'
import { lockInvoice } from './find.js'
import { issueInvoice } from './issue.js'
import { payInvoice, returnToInvoice } from './pay.js'
import { remindOfInvoices } from './remind.js'

const ANNA = 'customer-1'

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
beforeEach(() => shop.control('POST', '/callbacks/plan', { mode: 'off' }))
afterEach(async () => {
  await shop.control('DELETE', '/faults')
  await expectInvariants(shop)
})

const LINES = [
  { name: 'Justering av båge', quantity: 1, unitPrice: ore(399), vatRate: 25 as const },
  { name: 'Näskuddar', quantity: 2, unitPrice: ore(49.5), vatRate: 25 as const },
]
const typed = (change: object = {}) => ({
  key: newKey(),
  customerNumber: ANNA,
  lines: [{ name: 'Justering av båge', quantity: '1', unitPrice: '1 495,50' }],
  ...change,
})

/** An invoice of 498 kr and its customer's actions. */
async function issued() {
  const number = await shop.deps.database.transaction((tx) =>
    issueInvoice(shop.deps, tx, { key: `test:${newKey()}`, customerId: ANNA, lines: LINES }),
  )
  const own = { customerId: ANNA, number }
  return {
    number,
    own,
    pay: () => payInvoice(shop.deps, own),
    back: (outcome: 'success' | 'cancel' | 'failure') => returnToInvoice(shop.deps, own, outcome),
    read: async () => (await anna.get(`/api/finance/${number}/0`)).body.data,
    async page() {
      const opened = await payInvoice(shop.deps, own)
      if (!opened.ok || opened.value.redirectUrl === null) throw new Error(`No page: ${JSON.stringify(opened)}`)
      return opened.value.redirectUrl
    },
    transfer: (amount: number, key = newKey()) =>
      shop.deps.database.transaction(async (tx) => {
        const row = await lockInvoice(tx, number)
        if (!row) throw new Error('No such invoice')
        return bookTransfer(shop.deps, tx, row, { key, amount })
      }),
  }
}

async function letters(kind: string, number: string) {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    'select kind, letter from mail_outbox where kind = $1',
    kind,
  )
  return rows.map((row) => openLetter(shop.encryption, row)).filter(({ subject }) => subject.includes(number))
}
const attemptsOf = (number: string) =>
  shop.rows(`select state from submission where subject_type = 'invoice' and subject_id = $1`, number)

describe('issuing an invoice', () => {
  it('is done by staff for a customer, once a key, and shown to that customer only [INV-001, ROLE-007]', async () => {
    const body = typed()
    const answer = await store.send('issueInvoice', body)
    expect(answer.status).toBe(200)
    const { data } = answer.body
    expect(data).toMatchObject({
      subId: '0',
      source: 'shop',
      orderNumber: null,
      status: 'notPaid',
      statusText: 'Obetald',
      createdOn: '2026-11-02',
      dueOn: '2026-12-02',
      originalAmount: 1495.5,
      amountLeft: 1495.5,
      lines: [{ name: 'Justering av båge', quantity: 1, unitPrice: 1495.5 }],
      payments: [],
    })
    expect(parseOcrNumber(data.ocr).ok).toBe(true)
    expect((await store.send('issueInvoice', body)).body.data.id).toBe(data.id)
    expect((await anna.get('/api/finance/list')).body.data[0]).toEqual(data)
    expect((await other.get('/api/finance/list')).body.data).toEqual([])
    for (const path of [`/api/finance/${data.id}/0`, `/api/finance/${data.id}/0/pdf`])
      expect([path, (await other.get(path)).status]).toEqual([path, 404])
    expect((await other.send('payInvoice', {}, `/api/finance/${data.id}/pay`)).status).toBe(404)
    const [letter] = await letters('invoice-issued', data.id)
    expect(letter).toMatchObject({ to: 'customer-1@klarsikt.example', text: expect.stringContaining(data.ocr) })
    const stored = JSON.stringify(await shop.rows('select * from invoice where number = $1', data.id))
    for (const secret of ['klarsikt.example', 'Eva Ek']) expect(stored).not.toContain(secret)
  })

  it('is refused field by field, and without the permission', async () => {
    const wrong = typed({ customerNumber: '9', days: '5', lines: [{ name: 'x', quantity: 0, unitPrice: 'gratis' }] })
    const answer = await store.send('issueInvoice', wrong)
    expect([answer.status, Object.keys(answer.body.error.fields).toSorted()]).toEqual([
      422,
      ['customerNumber', 'days', 'lines.0.name', 'lines.0.quantity', 'lines.0.unitPrice'],
    ])
    const dear = typed({ lines: [{ name: 'Bågar', quantity: 99, unitPrice: 50_000 }] })
    expect((await store.send('issueInvoice', dear)).body.error.fields).toEqual({
      lines: expect.stringContaining('högst 200'),
    })
    expect((await anna.send('issueInvoice', typed())).status).toBe(403)
  })

  it('gives numbers without gaps to who issues at once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => store.send('issueInvoice', typed())))
    expect(new Set(all.map(({ body }) => body.data.id)).size).toBe(6)
  })

  it('is found by its subscription and what it comes from, and by no other [ROUTE-021, INV-001]', async () => {
    const number = await shop.deps.database.transaction((tx) =>
      issueInvoice(shop.deps, tx, {
        key: `test:${newKey()}`,
        customerId: ANNA,
        lines: LINES,
        source: 'lifestyle',
        subscriptionId: '7',
      }),
    )
    const { body } = await anna.get(`/api/finance/lifestyle/inv/${number}/7`)
    expect(body.data).toMatchObject({ id: number, subId: '7', source: 'lifestyle', ocr: expect.any(String) })
    for (const path of [`lens/inv/${number}/7`, `lifestyle/inv/${number}/8`, `annat/inv/${number}/7`])
      expect([path, (await anna.get(`/api/finance/${path}`)).status]).toEqual([path, 404])
    expect((await other.get(`/api/finance/lifestyle/inv/${number}/7`)).status).toBe(404)
  })

  it('prints what a person can pay from [INV-001]', async () => {
    const one = await issued()
    const { ocr, pdf } = await one.read()
    const answer = await fetchPdf(pdf)
    expect(answer.type).toBe('application/pdf')
    for (const fact of ['Faktura', one.number, `OCR-nummer: ${ocr}`, 'Näskuddar', '25 %', 'Eva Ek', 'Kvar att betala'])
      expect(answer.text).toContain(fact)
  })
})

async function fetchPdf(path: string) {
  const answer = await shop.app.request(path, { headers: { cookie: anna.cookie, 'x-api-key': 'k' } })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  })
  return { type: answer.headers.get('content-type'), text: text.replaceAll(/\s+/g, ' ') }
}

describe('payments on an invoice', () => {
  it('add up: partly paid, then paid, the same transfer once and never more than is left [INV-002]', async () => {
    const one = await issued()
    const key = newKey()
    expect(await one.transfer(20_000, key)).toEqual({ ok: true, value: undefined })
    expect(await one.transfer(20_000, key)).toEqual({ ok: true, value: undefined })
    expect(await one.transfer(10_000, key)).toEqual({ ok: false, error: 'invoice.changed' })
    expect(await one.read()).toMatchObject({ status: 'partlyPaid', amountLeft: 298 })
    expect(await one.transfer(29_801)).toEqual({ ok: false, error: 'invoice.too-much' })
    shop.clock.advance(1_000)
    expect(await one.transfer(29_800)).toEqual({ ok: true, value: undefined })
    expect(await one.read()).toMatchObject({
      status: 'paid',
      amountLeft: 0,
      payments: [{ amount: 200 }, { amount: 298 }],
    })
    expect(await one.transfer(1)).toEqual({ ok: false, error: 'invoice.changed' })
    expect(await letters('invoice-paid', one.number)).toHaveLength(2)
  })

  it('are made on the web: reserved, then paid when the money is taken', async () => {
    const one = await issued()
    await choose(await one.page(), 'approve')
    expect(await one.back('success')).toMatchObject({
      ok: true,
      value: { data: { status: 'paymentReserved', amountLeft: 0 }, redirectUrl: null, ended: null },
    })
    await shop.work.runOnce()
    await shop.work.runOnce()
    expect(await one.read()).toMatchObject({ status: 'paid', amountLeft: 0, payments: [{ amount: 498 }] })
    expect(await one.pay()).toMatchObject({ ok: true, value: { redirectUrl: null, data: { status: 'paid' } } })
    expect(await letters('invoice-paid', one.number)).toHaveLength(1)
  })

  it('are one at a time: two tabs get one page, and who is late reads that it is paid', async () => {
    const one = await issued()
    const pages = await Promise.all([one.page(), one.page(), one.page()])
    expect(new Set(pages).size).toBe(1)
    expect(await attemptsOf(one.number)).toEqual([{ state: 'redirected' }])
    await choose(pages[0] ?? '', 'approve')
    const back = await Promise.all([one.back('success'), one.back('cancel'), one.pay()])
    for (const answer of back) expect(answer).toMatchObject({ ok: true })
    expect(await one.read()).toMatchObject({ status: 'paymentReserved', amountLeft: 0 })
  })

  it('come to nothing when they are declined or given up, and can be tried again', async () => {
    const one = await issued()
    await choose(await one.page(), 'decline')
    expect(await one.back('failure')).toMatchObject({ value: { ended: 'declined', data: { status: 'notPaid' } } })
    shop.clock.advance(1_000)
    await one.page()
    expect(await one.back('cancel')).toMatchObject({ value: { ended: 'cancelled', data: { payment: 'none' } } })
    shop.clock.advance(1_000)
    await choose(await one.page(), 'approve')
    expect(await one.back('success')).toMatchObject({ value: { data: { status: 'paymentReserved' } } })
  })

  it('stopped by the provider leave the invoice open as it was, and write to the customer', async () => {
    const one = await issued()
    await one.transfer(10_000)
    await choose(await one.page(), 'approve')
    await one.back('success')
    const [row] = await shop.rows<{ id: string }>(
      `select id from submission where subject_type = 'invoice' and subject_id = $1`,
      one.number,
    )
    const subject = shop.deps.subjects.invoice
    const attempt = {
      id: row?.id ?? '',
      subject: { type: 'invoice', id: one.number },
      orderNumber: '',
      snapshot: '',
    } as const
    await shop.deps.database.transaction(async (tx) => {
      expect(await subject.reverse(tx, attempt, { captured: 1 })).toBe(false)
      expect(await subject.reverse(tx, attempt, { captured: 0 })).toBe(true)
    })
    expect(await one.read()).toMatchObject({ status: 'partlyPaid', amountLeft: 398 })
    expect(await letters('invoice-reopened', one.number)).toHaveLength(1)
    await shop.work.runOnce()
  })
})

describe('what staff do with an invoice', () => {
  const move = (number: string, action: string, status: string) =>
    store.send('moveInvoice', { action, status }, `/api/staff/invoice/${number}/move`)
  const bookOn = (number: string, amount: number, key = newKey()) =>
    store.send('bookInvoicePayment', { key, amount }, `/api/staff/invoice/${number}/payment`)
  /** // Moving the clock instead would end the sessions. */
  const makeOld = (number: string) =>
    shop.rows('update invoice set created_on = created_on - 31, due_on = due_on - 31 where number = $1', number)

  it('is along the table of core, and written down; who acts on what has changed is refused [INV-002]', async () => {
    const one = await issued()
    const read = async () => (await store.get(`/api/staff/invoice/${one.number}`)).body.data
    expect((await read()).actions).toEqual(['mark-returned', 'transfer', 'end'])
    expect((await move(one.number, 'collect', 'notPaid')).body.result).toBe('invoice.changed')
    expect((await move(one.number, 'mark-returned', 'notPaid')).body.data).toMatchObject({
      status: 'returnedFaultyAddress',
      amountLeft: 498,
      receiver: { name: 'Eva Ek' },
    })
    expect((await move(one.number, 'end', 'notPaid')).body.result).toBe('invoice.changed')
    expect(await one.pay()).toMatchObject({ ok: true, value: { redirectUrl: null, data: { payment: 'none' } } })
    expect((await move(one.number, 'reopen', 'returnedFaultyAddress')).body.data.status).toBe('notPaid')
    await makeOld(one.number)
    expect((await move(one.number, 'collect', 'notPaid')).body.result, 'nobody collects it').toBe('invoice.changed')
    expect((await bookOn(one.number, 100)).body.data).toMatchObject({ status: 'partlyPaid', amountLeft: 398 })
    expect((await move(one.number, 'transfer', 'partlyPaid')).body.data).toMatchObject({ amountLeft: 0, actions: [] })
    const rows = await shop.rows<{ action: string }>(
      `select action from audit where subject_type = 'invoice' and subject_id = $1 order by id`,
      one.number,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'invoice.issued',
      'invoice.returnedFaultyAddress',
      'invoice.notPaid',
      'invoice.partlyPaid',
      'invoice.payment-booked',
      'invoice.transferred',
    ])
  })

  it('lists what is left to pay, the first due first, to staff only', async () => {
    const one = await issued()
    const { body } = await store.get('/api/staff/invoices')
    expect(body.data.map(({ id }: { id: string }) => id)).toContain(one.number)
    const days = body.data.map(({ dueOn }: { dueOn: string }) => dueOn)
    expect(days).toEqual(days.toSorted())
    expect(body.count).toBeGreaterThanOrEqual(body.data.length)
    for (const path of ['/api/staff/invoices', `/api/staff/invoice/${one.number}`])
      expect([path, (await anna.get(path)).status]).toEqual([path, 403])
  })

  it('gives up a payment page that the customer has open, and is refused while money is asked for', async () => {
    const one = await issued()
    const page = await one.page()
    expect((await bookOn(one.number, 498)).body.data).toMatchObject({ status: 'paid', amountLeft: 0 })
    expect(await attemptsOf(one.number)).toEqual([{ state: 'cancelled' }])
    await choose(page, 'approve')
    expect(await one.back('success')).toMatchObject({
      value: { data: { status: 'paid', payments: [{ amount: 498 }] } },
    })
    const other = await issued()
    await choose(await other.page(), 'pending')
    await other.back('success')
    expect((await bookOn(other.number, 498)).body.result).toBe('invoice.being-paid')
    expect((await move(other.number, 'end', 'notPaid')).body.result).toBe('invoice.being-paid')
    const [attempt] = await shop.rows<{ reference: string }>(
      `select p.reference from payment p join submission s on s.id = p.id where s.subject_id = $1`,
      other.number,
    )
    await shop.control('POST', `/orders/${attempt?.reference}/decide`, { decision: 'accept' })
    await other.back('success')
    expect(await other.read()).toMatchObject({ status: 'paymentReserved' })
  })

  it('finds an approval that was not handed in yet', async () => {
    const one = await issued()
    await choose(await one.page(), 'approve')
    expect((await bookOn(one.number, 498)).body.result).toBe('invoice.changed')
    expect(await one.read()).toMatchObject({ status: 'paymentReserved', amountLeft: 0 })
  })

  it('is written to the customer once when the day has passed', async () => {
    const one = await issued()
    await remindOfInvoices(shop.deps)
    expect(await letters('invoice-overdue', one.number)).toEqual([])
    await makeOld(one.number)
    await remindOfInvoices(shop.deps)
    await remindOfInvoices(shop.deps)
    expect(await letters('invoice-overdue', one.number)).toHaveLength(1)
    expect(await one.read()).toMatchObject({ overdue: true, status: 'notPaid' })
  })
})
