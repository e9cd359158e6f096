import { cartTotals, type PricedLine } from '@klarsikt/core/cart'
import { VAT_RATES, wholeOre } from '@klarsikt/core/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLocalDelivery } from '../../../providers/delivery/local.js'
import { purchaseBody } from '../../../providers/payment/klarna/bodies.js'
import { salePostings } from '../../money/ledger/ledger.js'
import { describePurchase } from '../order/describe-purchase.js'
import { takeSnapshot } from './take-snapshot.js'
import { EVA } from './testing/shop.js'

const line = fc.record({
  skuId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 12 }),
  unitPrice: fc.integer({ min: 0, max: 1_500_000 }).map(wholeOre),
  vatRate: fc.constantFrom(...VAT_RATES),
  family: fc.constantFrom('glasses', 'eye-care', 'contact-lenses', 'gift-card'),
})
const discount = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('fixed'), amount: fc.integer({ min: 1, max: 500_000 }).map(wholeOre) }),
  ),
  { nil: null },
)
const cards = fc.array(fc.record({ id: fc.uuid(), balance: fc.integer({ min: 1, max: 800_000 }).map(wholeOre) }), {
  maxLength: 3,
})

it('charges the sum of the lines, to the öre: lines = total = tenders = provider = books [R11]', async () => {
  const quotes = await createLocalDelivery().quotes({
    market: 'se',
    postalCode: '11147',
    goods: wholeOre(100),
    madeToOrder: false,
    orderedOn: '2026-11-02',
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      discount,
      cards,
      fc.constantFrom(...quotes),
      (rows, code, giftCards, quote) => {
        const lines = rows.map((row) => ({
          ...row,
          parentSkuId: null,
          prescription: null,
          prescriptionGlasses: null,
          workingDistances: null,
          eyes: [],
          transposedEyes: [],
          subscriptionInterval: null,
          lensColour: null,
          articleId: 1,
          description: 'Båge',
          brand: 'Gucci',
          media: null,
          madeToOrder: false,
          withdrawalDays: 30,
        })) as unknown as (PricedLine & {
          articleId: number
          description: string
          brand: string
          media: null
          workingDistances: null
          eyes: []
          transposedEyes: []
          madeToOrder: boolean
          withdrawalDays: 30
        })[]
        const off = code ? ({ ...code, code: 'HÖST', families: null } as never) : null
        const totals = cartTotals(lines, { discount: off, giftCards, shipping: quote.price })
        const snapshot = takeSnapshot(
          'cart',
          {
            cart: { lines, discount: off, blocked: null, describe: () => ({}) as never },
            draft: { customer: EVA, deliveryMethod: quote.method, storeId: null, paymentMethod: 60 },
            buyer: EVA,
            quotes,
            delivery: { quote, storeId: null },
            paymentMethods: [],
            paymentMethod: 60,
            giftCards: giftCards.map((card) => ({ ...card, last4: '1234', validUntil: null })),
            totals,
            madeToOrder: false,
            awaitsPrescription: false,
            progress: { lines: lines.length, customer: true, delivery: true },
          },
          { storeName: null, defaultMethod: 60, means: null },
        )
        if (!snapshot) throw new Error('nothing agreed')
        const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
        expect(sum(snapshot.lines.map((one) => one.total)) + snapshot.shipping).toBe(snapshot.total)
        expect(sum(snapshot.giftCards.map((card) => card.amount)) + snapshot.toPay).toBe(snapshot.total)
        expect(sum(snapshot.vat.map((row) => row.net + row.vat))).toBe(snapshot.total)
        const body = purchaseBody({ paymentId: 'p', orderNumber: '12345678', ...describePurchase(snapshot) }) as {
          order_amount: number
          order_tax_amount: number
          order_lines: Record<string, number>[]
        }
        expect(body.order_amount).toBe(snapshot.toPay)
        expect(sum(body.order_lines.map((one) => one['total_amount'] ?? 0))).toBe(snapshot.toPay)
        expect(sum(body.order_lines.map((one) => one['total_tax_amount'] ?? 0))).toBe(body.order_tax_amount)
        for (const one of body.order_lines) {
          expect(one['total_amount']).toBe(
            (one['quantity'] ?? 0) * (one['unit_price'] ?? 0) - (one['total_discount_amount'] ?? 0),
          )
        }
        const tenders = [
          ...snapshot.giftCards.map(({ amount }) => ({ account: 'gift-cards', amount })),
          { account: 'receivable:klarna', amount: snapshot.toPay },
        ]
        expect(sum(salePostings(snapshot.vat, tenders).map((posting) => posting.amount))).toBe(0)
      },
    ),
    { numRuns: 2_000 },
  )
})
