import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeOre } from '../money/index.js'
import { creditableAmount, creditedInvoice, creditedVat } from './credit.js'
import { invoiceTotals } from './lines.js'
import { amountLeft } from './states.js'

const OPEN = { status: 'notPaid', amount: 500, fees: 0, credited: 0, paid: 0 } as const

describe('a credit note', () => {
  it('makes less to pay, and settles an invoice of which nothing is left [INV-002]', () => {
    expect(creditedInvoice(OPEN, 200)).toEqual({ ok: true, value: { ...OPEN, credited: 200 } })
    expect(creditedInvoice(OPEN, 500)).toEqual({ ok: true, value: { ...OPEN, credited: 500, status: 'ended' } })
    const part = { ...OPEN, status: 'partlyPaid', paid: 300 } as const
    expect(creditedInvoice(part, 200)).toEqual({ ok: true, value: { ...part, credited: 200, status: 'paid' } })
    expect(creditedInvoice(part, 201)).toEqual({ ok: false, error: 'too-much' })
    expect(creditedInvoice({ ...OPEN, status: 'paid', paid: 500 }, 1)).toEqual({ ok: false, error: 'not-open' })
  })

  it('of everything drops a fee that is not paid, and is never for a fee', () => {
    const reminded = { ...OPEN, fees: 60 }
    expect(creditableAmount(reminded)).toBe(500)
    expect(creditedInvoice(reminded, 500)).toMatchObject({ value: { fees: 0, status: 'ended' } })
    expect(creditedInvoice(reminded, 100)).toMatchObject({ value: { fees: 60, status: 'notPaid' } })
  })

  it('takes off as much tax in parts as at once, and never more than the invoice has', () => {
    const line = fc.record({
      name: fc.constant('x'),
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPrice: fc.integer({ min: 1, max: 99_999 }).map(wholeOre),
      vatRate: fc.constantFrom(25 as const, 12 as const, 0 as const),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.nat(), (lines, seed) => {
        const { amount, vat } = invoiceTotals(lines)
        const part = creditedVat(lines, seed % (amount + 1))
        expect(part.reduce((sum, { gross }) => sum + gross, 0)).toBe(seed % (amount + 1))
        for (const { net, vat: tax, gross } of part) expect(net + tax).toBe(gross)
        expect(creditedVat(lines, amount)).toEqual(vat)
        expect(creditedVat(lines, 0).every(({ gross }) => gross === 0)).toBe(true)
      }),
    )
  })

  it('leaves what is left as it says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 60 }), (amount, fees) => {
        const credited = creditedInvoice({ ...OPEN, fees }, amount)
        if (!credited.ok) throw new Error(credited.error)
        expect(amountLeft(credited.value)).toBe(amount === 500 ? 0 : 500 + fees - amount)
      }),
    )
  })
})
