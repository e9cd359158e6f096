import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mandateAdvice, paymentSpecification } from '@klarsikt/sandbox'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERIK_NUMBER } from '../../person/eid/testing/eid-shop.js'
import { ANNA, type Browser, lettersTo, loggedIn, registered } from '../../person/identity/testing/customer-browser.js'
import { actAs } from '../../platform/audit/acting-as.js'
import { bookTransfer } from '../invoice/book-payment.js'
import { lockInvoice } from '../invoice/find.js'
import { remindOfInvoices } from '../invoice/remind.js'
import { openDocument } from '../mandate/sealed.js'
import {
  ACCOUNTS,
  type AutogiroShop,
  issueToAnna,
  openAutogiroShop,
  passDays,
  readAutogiro,
  readInvoice,
  signMandate,
} from './testing/autogiro-shop.js'

let shop: AutogiroShop
let anna: Browser
beforeAll(async () => {
  shop = await openAutogiroShop()
  await registered(shop.api)
  anna = await loggedIn(shop.api)
})
afterAll(() => shop.close())

/** Lets days pass and logs Anna in again, because her session has expired. */
async function later(days: number): Promise<void> {
  passDays(shop, days)
  anna = await loggedIn(shop.api)
}
const letters = async () => (await lettersTo(shop.api, ANNA.email)).map(({ kind }) => kind)
const sentFiles = async () => (await readdir(join(shop.folder, 'till-bankgirot', 'hamtade'))).length
const remind = () => actAs({ kind: 'system', job: 'invoice-remind' }, null, () => remindOfInvoices(shop.api.deps))

describe('a mandate for autogiro [INV-003]', () => {
  it('is refused beside its fields where the account is none', async () => {
    const refused = await anna.post('/api/finance/autogiro/sign', { clearing: '0000', number: '1' })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.error.fields)).toEqual(['clearing', 'number'])
    expect(await readAutogiro(anna)).toEqual({ isOffered: true, isChosen: false, mandate: null, debits: [] })
  })

  it('is signed by its customer only, and once', async () => {
    const other = await signMandate(shop, anna, ACCOUNTS.refused, ERIK_NUMBER)
    expect(other.body.error.code).toBe('autogiro.other-signatory')
    expect((await signMandate(shop, anna, ACCOUNTS.refused)).body).toMatchObject({ success: true, status: 'complete' })
    expect((await anna.post('/api/finance/autogiro/collect', {})).body.status).toBe('complete')
    expect((await signMandate(shop, anna)).body.error.code).toBe('autogiro.exists')
    expect((await readAutogiro(anna)).mandate).toMatchObject({ state: 'waiting', account: 'SEB •••• 4587' })
    const method = (await anna.get('/api/finance/paymentMethod')).body.data
    expect(method.choice).toEqual({ type: 'automatic', savedPaymentId: null })
  })

  it('that the bank refuses says why, and the choice is gone', async () => {
    await shop.exchange()
    expect((await readAutogiro(anna)).mandate).toMatchObject({
      state: 'refused',
      reason: 'Kontot kan inte användas för autogiro.',
    })
    expect((await anna.get('/api/finance/paymentMethod')).body.data.choice).toBeNull()
    expect(await letters()).toContain('autogiro-refused')
  })

  it('that the bank takes is active, and its document says what was signed', async () => {
    await signMandate(shop, anna)
    await shop.exchange()
    expect((await readAutogiro(anna)).mandate).toMatchObject({ state: 'active', account: 'Nordea •••• 6042' })
    const [signed] = await shop.rows<{ document: string }>(
      "select document from autogiro_mandate where state = 'active'",
    )
    const pdf = await getDocumentProxy(openDocument(shop.api.deps.encryption, signed?.document ?? ''))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).toContain('5050-1055')
    expect(text).toContain('8008286042')
  })

  it('is asked for once, however many rounds there are', async () => {
    const files = await sentFiles()
    await Promise.all([shop.run(), shop.run()])
    await shop.bank()
    expect(await sentFiles()).toBe(files)
  })
})

describe('an invoice of a customer with autogiro [INV-003]', () => {
  let number: string

  it('is announced once, and drawn on its due day', async () => {
    number = await issueToAnna(shop, 'drawn')
    await Promise.all([shop.run(), shop.run()])
    expect((await readInvoice(shop, number)).debit).toEqual({
      state: 'planned',
      amount: 500,
      on: '2026-12-02',
      refusal: null,
      payBy: null,
    })
    expect((await letters()).filter((kind) => kind === 'debit-planned')).toHaveLength(1)
    expect((await readAutogiro(anna)).debits).toEqual([
      { invoiceId: number, subId: '0', amount: 500, on: '2026-12-02' },
    ])
  })

  it('is not paid on the web as well once the bank has been asked', async () => {
    await later(28)
    await shop.run()
    expect((await readInvoice(shop, number)).debit.state).toBe('sent')
    const paid = await anna.post(`/api/finance/${number}/pay`, {})
    expect(paid.body.error.code).toBe('invoice.debit-sent')
  })

  it('is paid when the bank has drawn it, and a report read again changes nothing', async () => {
    await later(3)
    await remind()
    await shop.exchange()
    expect(await readInvoice(shop, number)).toMatchObject({
      status: 'paid',
      amountLeft: 0,
      reminderFees: 0,
      debit: { state: 'paid' },
      payments: [{ name: 'Autogiro', amount: 500, on: '2026-12-02' }],
    })
    expect(await letters()).not.toContain('invoice-overdue')
    const balance = await shop.rows<{ account: string; sum: string }>(
      "select account, sum(amount)::text from ledger_entry where account in ('unmatched-payments', 'receivable:invoices') group by account order by account",
    )
    expect(balance.map(({ sum }) => sum)).toEqual(['0', '0'])
  })

  it('that is paid before is not drawn', async () => {
    const other = await issueToAnna(shop, 'paid-before', 30)
    await shop.run()
    await actAs({ kind: 'system', job: 'test' }, null, () =>
      shop.api.deps.database.transaction(async (tx) => {
        const row = await lockInvoice(tx, other)
        if (row) await bookTransfer(shop.api.deps, tx, row, { key: 'test-paid-before', amount: 50_000 })
      }),
    )
    await later(30)
    await shop.exchange()
    expect(await readInvoice(shop, other)).toMatchObject({ status: 'paid', debit: { state: 'dropped' } })
  })
})

describe('a debit without cover [INV-003]', () => {
  it('makes its invoice an ordinary one, with days to pay and no reminder before', async () => {
    await anna.post('/api/finance/autogiro/revoke')
    await shop.exchange()
    expect((await readAutogiro(anna)).mandate).toMatchObject({
      state: 'revoked',
      reason: 'Du avslutade autogirot här.',
    })
    await signMandate(shop, anna, ACCOUNTS.empty)
    await shop.exchange()
    const number = await issueToAnna(shop, 'no-cover', 30)
    await shop.run()
    await later(29)
    await shop.run()
    await later(3)
    await shop.exchange()
    const { debit, ...invoice } = await readInvoice(shop, number)
    expect(invoice).toMatchObject({ status: 'notPaid', amountLeft: 500 })
    expect(debit).toMatchObject({ state: 'refused', refusal: 'Det fanns inte tillräckligt med pengar på kontot.' })
    expect(await letters()).toContain('debit-refused')
    await remind()
    expect(await letters()).not.toContain('invoice-overdue')
    await later(11)
    await remind()
    expect(await letters()).toContain('invoice-overdue')
  })

  it('drops what is planned when its mandate is revoked, of which the bank hears once', async () => {
    const number = await issueToAnna(shop, 'revoked', 30)
    await shop.run()
    const [first, second] = await Promise.all([
      anna.post('/api/finance/autogiro/revoke'),
      anna.post('/api/finance/autogiro/revoke'),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await readInvoice(shop, number)).debit.state).toBe('dropped')
    const files = await sentFiles()
    await shop.exchange()
    await shop.exchange()
    expect(await sentFiles()).toBe(files + 1)
    expect((await letters()).filter((kind) => kind === 'autogiro-revoked')).toHaveLength(2)
  })
})

describe('a debit that the payer’s bank takes back [INV-003]', () => {
  it('opens its invoice again, with days to pay it, and is booked and written of once', async () => {
    await signMandate(shop, anna, ACCOUNTS.disputed)
    await shop.exchange()
    const number = await issueToAnna(shop, 'taken-back', 30)
    await shop.run()
    await later(29)
    await shop.run()
    await later(3)
    await shop.exchange()
    expect(await readInvoice(shop, number)).toMatchObject({ status: 'paid', debit: { state: 'paid' } })
    await later(2)
    await shop.bank()
    const reports = join(shop.folder, 'fran-bankgirot')
    const names = (await readdir(reports)).filter((name) => name.endsWith('.txt'))
    await shop.run()
    for (const name of names) await rename(join(reports, 'lasta', name), join(reports, name))
    await shop.run()
    expect(await readInvoice(shop, number)).toMatchObject({
      status: 'notPaid',
      amountLeft: 500,
      debit: { state: 'taken-back', refusal: null },
      payments: [
        { name: 'Autogiro', amount: 500 },
        { name: 'Återtaget av banken', amount: -500 },
      ],
    })
    const sent = (await lettersTo(shop.api, ANNA.email)).filter(({ kind }) => kind === 'debit-taken-back')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toMatch(/Din bank har tagit tillbaka 500.*Betala senast/)
    const books = await shop.rows<{ account: string; sum: string }>(
      `select account, sum(amount)::text from ledger_entry where order_number = '${number}' or account = 'unmatched-payments' group by account order by account`,
    )
    expect(books.filter(({ account }) => /bankgiro|invoices|unmatched/.test(account))).toEqual([
      { account: 'receivable:invoices', sum: '50000' },
      { account: 'settled:bankgiro', sum: '-50000' },
      { account: 'unmatched-payments', sum: '0' },
    ])
    await remind()
    const overdue = (await lettersTo(shop.api, ANNA.email)).filter(({ kind }) => kind === 'invoice-overdue')
    expect(overdue.filter(({ text }) => text.includes(number))).toEqual([])
    await anna.post('/api/finance/autogiro/revoke')
  })
})

it('ends a mandate that the bank has ended, and says so once [INV-003]', async () => {
  await signMandate(shop, anna)
  await shop.exchange()
  const [active] = await shop.rows<{ id: string }>("select id from autogiro_mandate where state = 'active'")
  const head = { customerNumber: '471117', bankgiro: '0050501055', day: '20270301' }
  const none = { account: ' '.repeat(16), person: ' '.repeat(12) }
  const ended = { ...none, payer: `0000${active?.id}`, information: '46', comment: '02' }
  const report = mandateAdvice(head, [ended, ended])
  await writeFile(join(shop.folder, 'fran-bankgirot', 'ended.txt'), report)
  await writeFile(join(shop.folder, 'fran-bankgirot', 'other.txt'), report.replaceAll('471117', '999999'))
  await shop.run()
  expect((await readAutogiro(anna)).mandate).toMatchObject({
    state: 'revoked',
    reason: 'Autogirot avslutades hos banken.',
  })
  expect((await letters()).filter((kind) => kind === 'autogiro-revoked')).toHaveLength(4)
  expect(await readdir(join(shop.folder, 'fran-bankgirot', 'nekade'))).toEqual(['other.txt'])
})

it('books what a report says twice as two payments, of which the second waits for staff [INV-003]', async () => {
  await signMandate(shop, anna)
  await shop.exchange()
  const number = await issueToAnna(shop, 'twice', 30)
  await shop.run()
  await later(29)
  await shop.run()
  const [active] = await shop.rows<{ id: string }>("select id from autogiro_mandate where state = 'active'")
  const head = { customerNumber: '471117', bankgiro: '0050501055', day: '20270401' }
  const debit = { day: '20270401', payer: `0000${active?.id}`, amount: 50_000, reference: number, status: '0' as const }
  for (const name of ['first.txt', 'second.txt']) {
    await writeFile(join(shop.folder, 'fran-bankgirot', name), paymentSpecification(head, [debit, debit]))
    await shop.run()
  }
  expect(await readInvoice(shop, number)).toMatchObject({ status: 'paid', debit: { state: 'paid' } })
  const rows = await shop.rows<{ rest: number; reason: string | null }>(
    "select rest, reason from bank_payment where report_id in ('first.txt', 'second.txt') order by rest",
  )
  expect(rows).toEqual([
    { rest: 0, reason: null },
    { rest: 50_000, reason: 'nothing-left' },
  ])
})
