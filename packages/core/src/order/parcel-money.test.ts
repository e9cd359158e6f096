import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cancelledShares, heldOnCards, type OpenMoney, parcelShares, unpaidAhead } from './index.js'

/** An order of which gift cards paid 500 and the provider reserved 700. */
const order: OpenMoney = { worth: 1_200, reserved: 700 }

it('takes from gift cards first, and the rest from the provider', () => {
  expect(parcelShares(order, 300)).toEqual({ provider: 0, giftCards: 300 })
  expect(parcelShares(order, 600)).toEqual({ provider: 100, giftCards: 500 })
  expect(parcelShares({ worth: 900, reserved: 700 }, 900)).toEqual({ provider: 700, giftCards: 200 })
})

it('lets go of the reservation first', () => {
  expect(cancelledShares(order, 300)).toEqual({ provider: 300, giftCards: 0 })
  expect(cancelledShares(order, 800)).toEqual({ provider: 700, giftCards: 100 })
})

it('catches up on what left unpaid', () => {
  const ahead: OpenMoney = { worth: 400, reserved: 700 }
  expect([unpaidAhead(ahead), heldOnCards(ahead)]).toEqual([300, 0])
  expect(parcelShares(ahead, 100)).toEqual({ provider: 400, giftCards: -300 })
  expect(parcelShares(ahead, 400)).toEqual({ provider: 700, giftCards: -300 })
})

it('adds up to the öre, whatever is sent and cancelled in whatever order', () => {
  const step = fc.record({ worth: fc.integer({ min: 1, max: 99_999 }), isSent: fc.boolean() })
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (steps, part) => {
        const total = steps.reduce((sum, { worth }) => sum + worth, 0)
        const reserved = Math.round(total * part)
        const paid = { provider: 0, giftCards: 0 }
        let open: OpenMoney = { worth: total, reserved }
        for (const { worth, isSent } of steps) {
          const shares = isSent ? parcelShares(open, worth) : cancelledShares(open, worth)
          expect(shares.provider + shares.giftCards).toBe(worth)
          expect(shares.provider).toBeGreaterThanOrEqual(0)
          expect(shares.giftCards).toBeGreaterThanOrEqual(0)
          expect(shares.giftCards).toBeLessThanOrEqual(heldOnCards(open))
          paid.provider += shares.provider
          paid.giftCards += shares.giftCards
          open = { worth: open.worth - worth, reserved: open.reserved - shares.provider }
          expect(unpaidAhead(open)).toBe(0)
        }
        expect([open, paid]).toEqual([
          { worth: 0, reserved: 0 },
          { provider: reserved, giftCards: total - reserved },
        ])
      },
    ),
  )
})
