import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCT_FAMILIES } from '../catalogue/index.js'
import { add } from '../money/arithmetic.js'
import { VAT_RATES, multiply, ore, sum, wholeOre } from '../money/index.js'
import { cartTotals, type CartTotals, isDiscounted, type Discount, type PricedLine } from './index.js'

function line(skuId: string, unitPrice: number, rest: Partial<PricedLine> = {}): PricedLine {
  return {
    skuId,
    parentSkuId: null,
    prescription: null,
    prescriptionGlasses: null,
    subscriptionInterval: null,
    quantity: 1,
    lensColour: null,
    family: 'glasses',
    unitPrice: ore(unitPrice),
    vatRate: 25,
    ...rest,
  }
}

describe('totals of a cart', () => {
  it('sums lines, freight and VAT, and lets gift cards pay before the rest', () => {
    const lines = [line('a', 1000, { quantity: 2 }), line('b', 112, { vatRate: 12, family: 'eye-care' })]
    const discount: Discount = { code: 'TIO', kind: 'percent', percent: 10, families: ['glasses'] }
    const giftCards = [
      { id: 'one', balance: ore(500) },
      { id: 'two', balance: ore(50) },
    ]
    const totals = cartTotals(lines, { discount, giftCards, shipping: ore(50) })
    expect(totals).toMatchObject({ items: ore(2112), discount: ore(200), shipping: ore(50), total: ore(1962) })
    expect(totals.vat).toEqual([
      { rate: 25, gross: ore(1850), net: ore(1480), vat: ore(370) },
      { rate: 12, gross: ore(112), net: ore(100), vat: ore(12) },
    ])
    expect(totals).toMatchObject({ vatTotal: ore(382), giftCardTotal: ore(550), toPay: ore(1412) })
    expect(totals.giftCards).toEqual([
      { id: 'one', amount: ore(500) },
      { id: 'two', amount: ore(50) },
    ])
  })

  it('never takes more off than there is, and nothing off a gift card', () => {
    const lines = [line('a', 100), line('g', 500, { family: 'gift-card', vatRate: 0 })]
    const totals = cartTotals(lines, { discount: { code: 'X', kind: 'fixed', amount: ore(300), families: null } })
    expect(totals.lines.map((row) => row.discount)).toEqual([ore(100), 0])
    expect(totals.total).toBe(ore(500))
  })

  it('takes half off the frame and nothing off its lenses [LOYAL-001]', () => {
    const lens = line('l', 800, { parentSkuId: 'a', lensColour: 'clear' })
    const half: Discount = { code: '', kind: 'percent', percent: 50, families: ['glasses'], framesOnly: true }
    expect(cartTotals([line('a', 1000), lens], { discount: half }).lines.map((row) => row.total)).toEqual([
      ore(500),
      ore(800),
    ])
  })

  it('is nothing for an empty cart', () => {
    expect(cartTotals([])).toMatchObject({ items: 0, total: 0, vat: [], vatTotal: 0, toPay: 0 })
  })
})

const randomLine = fc
  .record({
    skuId: fc.string({ minLength: 1, maxLength: 6 }),
    parentSkuId: fc.option(fc.constantFrom('p1', 'p2')),
    quantity: fc.integer({ min: 1, max: 12 }),
    family: fc.constantFrom(...PRODUCT_FAMILIES),
    unitPrice: fc.integer({ min: 0, max: 2_000_000 }).map(wholeOre),
    vatRate: fc.constantFrom(...VAT_RATES),
  })
  .map((row): PricedLine => ({
    ...row,
    prescription: null,
    prescriptionGlasses: null,
    subscriptionInterval: null,
    lensColour: null,
  }))

const scope = {
  code: fc.constant('KOD'),
  families: fc.option(fc.subarray([...PRODUCT_FAMILIES], { minLength: 1 })),
  framesOnly: fc.boolean(),
}
const randomDiscount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ ...scope, kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    ...scope,
    kind: fc.constant('fixed' as const),
    amount: fc.integer({ min: 1, max: 5_000_000 }).map(wholeOre),
  }),
)
const randomTerms = fc.record({
  discount: randomDiscount,
  shipping: fc.constantFrom(0, 2900, 9900).map(wholeOre),
  giftCards: fc.array(
    fc.record({ id: fc.constantFrom('a', 'b', 'c'), balance: fc.integer({ min: 0, max: 3_000_000 }).map(wholeOre) }),
    { maxLength: 4 },
  ),
})

/** Rules for the totals of every cart. They are plain comparisons, because thousands of assertions are slow. */
function brokenRules(lines: readonly PricedLine[], { discount }: { discount: Discount | null }, totals: CartTotals) {
  const rules: Record<string, boolean> = {
    'lines come to the sum of goods': totals.items === sum(lines.map((row) => multiply(row.unitPrice, row.quantity))),
    'lines and freight come to the total':
      add(sum(totals.lines.map((row) => row.total)), totals.shipping) === totals.total,
    'discounts of lines come to the discount': sum(totals.lines.map((row) => row.discount)) === totals.discount,
    'rates of VAT come to the total': sum(totals.vat.map((row) => row.gross)) === totals.total,
    'net and VAT come to the total': sum(totals.vat.flatMap((row) => [row.net, row.vat])) === totals.total,
    'VAT of the rates comes to the VAT': sum(totals.vat.map((row) => row.vat)) === totals.vatTotal,
    'gift cards and the rest come to the total':
      add(sum(totals.giftCards.map((use) => use.amount)), totals.toPay) === totals.total,
    'nothing is owed to the buyer': totals.toPay >= 0,
    'no line is below nothing': totals.lines.every(
      (row) => Number.isSafeInteger(row.total) && row.total >= 0 && row.discount >= 0,
    ),
    'only lines that the code covers are reduced': totals.lines.every(
      (row, index) => row.discount === 0 || (discount !== null && isDiscounted(lines[index]!, discount)),
    ),
    'VAT is that of its rate': totals.vat.every(
      (row) => Math.abs(row.vat - (row.gross * row.rate) / (100 + row.rate)) < 7,
    ),
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}

describe('whatever the cart', () => {
  it('lines, total, VAT and tenders agree to the öre over 20,000 random carts', () => {
    let discounted = 0
    fc.assert(
      fc.property(fc.array(randomLine, { maxLength: 12 }), randomTerms, (lines, terms) => {
        const totals = cartTotals(lines, terms)
        if (totals.discount > 0) discounted += 1
        const broken = brokenRules(lines, terms, totals)
        if (broken.length > 0) throw new Error(broken.join('; '))
      }),
      { numRuns: 20_000 },
    )
    expect(discounted).toBeGreaterThan(1000)
  })
})
