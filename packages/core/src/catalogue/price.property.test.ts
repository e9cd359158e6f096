import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PUBLICATION_STATUSES, isBuyable, recommendedArticle, shownPrice, stockState, type PricePart } from './index.js'
import { fromPrice } from './price.js'
import { isPublicationStatus } from './status.js'

// A few amounts are drawn often, so that two prices are sometimes equal.
const kronor = fc.oneof(
  fc.constantFrom(0, 0.01, 899.5, 999),
  fc.integer({ min: 0, max: 2_000_000 }).map((ore) => ore / 100),
)
const part: fc.Arbitrary<PricePart> = fc.record({
  publicationStatus: fc.constantFrom(...PUBLICATION_STATUSES),
  currency: fc.constant('SEK'),
  isCampaign: fc.boolean(),
  ordinaryPrice: kronor,
  couponPrice: fc.option(kronor),
  fromPrice: fc.option(kronor),
  amount: kronor,
})
const price = fc.record({ unit: part, subscription: part })

describe('any publication status', () => {
  it('is either bought online, sold out or left to the stores, and an unknown status is never sold [PRICE-003, PRICE-004, PRICE-005]', () => {
    const status = fc.oneof(fc.constantFrom<number>(...PUBLICATION_STATUSES), fc.integer(), fc.double())
    fc.assert(
      fc.property(status, (any) => {
        expect(isBuyable(any)).toBe(stockState(any) === 'in-stock')
        if (!isPublicationStatus(any)) expect([isBuyable(any), stockState(any)]).toEqual([false, 'in-store'])
      }),
    )
    const states = PUBLICATION_STATUSES.map(stockState)
    expect(states.toSorted()).toEqual(['in-stock', 'in-store', 'in-store', 'out-of-stock'])
  })
})

describe('the price of a card', () => {
  it('never shows a customer anything of the subscription price [PRICE-007]', () => {
    fc.assert(
      fc.property(price, part, (one, other) => {
        const shown = shownPrice(one, { store: false })
        expect(shownPrice({ ...one, subscription: other }, { store: false })).toEqual(shown)
        expect(shown.part).toBe(one.unit)
      }),
    )
  })

  it('is the same for staff and customers exactly where no subscription is published [PRICE-006, PRICE-007]', () => {
    fc.assert(
      fc.property(price, (one) => {
        const [staff, customer] = [shownPrice(one, { store: true }), shownPrice(one, { store: false })]
        expect(staff.kind === customer.kind).toBe(one.subscription.publicationStatus === 0)
        expect(staff.part).toBe(one[staff.kind])
      }),
    )
  })

  it('depends only on the status of the subscription, not on what is cheaper', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const { publicationStatus } = one.subscription
        const same = { unit: other.unit, subscription: { ...other.subscription, publicationStatus } }
        expect(shownPrice(same, { store: true }).kind).toBe(shownPrice(one, { store: true }).kind)
      }),
    )
  })

  it('shows "from" only where something costs more, and then a price that can be paid [PRICE-002]', () => {
    const some = fc.array(fc.constantFrom(799, 899.5, 999, 0), { maxLength: 6 })
    fc.assert(
      fc.property(some, fc.nat(6), (amounts, at) => {
        const from = fromPrice(amounts)
        expect(from === null).toBe(new Set(amounts).size < 2)
        if (from !== null) {
          expect(amounts).toContain(from)
          expect(amounts.every((amount) => amount >= from)).toBe(true)
        }
        expect(fromPrice([...amounts.slice(at), ...amounts.slice(0, at)])).toBe(from)
      }),
    )
  })
})

describe('the price of a recommendation', () => {
  it('is a campaign exactly when less is paid than the ordinary price, and never free because a price is missing [REC-004]', () => {
    fc.assert(
      fc.property(kronor, kronor, (original_price, sale_price) => {
        const item = { sku_id: 'a', page_url: '/a', title: 'A', subtitle: '', image_url: null }
        const { unit, subscription } = recommendedArticle({ ...item, original_price, sale_price }).price
        expect(unit.isCampaign).toBe(unit.amount < unit.ordinaryPrice)
        expect(unit.ordinaryPrice).toBe(original_price)
        expect(unit.amount === 0).toBe(original_price === 0)
        expect(unit.amount).toBeLessThanOrEqual(original_price)
        expect(shownPrice({ unit, subscription }, { store: true }).kind).toBe('unit')
      }),
    )
  })
})
