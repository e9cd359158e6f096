import { expect, it } from 'vitest'
import { hasAmountLeft, INVOICE_STATUS_MESSAGES, INVOICE_STATUSES, purchaseInvoiceStatus } from './index.js'

it('follows the money of a purchase, of which nothing is ever left to pay [INV-002]', () => {
  const cases = [
    ['handled', ['authorized', 'captured'], 'paymentReserved'],
    ['handled', ['captured'], 'paid'],
    ['sent', ['authorized'], 'paymentInProgress'],
    ['sent', ['captured', 'part-refunded'], 'paid'],
    ['sent', ['refunded'], 'ended'],
    ['cancelled', ['cancelled'], 'ended'],
  ] as const
  for (const [state, charges, status] of cases) {
    expect([state, charges, purchaseInvoiceStatus(state, charges)]).toEqual([state, charges, status])
    expect(hasAmountLeft(status)).toBe(false)
  }
})

it('has a Swedish name for every status [INV-002]', () => {
  expect(new Set(INVOICE_STATUSES.map((status) => INVOICE_STATUS_MESSAGES[status]())).size).toBe(9)
})
