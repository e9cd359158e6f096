import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeOre, type Ore } from '../money/index.js'
import { type PriceChange } from './campaign.js'
import { announceCampaign, lowestPrice30Days } from './index.js'

const HOUR_MS = 3_600_000
/** Prices change on whole hours only, so checking every hour finds every change. */
const START = Date.parse('2026-03-01T00:00:00Z')
const WINDOW_HOURS = 30 * 24
const REDUCED_FROM_HOUR = 60 * 24

type Entry = { readonly hour: number; readonly amount: Ore }

const at = (hour: number): string => new Date(START + hour * HOUR_MS).toISOString()
// The hours around both ends of the 30 days are drawn often, and so are equal amounts.
const hour = fc.oneof(
  fc.integer({ min: 0, max: REDUCED_FROM_HOUR + 100 }),
  fc.constantFrom(...[-1, 0, 1].flatMap((by) => [REDUCED_FROM_HOUR + by, REDUCED_FROM_HOUR - WINDOW_HOURS + by])),
)
const amount = fc.oneof(fc.constantFrom(1, 79_900, 99_900), fc.integer({ min: 1, max: 300_000 })).map(wholeOre)
const entries = fc.uniqueArray(fc.record({ hour, amount }), { maxLength: 8, selector: (entry) => entry.hour })
const historyOf = (all: readonly Entry[]): PriceChange[] =>
  all.map((entry) => ({ from: at(entry.hour), amount: entry.amount }))

/** The prices that a shopper who looked once an hour would have seen. */
function seenInTheWindow(all: readonly Entry[]): Ore[] {
  const hours = Array.from({ length: WINDOW_HOURS }, (_, index) => REDUCED_FROM_HOUR - WINDOW_HOURS + index)
  return hours.flatMap((now) => {
    const current = all.filter((entry) => entry.hour <= now).toSorted((a, b) => b.hour - a.hour)[0]
    return current ? [current.amount] : []
  })
}

describe('the lowest price of the 30 days before a reduction', () => {
  it('is the lowest of the hourly prices', () => {
    let known = 0
    fc.assert(
      fc.property(entries, (all) => {
        const seen = seenInTheWindow(all)
        const lowest = lowestPrice30Days(historyOf(all), at(REDUCED_FROM_HOUR))
        expect(lowest).toBe(seen.length === 0 ? null : Math.min(...seen))
        if (lowest !== null) known += 1
      }),
      { numRuns: 300 },
    )
    expect(known).toBeGreaterThan(50)
  })

  it('does not move with what comes at the reduction or after it', () => {
    fc.assert(
      fc.property(entries, fc.nat(1000), amount, (all, later, price) => {
        const more = [...historyOf(all), { from: at(REDUCED_FROM_HOUR + later), amount: price }]
        expect(lowestPrice30Days(more, at(REDUCED_FROM_HOUR))).toBe(
          lowestPrice30Days(historyOf(all), at(REDUCED_FROM_HOUR)),
        )
      }),
    )
  })

  it('is the same in any order and in any zone the history is written in', () => {
    const inStockholm = ({ from, amount: price }: PriceChange): PriceChange => ({
      from: new Date(Date.parse(from) + 2 * HOUR_MS).toISOString().replace('Z', '+02:00'),
      amount: price,
    })
    fc.assert(
      fc.property(entries, (all) => {
        const history = historyOf(all)
        const lowest = lowestPrice30Days(history, at(REDUCED_FROM_HOUR))
        expect(lowestPrice30Days(history.toReversed(), at(REDUCED_FROM_HOUR))).toBe(lowest)
        expect(lowestPrice30Days(history.map(inStockholm), at(REDUCED_FROM_HOUR))).toBe(lowest)
      }),
    )
  })

  it('cannot be raised by a dearer price for an hour in between', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const lowest = lowestPrice30Days(historyOf(all), at(REDUCED_FROM_HOUR))
        fc.pre(lowest !== null)
        const last = all.filter((entry) => entry.hour < REDUCED_FROM_HOUR).toSorted((a, b) => b.hour - a.hour)[0]
        fc.pre(last !== undefined && REDUCED_FROM_HOUR - last.hour > 2)
        const raised = [...historyOf(all), { from: at(REDUCED_FROM_HOUR - 1), amount: wholeOre(400_000) }]
        expect(lowestPrice30Days(raised, at(REDUCED_FROM_HOUR))).toBe(lowest)
      }),
    )
  })
})

describe('an announced campaign', () => {
  it('takes off at least the percentage it promises, and could not promise one more', () => {
    let announced = 0
    fc.assert(
      fc.property(entries, amount, (all, price) => {
        const campaign = announceCampaign(historyOf(all), { from: at(REDUCED_FROM_HOUR), amount: price })
        if (!campaign.ok) return
        announced += 1
        const { lowestPrice30, percent } = campaign.value
        expect(price).toBeLessThan(lowestPrice30)
        expect(price * 100).toBeLessThanOrEqual(lowestPrice30 * (100 - percent))
        expect(price * 100).toBeGreaterThan(lowestPrice30 * (100 - percent - 1))
      }),
      { numRuns: 300 },
    )
    expect(announced).toBeGreaterThan(30)
  })

  it('is refused whenever the price was as low during the 30 days', () => {
    fc.assert(
      fc.property(entries, amount, (all, price) => {
        const seen = seenInTheWindow(all)
        const { ok } = announceCampaign(historyOf(all), { from: at(REDUCED_FROM_HOUR), amount: price })
        expect(ok).toBe(seen.length > 0 && seen.every((earlier) => earlier > price))
      }),
    )
  })
})
