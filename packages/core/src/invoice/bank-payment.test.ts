import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateFlaws } from '../lib/testing/state-flaws.js'
import { bankPaymentStates, matchPayment, paymentReference } from './bank-payment.js'
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

  it('names its invoice in the field of the bank or in the message', () => {
    const grouped = OCR.replace(/(\d{4})(?=\d)/g, '$1 ')
    for (const texts of [[OCR], ['', `Faktura ${OCR}`], [`OCR: ${grouped}.`], ['12345', OCR]])
      expect(paymentReference(texts)).toBe(OCR)
    for (const texts of [[], ['tack för glasögonen'], ['10000000113']]) expect(paymentReference(texts)).toBeNull()
  })
})
