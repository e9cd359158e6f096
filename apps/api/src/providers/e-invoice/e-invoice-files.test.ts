import { invoiceTotals } from '@klarsikt/core/invoice'
import { VAT_RATES, wholeOre } from '@klarsikt/core/money'
import { answerEInvoiceOrder, eInvoiceReport, newEInvoiceBooks } from '@klarsikt/sandbox'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SentEInvoice } from './port.js'
import { readEInvoiceReport } from './read-report.js'
import { writeEInvoiceOrder } from './write-order.js'

const SHOP = { client: 'klarsikt', bankgiro: '5050-1055' }
const RECIPIENT = '123456789012'

const line = fc.record({
  name: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '' && !/\p{C}/u.test(text)),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.integer({ min: 1, max: 5_000_000 }).map(wholeOre),
  vatRate: fc.constantFrom(...VAT_RATES),
})
const invoice: fc.Arbitrary<SentEInvoice> = fc.array(line, { minLength: 1, maxLength: 20 }).map((lines) => ({
  recipient: RECIPIENT,
  number: '100000001',
  ocr: '10000000112',
  issuedOn: '2026-11-27',
  dueOn: '2026-12-27',
  ...invoiceTotals(lines),
  lines,
  buyer: { name: 'Eva & Bo Ek', street: 'Storgatan 12', postalCode: '111 22', city: 'Växjö' },
}))
const order = (invoices: readonly SentEInvoice[]) =>
  writeEInvoiceOrder(SHOP, {
    id: 'a',
    writtenOn: '2026-11-27',
    registrations: [{ recipient: RECIPIENT, personalNumber: '199006022397' }],
    ended: [],
    invoices,
  })

describe('a file to the operator of e-invoices [INV-003]', () => {
  it('has invoices whose rows without tax, and their taxes, come to what is to be paid, to the öre', () => {
    fc.assert(
      fc.property(invoice, (sent) => {
        const answer = answerEInvoiceOrder(newEInvoiceBooks(), order([sent]))
        const read = readEInvoiceReport(answer ?? '', SHOP.client)
        expect(read.ok && read.value.deliveries).toEqual([
          { invoice: sent.number, outcome: 'delivered', refusal: null },
        ])
      }),
    )
  })

  it('says where an invoice is paid, and why care has no tax', () => {
    const [sent] = fc.sample(invoice, { numRuns: 1, seed: 1 })
    const exempt = [{ name: 'Synundersökning', quantity: 1, unitPrice: wholeOre(50_000), vatRate: 0 as const }]
    const text = sent ? order([{ ...sent, ...invoiceTotals(exempt), lines: exempt }]) : ''
    for (const part of [
      '<cbc:PaymentID>10000000112</cbc:PaymentID>',
      '<cbc:ID>50501055</cbc:ID>',
      '<cbc:TaxExemptionReason>Undantagen från moms</cbc:TaxExemptionReason>',
      '<cbc:PayableAmount currencyID="SEK">500.00</cbc:PayableAmount>',
      '<cbc:RegistrationName>Eva &amp; Bo Ek</cbc:RegistrationName>',
    ])
      expect(text).toContain(part)
  })
})

describe('a file of the operator', () => {
  const report = eInvoiceReport(
    { id: 'svar-a', client: SHOP.client },
    { recipient: [{ '@number': RECIPIENT, '@outcome': 'refused', '@reason': 'sunspots' }] },
  )

  it('may give a reason of a later version', () => {
    expect(readEInvoiceReport(report, SHOP.client)).toEqual({
      ok: true,
      value: {
        recipients: [{ recipient: RECIPIENT, outcome: 'refused', reason: 'other' }],
        deliveries: [],
        unclear: [],
      },
    })
  })

  it('is read where outcomes are not known here, or missing: a person looks at those', () => {
    const later = eInvoiceReport(
      { id: 'svar-b', client: SHOP.client },
      {
        recipient: [{ '@number': RECIPIENT, '@outcome': 'paused' }],
        delivery: [
          { '@invoice': '100000001', '@outcome': 'delivered' },
          { '@invoice': '100000002', '@outcome': 'postponed' },
          { '@invoice': '100000003' },
        ],
      },
    )
    expect(readEInvoiceReport(later, SHOP.client)).toEqual({
      ok: true,
      value: {
        recipients: [],
        deliveries: [{ invoice: '100000001', outcome: 'delivered', refusal: null }],
        unclear: [RECIPIENT, '100000002', '100000003'],
      },
    })
  })

  it.each([
    ['of another shop', report, 'other', 'other-client'],
    ['of another version', report.replace('version="1"', 'version="2"'), SHOP.client, 'not-e-invoice'],
    ['cut off', report.slice(0, -20), SHOP.client, 'not-e-invoice'],
    [
      'with a document type',
      report.replace('<eInvoiceReport', '<!DOCTYPE a><eInvoiceReport'),
      SHOP.client,
      'not-e-invoice',
    ],
    ['empty', '', SHOP.client, 'not-e-invoice'],
  ])('%s is not read', (_, text, client, problem) => {
    expect(readEInvoiceReport(text, client)).toEqual({ ok: false, error: problem })
  })
})
