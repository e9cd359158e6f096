import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/index.js'
import { addMonths } from '../calendar/plain-date.js'
import { ore, sum } from '../money/index.js'
import { type BillingPlan } from './billing.js'
import { type BillingMonth, dueMonth, monthAmount, resumedPlan } from './index.js'
import { terminationDate } from './terms.js'

const anyDate = fc.integer({ min: 18_000, max: 33_000 }).map((days) => addDays('1970-01-01', days))
const PRICE = ore(249)

function monthsUntil(plan: BillingPlan, day: string): BillingMonth[] {
  const months: BillingMonth[] = []
  for (let at = plan; ; at = { ...at, billedMonths: at.billedMonths + 1 }) {
    const month = dueMonth(at, day)
    if (month === null) return months
    months.push(month)
  }
}

describe('the months of a subscription', () => {
  it.each([
    ['2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
    ['2026-11-15', ['2026-11-15', '2026-12-15', '2027-01-15', '2027-02-15']],
  ])('begin on the day of the start, over short months and new year: %s [LIFE-002]', (anchorOn, starts) => {
    const months = monthsUntil({ anchorOn, billedMonths: 0, endsOn: null }, starts[3] ?? '')
    expect(months.map((month) => month.startsOn)).toEqual(starts)
  })

  it('are charged for once they begin, and not before', () => {
    const plan = { anchorOn: '2026-11-15', billedMonths: 1, endsOn: null }
    expect(dueMonth(plan, '2026-12-14')).toBeNull()
    expect(dueMonth(plan, '2026-12-15')).toEqual({
      startsOn: '2026-12-15',
      endsOn: '2027-01-14',
      days: 31,
      wholeDays: 31,
    })
  })

  it('follow each other without gap or overlap, until the last day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 800 }), (anchorOn, days) => {
        const endsOn = addDays(anchorOn, days)
        const months = monthsUntil({ anchorOn, billedMonths: 0, endsOn }, addDays(endsOn, 400))
        expect(months[0]?.startsOn).toBe(anchorOn)
        expect(months.at(-1)?.endsOn).toBe(endsOn)
        for (const [at, month] of months.entries())
          if (at > 0) expect(month.startsOn).toBe(addDays(months[at - 1]?.endsOn ?? '', 1))
        expect(months.reduce((total, month) => total + month.days, 0)).toBe(daysBetween(anchorOn, endsOn) + 1)
      }),
    )
  })

  it('cost a price each; of the last one the part that is used', () => {
    const plan = { anchorOn: '2026-11-15', billedMonths: 0, endsOn: '2027-01-29' }
    const months = monthsUntil(plan, '2027-12-31')
    expect(months.map((month) => monthAmount(PRICE, month))).toEqual([PRICE, PRICE, 12_048])
    expect(sum(months.map((month) => monthAmount(PRICE, month)))).toBe(2 * PRICE + 12_048)
  })

  it('never need money back: notice ends no month that had begun before it was given', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 800 }), (anchorOn, days) => {
        const noticeOn = addDays(anchorOn, days)
        const begun = monthsUntil({ anchorOn, billedMonths: 0, endsOn: null }, noticeOn)
        expect(terminationDate(noticeOn, null) >= (begun.at(-1)?.endsOn ?? '')).toBe(true)
      }),
    )
  })
})

describe('the months after a winback', () => {
  it('go on as before while the month that is charged for runs [LIFE-007]', () => {
    const plan = { anchorOn: '2026-01-31', billedMonths: 10, endsOn: '2026-11-29' }
    expect(resumedPlan(plan, '2026-11-20')).toEqual({ ...plan, endsOn: null })
  })

  it('begin today where there was a gap, for which nothing is charged', () => {
    const plan = { anchorOn: '2025-01-31', billedMonths: 12, endsOn: '2026-01-30' }
    expect(resumedPlan(plan, '2026-11-20')).toEqual({ anchorOn: '2026-11-20', billedMonths: 0, endsOn: null })
  })

  it('charge for no day twice', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 1_200 }), (anchorOn, n, days) => {
        const today = addDays(anchorOn, days)
        const plan = resumedPlan({ anchorOn, billedMonths: n, endsOn: addMonths(anchorOn, n) }, today)
        const first = dueMonth(plan, '2999-12-31')?.startsOn ?? ''
        expect(first >= addMonths(anchorOn, n)).toBe(true)
        expect(first >= today).toBe(true)
      }),
    )
  })
})
