import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.js'
import { add, fraction } from './arithmetic.js'
import {
  ZERO,
  atLeastZero,
  formatOre,
  formatPrice,
  kronor,
  multiply,
  ore,
  percentOf,
  subtract,
  vatPortion,
  wholeOre,
} from './index.js'
import { vatSums } from './vat.js'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(wholeOre)

describe('kronor and öre', () => {
  it('reads decimal digits, where a product of floats would drift', () => {
    expect([1.15, 4.35, 8.2, 19.99, 1.1, 0.07, -1.15].map(ore)).toEqual([115, 435, 820, 1999, 110, 7, -115])
    expect(ore('1299')).toBe(129_900)
  })

  it('refuses more than two decimals, exponents and what is no amount', () => {
    for (const wrong of [0.1 + 0.2, 1e21, NaN, Infinity, '1,50', '', '1.', ' 1'])
      expect(() => ore(wrong)).toThrow(RangeError)
    expect(() => wholeOre(1.5)).toThrow(RangeError)
    expect(() => wholeOre(2 ** 53)).toThrow(RangeError)
  })

  it('goes to kronor and back without loss', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(ore(kronor(value))).toBe(value)
      }),
    )
    expect(Object.is(ore('-0'), 0)).toBe(true)
  })
})

describe('arithmetic', () => {
  it('adds, subtracts and multiplies in whole öre', () => {
    expect(add(ore(0.1), ore(0.2))).toBe(ore(0.3))
    expect(subtract(ore(10), ore(12.5))).toBe(-250)
    expect(multiply(ore(99.5), 12)).toBe(119_400)
    expect(atLeastZero(ore(-1))).toBe(0)
    expect(() => multiply(ore(1), 1.5)).toThrow(RangeError)
  })

  it('rounds halves away from zero', () => {
    expect(percentOf(wholeOre(5), 50)).toBe(3)
    expect(percentOf(wholeOre(-5), 50)).toBe(-3)
    expect(percentOf(ore(100), 12.5)).toBe(1250)
    expect(fraction(wholeOre(9_000_000_000_000_000), 1, 3)).toBe(3_000_000_000_000_000)
  })
})

describe('allocate', () => {
  it('gives the last öre to the largest remainders, the first of equals first', () => {
    expect(allocate(wholeOre(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(wholeOre(10), [5, 3, 1])).toEqual([6, 3, 1])
    expect(allocate(wholeOre(-100), [1, 1, 1])).toEqual([-34, -33, -33])
    expect(allocate(ZERO, [0, 0])).toEqual([0, 0])
  })

  it('refuses to split over nothing', () => {
    expect(() => allocate(wholeOre(1), [0, 0])).toThrow(RangeError)
    expect(() => allocate(wholeOre(1), [-1, 2])).toThrow(RangeError)
  })

  it('sums to the amount, and no part strays an öre from its share', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }).filter((all) => all.some((w) => w > 0))
    fc.assert(
      fc.property(amount, weights, (total, all) => {
        const parts = allocate(total, all)
        const sum = all.reduce((a, b) => a + b, 0)
        expect(add(...parts)).toBe(total)
        parts.forEach((part, i) => expect(Math.abs(part - (total * all[i]!) / sum)).toBeLessThan(1.000001))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('VAT', () => {
  it('is the tax inside the amount', () => {
    expect(vatPortion(ore(125), 25)).toBe(ore(25))
    expect(vatPortion(ore(112), 12)).toBe(ore(12))
    expect(vatPortion(ore(106), 6)).toBe(ore(6))
    expect(vatPortion(ore(106), 0)).toBe(0)
    expect(vatPortion(ore(99.9), 25)).toBe(ore(19.98))
  })

  it('adds up per rate, highest first', () => {
    const line = (rate: 25 | 12, gross: number) => ({ rate, gross: ore(gross), vat: vatPortion(ore(gross), rate) })
    expect(vatSums([line(12, 112), line(25, 125), line(25, 250)])).toEqual([
      { rate: 25, gross: ore(375), net: ore(300), vat: ore(75) },
      { rate: 12, gross: ore(112), net: ore(100), vat: ore(12) },
    ])
  })
})

describe('formatPrice', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  it('has a comma for decimals [PRICE-008]', () => {
    expect(plain(formatPrice(99.5))).toBe('99,50 kr')
  })

  it('shows two decimals only when there are any [PRICE-009]', () => {
    expect(plain(formatPrice(1299))).toBe('1 299 kr')
    expect(plain(formatPrice(1299.5))).toBe('1 299,50 kr')
    expect(plain(formatPrice(0))).toBe('0 kr')
    expect(plain(formatPrice(1_234_567.05))).toBe('1 234 567,05 kr')
  })

  it('ends with kr [PRICE-010]', () => {
    expect(formatPrice(1299)).toBe('1\u00a0299\u00a0kr')
  })

  it('prints nothing for what is no amount', () => {
    expect([NaN, -0, Infinity, -Infinity, 1e15].map(formatPrice)).toEqual(['', '', '', '', ''])
    expect(plain(formatPrice(-0.001))).toBe('0 kr')
  })

  it('prints a reduction with a minus sign, and öre likewise', () => {
    expect(plain(formatPrice(-100))).toBe('−100 kr')
    expect(plain(formatOre(ore(99.9)))).toBe('99,90 kr')
  })

  it('agrees with the Swedish formatter of the platform', () => {
    const swedish = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(
        amount.filter((value) => value % 100 !== 0),
        (value) => {
          expect(formatOre(value)).toBe(`${swedish.format(kronor(value))}\u00a0kr`)
        },
      ),
    )
  })
})
