import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arithmeticFaults, includedTax } from './arithmetic.js'

describe('arithmetic', () => {
  it('accepts every order whose sums are made from its lines, and no order off by one', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 12 }),
      unit_price: fc.integer({ min: 1, max: 500_000 }),
      rate: fc.constantFrom(0, 600, 1200, 2500),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const order_lines = lines.map(({ quantity, unit_price, rate }) => ({
          type: 'physical' as const,
          name: 'x',
          quantity,
          unit_price,
          tax_rate: rate,
          total_discount_amount: 0,
          total_amount: quantity * unit_price,
          total_tax_amount: includedTax(quantity * unit_price, rate),
        }))
        const order_amount = order_lines.reduce((sum, one) => sum + one.total_amount, 0)
        const order_tax_amount = order_lines.reduce((sum, one) => sum + one.total_tax_amount, 0)
        expect(arithmeticFaults({ order_amount, order_tax_amount, order_lines })).toEqual([])
        expect(arithmeticFaults({ order_amount: order_amount + 1, order_tax_amount, order_lines })).toEqual([
          'order_amount',
        ])
      }),
    )
  })
})
