import type { OrderLine, Purchase } from './types.js'

/** Returns the tax that an amount includes, in minor units. The rate is in hundredths of a per cent. */
export function includedTax(amount: number, rate: number): number {
  return Math.round((amount * rate) / (10_000 + rate))
}

const NEGATIVE_TYPES: readonly OrderLine['type'][] = ['discount', 'gift_card', 'store_credit', 'return_fee']

/**
 * Checks the sums that Klarna checks. A line's total is quantity times price minus discount, its tax fits the rate
 * within one minor unit, and the order's amount and tax are the sums of the lines. Returns the wrong fields.
 */
export function arithmeticFaults(
  purchase: Pick<Purchase, 'order_amount' | 'order_tax_amount' | 'order_lines'>,
): string[] {
  const faults: string[] = []
  let amount = 0
  let tax = 0
  for (const [index, line] of purchase.order_lines.entries()) {
    const at = `order_lines[${index}]`
    if (line.total_amount < 0 && !NEGATIVE_TYPES.includes(line.type)) faults.push(`${at}.total_amount`)
    if (line.total_amount !== line.quantity * line.unit_price - line.total_discount_amount)
      faults.push(`${at}.total_amount`)
    if (Math.abs(line.total_tax_amount - includedTax(line.total_amount, line.tax_rate)) > 1) {
      faults.push(`${at}.total_tax_amount`)
    }
    amount += line.total_amount
    tax += line.total_tax_amount
  }
  if (amount !== purchase.order_amount) faults.push('order_amount')
  if (tax !== purchase.order_tax_amount) faults.push('order_tax_amount')
  return [...new Set(faults)]
}

/**
 * Checks the lines of a part of an order. They must sum to `amount`, which stands in `field`. The tax of the part is
 * not stated.
 */
export function partFaults(order_lines: OrderLine[], amount: number, field: string): string[] {
  if (order_lines.length === 0) return []
  const tax = order_lines.reduce((sum, line) => sum + line.total_tax_amount, 0)
  const faults = arithmeticFaults({ order_lines, order_amount: amount, order_tax_amount: tax })
  return faults.map((fault) => (fault === 'order_amount' ? field : fault))
}
