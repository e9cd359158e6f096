import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ocrNumber } from '@klarsikt/core/invoice'
import { ore } from '@klarsikt/core/money'
import { camt054File } from '@klarsikt/sandbox'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { choose, newKey, openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { actAs } from '../../platform/audit/acting-as.js'
import { issueInvoice } from '../invoice/issue.js'
import { payInvoice, returnToInvoice } from '../invoice/pay.js'
import { importBankFile } from './import.js'
import { readBankFolder } from './read-files.js'

const ANNA = 'customer-1'

let shop: TestShop
let anna: SessionCaller
let store: SessionCaller
beforeAll(async () => {
  shop = await openTestShop()
  await addTestCustomer(shop.deps.database, shop.encryption, ANNA)
  anna = await callInSession(shop, 'anna', { customerId: ANNA })
  const staff = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'finance' } as const
  await addStaff(shop.deps.database, staff, shop.clock.now())
  store = await callInSession(shop, 'staff', { store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' } })
})
afterAll(() => shop.close())
beforeEach(() => shop.control('POST', '/callbacks/plan', { mode: 'off' }))
afterEach(() => expectInvariants(shop))

/** An invoice of 500 kr. */
async function issued() {
  const lines = [{ name: 'Justering av båge', quantity: 1, unitPrice: ore(500), vatRate: 25 as const }]
  const number = await shop.deps.database.transaction((tx) =>
    issueInvoice(shop.deps, tx, { key: `test:${newKey()}`, customerId: ANNA, lines }),
  )
  const read = async () => (await anna.get(`/api/finance/${number}/0`)).body.data
  return { number, ocr: ocrNumber(number), read }
}
type Paid = Parameters<typeof camt054File>[0]['payments'][number]

const importAll = (payments: readonly Paid[], id: string = newKey()) =>
  actAs({ kind: 'system', job: 'admin' }, null, () =>
    importBankFile(shop.deps, camt054File({ id, payments }), '5050-1055'),
  )
/** Imports a payment in a file of its own. Answers what staff see of it; null when invoices take all of it. */
async function paid(payment: Paid) {
  const reference = newKey()
  expect(await importAll([{ ...payment, reference }])).toMatchObject({ ok: true, value: { imported: 1 } })
  const { data } = (await store.get('/api/staff/payments')).body
  return data.at(-1) ?? null
}
const waiting = async () => (await store.get('/api/staff/payments')).body.data
const match = (id: string, invoice: string, rest: number) =>
  store.send('matchBankPayment', { invoice, rest }, `/api/staff/payment/${id}/match`)
const repay = (id: string, rest: number) => store.send('repayBankPayment', { rest }, `/api/staff/payment/${id}/repay`)
/** Empties the list of staff for the next test. */
async function clear() {
  const { data } = (await store.get('/api/staff/payments')).body
  for (const { id, rest } of data) await repay(id, rest)
}
afterEach(clear)

describe('a report of the bank', () => {
  it('pays invoices by their OCR numbers on the day of the bank, with a letter each [INV-001, INV-002]', async () => {
    const [full, part] = [await issued(), await issued()]
    const outcome = await importAll([
      { amount: '500.00', ocr: full.ocr },
      { amount: '199.50', message: `Faktura ${part.ocr}, tack` },
    ])
    expect(outcome).toMatchObject({ value: { imported: 2, amount: 69_950, matched: 2, known: 0, differing: [] } })
    expect(await full.read()).toMatchObject({
      status: 'paid',
      amountLeft: 0,
      payments: [{ name: 'Bankgiro', amount: 500, on: '2026-11-02' }],
    })
    expect(await part.read()).toMatchObject({ status: 'partlyPaid', amountLeft: 300.5 })
    const rows = await shop.rows<{ kind: string; letter: string }>(
      `select kind, letter from mail_outbox where kind = 'invoice-paid'`,
    )
    const subjects = rows.map((row) => openLetter(shop.encryption, row).subject)
    expect(subjects.filter((subject) => subject.includes(full.number))).toHaveLength(1)
  })

  it('is read once: the same file, or the same payment in another file, changes nothing', async () => {
    const { ocr, read } = await issued()
    const [first, other] = [
      { amount: '200.00', ocr, reference: newKey() },
      { amount: '100.00', ocr, reference: newKey() },
    ]
    const file = [first, other]
    const both = await Promise.all([importAll(file), importAll(file)])
    expect(both.flatMap((one) => (one.ok ? [one.value.imported] : [])).reduce((sum, one) => sum + one)).toBe(2)
    expect(await importAll([other])).toMatchObject({ value: { imported: 0, known: 1 } })
    for (const [imported, known, differing] of [
      [0, 0, [`50501055:${first.reference}`]],
      [0, 1, []],
    ])
      expect(await importAll([{ ...first, amount: '201.00' }])).toMatchObject({ value: { imported, known, differing } })
    expect(await waiting()).toMatchObject([{ rest: 201, reason: 'reported-before', invoiceId: expect.any(String) }])
    const { amountLeft, payments } = await read()
    expect(amountLeft).toBe(200)
    expect(payments.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([100, 200])
  })

  it('that does not come to the sum that it names changes nothing', async () => {
    const { ocr, read } = await issued()
    const file = camt054File({ payments: [{ amount: '500.00', ocr }] })
    const more = file.replace('<Ntry>', '<TxsSummry><TtlCdtNtries><Sum>600</Sum></TtlCdtNtries></TxsSummry><Ntry>')
    expect(await importBankFile(shop.deps, more, '5050-1055')).toEqual({ ok: false, error: 'sums-differ' })
    expect(await read()).toMatchObject({ amountLeft: 500 })
  })

  it('has two payments where two have one reference of the bank, also when it comes twice at once', async () => {
    const [one, two] = [await issued(), await issued()]
    const reference = newKey()
    const [first, second] = [
      { amount: '399.00', ocr: one.ocr, reference },
      { amount: '399.00', ocr: two.ocr, reference },
    ]
    const outcomes = await Promise.all([importAll([first, second]), importAll([first, second])])
    const sums = (key: 'imported' | 'known' | 'amount') =>
      outcomes.reduce((sum, outcome) => sum + (outcome.ok ? outcome.value[key] : Number.NaN), 0)
    expect([sums('imported'), sums('known'), sums('amount')]).toEqual([2, 2, 79_800])
    expect([(await one.read()).amountLeft, (await two.read()).amountLeft]).toEqual([101, 101])
    // The same payment twice in a file counts as two; only the third in a later file is new.
    const same = { amount: '10.00', ocr: one.ocr, reference: newKey() }
    expect(await importAll([same, same])).toMatchObject({ value: { imported: 2, known: 0 } })
    expect(await importAll([same, same, same])).toMatchObject({ value: { imported: 1, known: 2 } })
    expect((await one.read()).amountLeft).toBe(71)
    // A payment that differs in every other respect is new, although it has the same reference.
    const three = await issued()
    expect(await importAll([{ amount: '7.00', ocr: three.ocr, reference }])).toMatchObject({ value: { imported: 1 } })
    expect((await three.read()).amountLeft).toBe(493)
  })

  it('books as much as it names, whatever references its payments share and however often it comes', async () => {
    const flaws: string[] = []
    const references = [newKey(), newKey()]
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.array(
            fc.record({
              amount: fc.constantFrom('1.00', '2.00'),
              reference: fc.constantFrom(...references),
              message: fc.constantFrom('a', 'b'),
            }),
            { minLength: 1, maxLength: 5 },
          ),
          { minLength: 2, maxLength: 3 },
        ),
        async (files) => {
          for (const payments of [...files, ...files]) {
            const outcome = await importAll(payments)
            if (!outcome.ok) flaws.push(outcome.error)
            else {
              const { imported, known, differing } = outcome.value
              if (imported + known + differing.length !== payments.length) flaws.push(JSON.stringify(outcome.value))
            }
          }
          for (const payments of files) {
            const again = await importAll(payments)
            if (!again.ok || again.value.known !== payments.length) flaws.push(JSON.stringify(again))
          }
        },
      ),
      { numRuns: 8 },
    )
    expect(flaws).toEqual([])
  })

  it('lets an entry wait that cannot be split, and books it once', async () => {
    const { ocr, read } = await issued()
    const [entry, reference] = [newKey(), newKey()]
    const payments = [
      { amount: '500.00', ocr, reference },
      { amount: '30.00', reference: newKey() },
    ]
    const file = (total?: string) =>
      importBankFile(shop.deps, camt054File({ id: entry, payments, ...(total && { total }) }), '5050-1055')
    const asSystem = (total?: string) => actAs({ kind: 'system', job: 'bank-files' }, null, () => file(total))
    expect(await asSystem('530.50')).toMatchObject({ value: { imported: 1, amount: 53_050, matched: 0 } })
    expect(await asSystem('530.50')).toMatchObject({ value: { imported: 0, known: 1 } })
    expect(await waiting()).toMatchObject([{ rest: 530.5, reason: 'not-split', invoiceId: null }])
    // The bank sends a corrected file about the same money.
    expect(await asSystem()).toMatchObject({ value: { imported: 0, known: 2 } })
    expect(await read()).toMatchObject({ amountLeft: 500 })
  })

  it('puts a payment aside that is too large for the books, and books the others', async () => {
    const { ocr, read } = await issued()
    const reference = newKey()
    const payments = [
      { amount: '21474836.48', ocr, reference },
      { amount: '500.00', ocr, reference: newKey() },
    ]
    for (const [imported, known] of [
      [1, 0],
      [0, 1],
    ])
      expect(await importAll(payments)).toMatchObject({
        value: {
          imported,
          known,
          matched: imported,
          amount: 50_000 * (imported ?? 0),
          tooLarge: [`50501055:${reference}`],
        },
      })
    expect(await waiting()).toEqual([])
    expect(await read()).toMatchObject({ status: 'paid' })
    const bankFolder = await mkdtemp(join(tmpdir(), 'bank-'))
    await writeFile(join(bankFolder, 'a.xml'), camt054File({ id: newKey(), payments }))
    const settings = { ...shop.deps.settings, bankFolder: { folder: bankFolder, settleSeconds: 0 } }
    const counted: unknown[] = []
    const telemetry = { ...shop.deps.telemetry, count: (...args: unknown[]) => void counted.push(args) }
    await actAs({ kind: 'system', job: 'bank-files' }, null, () =>
      readBankFolder({ ...shop.deps, settings, telemetry }),
    )
    expect(counted).toEqual([['klarsikt.exchanged_files', { exchange: 'bank', outcome: 'doubtful' }]])
  })

  it('lets a payment wait that names two invoices', async () => {
    const [one, two] = [await issued(), await issued()]
    await importAll([{ amount: '900.00', message: `${one.ocr} ${two.ocr}` }])
    expect(await waiting()).toMatchObject([{ rest: 900, reason: 'several-references', ocr: null }])
    expect([(await one.read()).amountLeft, (await two.read()).amountLeft]).toEqual([500, 500])
    await importAll([{ amount: '500.00', message: `2026-11-02 ${two.ocr} 500` }])
    expect(await two.read()).toMatchObject({ status: 'paid' })
  })

  it('is read from the folder of the bank and put aside, also when it is refused', async () => {
    const { ocr, read } = await issued()
    const bankFolder = await mkdtemp(join(tmpdir(), 'bank-'))
    await writeFile(join(bankFolder, 'a.xml'), camt054File({ id: newKey(), payments: [{ amount: '500.00', ocr }] }))
    await writeFile(join(bankFolder, 'b.xml'), 'no report')
    await writeFile(join(bankFolder, 'c.xml.part'), 'being written')
    const settings = { ...shop.deps.settings, bankFolder: { folder: bankFolder, settleSeconds: 0 } }
    const deps = { ...shop.deps, settings }
    await actAs({ kind: 'system', job: 'bank-files' }, null, () => readBankFolder(deps))
    expect((await readdir(bankFolder, { recursive: true })).toSorted()).toEqual([
      'c.xml.part',
      'lasta',
      'lasta/a.xml',
      'nekade',
      'nekade/b.xml',
    ])
    expect(await read()).toMatchObject({ status: 'paid' })
  })
})

describe('a payment that is on no invoice', () => {
  it('says why, who paid and what it names, to staff only, and is sealed', async () => {
    const { ocr } = await issued()
    const known = await paid({ amount: '500.00', ocr })
    expect(known).toBeNull()
    const over = await paid({ amount: '70.00', ocr, name: 'Ida Ek', message: 'glasögon' })
    expect(over).toMatchObject({
      amount: 70,
      rest: 70,
      reason: 'nothing-left',
      ocr,
      invoiceId: expect.stringMatching(/^1\d{8}$/),
      payer: { name: 'Ida Ek', account: '50001234567' },
    })
    await clear()
    expect(await paid({ amount: '1.00' })).toMatchObject({ reason: 'no-reference', invoiceId: null })
    await clear()
    expect(await paid({ amount: '1.00', ocr: ocrNumber('999999999') })).toMatchObject({ reason: 'unknown-reference' })
    expect(JSON.stringify(await shop.rows('select * from bank_payment'))).not.toContain('Ida Ek')
    expect((await anna.get('/api/staff/payments')).status).toBe(403)
  })

  it('is put on invoices by hand until nothing is left of it', async () => {
    const [first, second] = [await issued(), await issued()]
    const { id } = await paid({ amount: '700.00', message: 'utan nummer' })
    expect((await match(id, '999999999', 700)).body).toMatchObject({ success: false, result: 'payment.no-invoice' })
    expect((await match(id, first.number, 699)).body).toMatchObject({ result: 'payment.changed' })
    expect((await match(id, first.number, 700)).body).toMatchObject({
      success: true,
      data: { rest: 200, reason: 'over-payment', state: 'unmatched' },
    })
    expect((await match(id, first.number, 700)).body).toMatchObject({ result: 'payment.changed' })
    expect((await match(id, first.number, 200)).body).toMatchObject({ result: 'payment.nothing-left' })
    const spaced = second.ocr.replace(/(\d{4})/g, '$1 ')
    expect((await match(id, spaced, 200)).body).toMatchObject({ success: true, data: { rest: 0, state: 'matched' } })
    expect(await first.read()).toMatchObject({ status: 'paid' })
    expect(await second.read()).toMatchObject({ status: 'partlyPaid', amountLeft: 300 })
    expect((await store.get('/api/staff/payments')).body).toMatchObject({ data: [], count: 0 })
  })

  it('is paid back once, what has been paid too much only', async () => {
    const { ocr, read } = await issued()
    const { id, rest } = await paid({ amount: '620.00', ocr })
    expect(rest).toBe(120)
    const both = await Promise.all([repay(id, rest), repay(id, rest)])
    expect(both.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await read()).toMatchObject({ status: 'paid', payments: [{ amount: 500 }] })
    const rows = await shop.rows<{ sum: number }>(
      `select sum(amount)::int as sum from ledger_entry where order_number in ($1, $2) and account = 'settled:bankgiro'`,
      id,
      (await read()).id,
    )
    expect(rows).toEqual([{ sum: 50_000 }])
    expect((await repay('0'.repeat(32), 1)).status).toBe(404)
  })

  it('waits while its invoice is paid on the web: the page is given up, or what came second is paid back', async () => {
    const [left, approved] = [await issued(), await issued()]
    const pages = []
    for (const { number } of [left, approved]) {
      const opened = await payInvoice(shop.deps, { customerId: ANNA, number })
      pages.push(opened.ok ? (opened.value.redirectUrl ?? '') : '')
    }
    await choose(pages[1] ?? '', 'approve')
    await importAll([
      { amount: '500.00', ocr: left.ocr },
      { amount: '500.00', ocr: approved.ocr },
    ])
    const reasons = async () =>
      (await store.get('/api/staff/payments')).body.data.map(({ reason }: { reason: string }) => reason)
    expect(await reasons()).toEqual(['being-paid', 'being-paid'])
    await shop.work.runOnce()
    expect(await left.read()).toMatchObject({ status: 'paid', payments: [{ name: 'Bankgiro' }] })
    expect(await reasons()).toEqual(['nothing-left'])
    await returnToInvoice(shop.deps, { customerId: ANNA, number: approved.number }, 'success')
    await shop.work.runOnce()
    expect(await approved.read()).toMatchObject({ status: 'paid', amountLeft: 0 })
  })
})
