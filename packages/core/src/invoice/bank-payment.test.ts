import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateFlaws } from '../lib/testing/state-flaws.js'
import { bankPaymentStates, comparePayments, matchPayment, namedReference, paymentReferences } from './bank-payment.js'
import { ocrNumber } from './ocr.js'
import { amountLeft } from './states.js'
import { INVOICE_STATUSES } from './statuses.js'

const OCR = ocrNumber('100000001')

describe('a payment from the bank', () => {
  it('is matched or paid back, once', () => {
    expect(stateFlaws(bankPaymentStates, { start: 'unmatched', ends: ['matched', 'repaid'] })).toEqual([])
  })

  it.each([
    ['is unmatched without a reference', null, undefined, [0, 500, 'no-reference']],
    ['is unmatched where no invoice has the reference', OCR, null, [0, 500, 'unknown-reference']],
    ['waits while the invoice is paid on the web', OCR, { isBeingPaid: true }, [0, 500, 'being-paid']],
    ['is unmatched where nothing is left', OCR, { status: 'ended' }, [0, 500, 'nothing-left']],
    ['pays exactly', OCR, { amount: 500 }, [500, 0, null]],
    ['pays a part', OCR, { amount: 700 }, [500, 0, null]],
    ['pays what is left, and the rest waits', OCR, { amount: 500, paid: 100 }, [400, 100, 'over-payment']],
  ] as const)('%s [INV-001]', (_, reference, change, [onInvoice, rest, reason]) => {
    const open = { status: 'notPaid', amount: 500, fees: 0, credited: 0, paid: 0, isBeingPaid: false } as const
    const invoice = change ? { ...open, ...change } : null
    expect(matchPayment(500, { reference, invoice })).toEqual({ onInvoice, rest, reason })
  })

  it('loses nothing, whatever it meets', () => {
    const invoices = fc.record({
      status: fc.constantFrom(...INVOICE_STATUSES),
      amount: fc.integer({ min: 1, max: 1_000 }),
      fees: fc.constant(0),
      credited: fc.constant(0),
      paid: fc.constant(0),
      isBeingPaid: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.option(invoices), (amount, invoice) => {
        const { onInvoice, rest, reason } = matchPayment(amount, { reference: OCR, invoice })
        expect(onInvoice + rest).toBe(amount)
        expect(onInvoice).toBeLessThanOrEqual(invoice ? amountLeft(invoice) : 0)
        expect(reason === null).toBe(rest === 0)
      }),
    )
  })

  it.each([
    [[OCR]],
    [['', `Faktura ${OCR}`]],
    [[`OCR: ${OCR.replace(/(\d{4})(?=\d)/g, '$1 ')}.`]],
    [['12345', OCR]],
    [[`2026-11-27 ${OCR}`]],
    [[`${OCR} 399 kr`]],
    [[`kund 4711 ${OCR} 2026`]],
    [[`399,00 ${OCR.replace(/(\d{4})(?=\d)/g, '$1\u00a0')} 27.11`]],
    [[OCR.padStart(25, '0')]],
    [[OCR.padStart(35, '0')]],
    [[`1000-0000-112 ${OCR}`]],
  ])('names its invoice in the field of the bank or in the message, beside other digits too: %j', (texts) => {
    expect(namedReference(paymentReferences(texts), new Set([OCR]))).toEqual({ ocr: OCR, isDoubtful: false })
  })

  it('names none where no digits are sound, one that is unknown, or two of which a person has to choose', () => {
    const [second, third] = [ocrNumber('100000002'), ocrNumber('100000003')]
    for (const texts of [[], ['tack för glasögonen'], ['10000000113']])
      expect(paymentReferences(texts), texts.join(' ')).toEqual([])
    expect(namedReference([OCR], new Set())).toEqual({ ocr: OCR, isDoubtful: false })
    expect(namedReference(paymentReferences([OCR, `${OCR} ${second}`]), new Set([OCR, second]))).toEqual({
      ocr: null,
      isDoubtful: true,
    })
    expect(namedReference([second, third], new Set())).toEqual({ ocr: null, isDoubtful: true })
  })

  it('is found whatever digits stand beside it', () => {
    const beside = fc.array(fc.stringMatching(/^\d{1,8}$/), { maxLength: 4 })
    const flaws: string[] = []
    fc.assert(
      fc.property(beside, beside, fc.constantFrom(' ', '-', '\t', '\u00a0', ' / '), (before, after, between) => {
        const text = [...before, OCR, ...after].join(between)
        if (namedReference(paymentReferences([text]), new Set([OCR])).ocr !== OCR) flaws.push(text)
      }),
    )
    expect(flaws).toEqual([])
  })

  const REPORTED = { amount: 39_900, paidOn: '2026-11-27', message: OCR, account: '50001234567' } as const
  it.each([
    ['again', {}, 'same'],
    ['again without its payer', { account: null, message: `Faktura ${OCR}, tack` }, 'same'],
    ['with another amount', { amount: 40_000 }, 'doubtful'],
    ['of another day', { paidOn: '2026-11-28' }, 'doubtful'],
    ['of another payer', { account: '50009999999' }, 'doubtful'],
    ['for another invoice', { message: ocrNumber('100000002') }, 'doubtful'],
    ['for another invoice with another amount', { message: ocrNumber('100000002'), amount: 1 }, 'other'],
    ['of another day with another amount', { paidOn: '2026-11-28', amount: 1 }, 'other'],
  ] as const)('whose reference is known is compared with the known one: %s', (_, change, outcome) => {
    expect(comparePayments(REPORTED, { ...REPORTED, ...change })).toBe(outcome)
  })

  it('without an OCR number is known by its message', () => {
    const silent = { ...REPORTED, message: 'Anna', account: null }
    expect(comparePayments(silent, { ...silent })).toBe('same')
    expect(comparePayments(silent, { ...silent, message: 'Bo' })).toBe('doubtful')
  })
})
