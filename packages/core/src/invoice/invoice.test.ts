import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as invoiceMessages from '../messages/generated/invoice.js'
import { ocrNumber, parseOcrNumber } from './ocr.js'
import { hasAmountLeft, INVOICE_STATUSES, isPayableOnline } from './statuses.js'
import { INVOICE_TYPE_MESSAGES, INVOICE_TYPES } from './types.js'

describe('OCR numbers', () => {
  it('end in a length digit and a check digit', () => {
    expect(ocrNumber('12345')).toBe('1234574')
    expect(ocrNumber('100012345678')).toBe('10001234567846')
    for (const base of ['', '1'.repeat(24), '12a']) expect(() => ocrNumber(base)).toThrow(RangeError)
  })

  it('are read with or without spaces', () => {
    expect(parseOcrNumber('12345 74')).toEqual({ ok: true, value: '1234574' })
    for (const text of ['', '1234575', '12345674', 'abc', '59']) expect(parseOcrNumber(text).ok).toBe(false)
  })

  it('show any one wrong digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,23}$/), fc.nat(), fc.integer({ min: 1, max: 9 }), (base, at, by) => {
        const number = ocrNumber(base)
        const index = at % number.length
        const [before, digit, after] = [number.slice(0, index), number[index] ?? '', number.slice(index + 1)]
        expect(parseOcrNumber(number).ok).toBe(true)
        expect(parseOcrNumber(`${before}${(Number(digit) + by) % 10}${after}`).ok).toBe(false)
      }),
    )
  })
})

describe('invoices', () => {
  it('have nine statuses with a Swedish name each', () => {
    expect(INVOICE_STATUSES).toHaveLength(9)
    for (const status of INVOICE_STATUSES)
      expect(invoiceMessages).toHaveProperty(`status${status.charAt(0).toUpperCase()}${status.slice(1)}`)
  })

  it('can be paid on the web while unpaid or partly paid', () => {
    expect(INVOICE_STATUSES.filter(isPayableOnline)).toEqual(['partlyPaid', 'notPaid'])
    expect(INVOICE_STATUSES.filter(hasAmountLeft)).toEqual([
      'partlyPaid',
      'notPaid',
      'inCollection',
      'returnedFaultyAddress',
    ])
  })

  it('come in four types [ENUM-003]', () => {
    expect(INVOICE_TYPES).toEqual(['paper', 'e-invoice', 'PDF', 'physical'])
    const names = INVOICE_TYPES.map((type) => INVOICE_TYPE_MESSAGES[type]())
    expect(new Set(names).size).toBe(4)
  })
})
