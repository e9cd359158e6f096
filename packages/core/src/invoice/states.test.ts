import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateFlaws } from '../lib/testing/state-flaws.js'
import { ore } from '../money/index.js'
import { parseBankgiro } from './bankgiro.js'
import { invoiceDates, isOverdue } from './due.js'
import {
  invoiceTotals,
  parseInvoiceDays,
  parseInvoicePayment,
  parseInvoicePrice,
  parseInvoiceQuantity,
  parseInvoiceText,
} from './lines.js'
import { amountLeft, bookedInvoice, invoiceStates, movedInvoice, takenBackInvoice } from './states.js'
import { hasAmountLeft, INVOICE_STATUSES, isPayableOnline } from './statuses.js'

describe('the life of an invoice', () => {
  it('has the nine statuses, each reached, two of them final [INV-002]', () => {
    expect(stateFlaws(invoiceStates, { start: 'notPaid', ends: ['ended', 'transferred'] })).toEqual([])
    expect(invoiceStates.states.toSorted()).toEqual([...INVOICE_STATUSES].toSorted())
    expect(invoiceStates.states.filter((state) => invoiceStates.isFinal(state))).toEqual(['ended', 'transferred'])
  })

  it('reserves a payment on the web from the statuses that can be paid there', () => {
    expect(INVOICE_STATUSES.filter((status) => invoiceStates.can(status, 'reserve'))).toEqual(
      INVOICE_STATUSES.filter(isPayableOnline),
    )
  })

  it('is open again as it was: partly paid where a part is paid', () => {
    expect(movedInvoice({ status: 'paymentReserved', paid: 0 }, 'reopen')).toBe('notPaid')
    expect(movedInvoice({ status: 'returnedFaultyAddress', paid: 1 }, 'reopen')).toBe('partlyPaid')
    expect(movedInvoice({ status: 'paid', paid: 100 }, 'end')).toBeNull()
  })

  it.each([
    ['paid', 500, 'notPaid', 0],
    ['paid', 300, 'partlyPaid', 200],
    ['partlyPaid', 500, 'notPaid', 0],
    ['inCollection', 500, 'inCollection', 0],
  ] as const)('that is %s is open again when the payer’s bank takes %d back', (status, amount, next, paid) => {
    const invoice = { status, amount: 500, fees: 0, credited: 0, paid: 500 }
    expect(takenBackInvoice(invoice, amount)).toEqual({ ...invoice, status: next, paid })
  })

  it.each(['ended', 'transferred', 'paymentReserved'] as const)('that is %s takes nothing back by itself', (status) => {
    expect(takenBackInvoice({ status, amount: 500, fees: 0, credited: 0, paid: 100 }, 100)).toBeNull()
  })

  it('adds up whatever is paid on it: never more than its amount, paid exactly when nothing is left', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INVOICE_STATUSES.filter(hasAmountLeft)),
        fc.integer({ min: 2, max: 10_000 }),
        fc.array(fc.integer({ min: -5, max: 6_000 }), { maxLength: 8 }),
        (status, amount, payments) => {
          let invoice = { status, amount, fees: 0, credited: 0, paid: status === 'partlyPaid' ? 1 : 0 }
          for (const payment of payments) {
            const left = amountLeft(invoice)
            const booked = bookedInvoice(invoice, payment)
            expect(booked.ok).toBe(payment > 0 && payment <= left)
            if (booked.ok) invoice = { ...invoice, ...booked.value }
            expect(invoice.paid + amountLeft(invoice)).toBe(amount)
            expect(invoice.status === 'paid').toBe(invoice.paid === amount)
          }
        },
      ),
    )
  })
})

describe('dates of an invoice', () => {
  it('count days of Stockholm, also over the change of the clock and at midnight', () => {
    expect(invoiceDates('2027-03-01T12:00:00Z')).toEqual({ createdOn: '2027-03-01', dueOn: '2027-03-31' })
    expect(invoiceDates('2026-12-31T23:30:00Z', 10)).toEqual({ createdOn: '2027-01-01', dueOn: '2027-01-11' })
    const open = { status: 'notPaid', dueOn: '2027-03-28' } as const
    expect(isOverdue(open, '2027-03-28T21:59:59Z')).toBe(false)
    expect(isOverdue(open, '2027-03-28T22:00:00Z')).toBe(true)
    expect(isOverdue({ ...open, status: 'inCollection' }, '2028-01-01T00:00:00Z')).toBe(false)
  })
})

describe('what is on an invoice', () => {
  it('comes to its rows, with the tax of each rate inside', () => {
    const { amount, vat } = invoiceTotals([
      { name: 'Putsduk', quantity: 2, unitPrice: ore(49.5), vatRate: 25 },
      { name: 'Synundersökning', quantity: 1, unitPrice: ore(399), vatRate: 0 },
    ])
    expect(amount).toBe(49_800)
    expect(vat).toEqual([
      { rate: 25, gross: 9_900, net: 7_920, vat: 1_980 },
      { rate: 0, gross: 39_900, net: 39_900, vat: 0 },
    ])
  })

  it('is read as it is typed, or refused', () => {
    expect(parseInvoiceText('  Ny   skruv ')).toEqual({ ok: true, value: 'Ny skruv' })
    expect(parseInvoicePrice('1 495,50')).toEqual({ ok: true, value: 149_550 })
    expect(parseInvoiceQuantity('2')).toEqual({ ok: true, value: 2 })
    expect(parseInvoiceDays('30')).toEqual({ ok: true, value: 30 })
    for (const refused of [
      parseInvoiceText('ab'),
      parseInvoicePrice('0'),
      parseInvoicePrice('1e3'),
      parseInvoiceQuantity('0'),
      parseInvoiceQuantity('1,5'),
      parseInvoiceDays('9'),
      parseInvoiceDays('91'),
    ])
      expect(refused.ok).toBe(false)
  })

  it('is paid by an amount as it is typed', () => {
    expect(['1 000', '99,5', '0,01 kr', '0', '-1', 'x'].map(parseInvoicePayment)).toEqual([
      100_000,
      9_950,
      1,
      null,
      null,
      null,
    ])
  })

  it('is paid to a bankgiro number with a check digit', () => {
    expect(['50501055', '5050-1055', '991-2346'].map(parseBankgiro)).toEqual(['5050-1055', '5050-1055', '991-2346'])
    expect(['50501056', '123', 'abc'].map(parseBankgiro)).toEqual([null, null, null])
  })
})
