import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/plain-date.js'
import {
  barToReview,
  checkReview,
  checkReviewDecision,
  NO_STARS,
  REVIEW_FROM_DAYS,
  REVIEW_STARS,
  REVIEW_TEXT_LIMITS,
  reviewerName,
  reviewStates,
  reviewSummary,
} from './index.js'
import { REVIEW_UNTIL_DAYS, type ReviewFacts } from './may-review.js'

const DELIVERED = '2026-11-01'
const facts = (of: Partial<ReviewFacts> = {}): ReviewFacts => ({
  family: 'glasses',
  isDelivered: true,
  deliveredOn: DELIVERED,
  isReviewed: false,
  ...of,
})

describe('who may review what', () => {
  const later = addDays(DELIVERED, 30)
  it.each([
    [{}, null],
    [{ isDelivered: false }, 'not-delivered'],
    [{ deliveredOn: null }, 'not-delivered'],
    [{ isReviewed: true }, 'exists'],
    [{ family: null }, 'not-sold'],
    [{ family: 'gift-card' }, 'not-sold'],
  ] as const)('%o: %s', (of, bar) => expect(barToReview(facts(of), later)).toBe(bar))

  it('is asked some days after the delivery, for a year', () => {
    const on = (days: number) => barToReview(facts(), addDays(DELIVERED, days))
    expect([on(REVIEW_FROM_DAYS - 1), on(REVIEW_FROM_DAYS)]).toEqual(['too-early', null])
    expect([on(REVIEW_UNTIL_DAYS), on(REVIEW_UNTIL_DAYS + 1)]).toEqual([null, 'too-late'])
  })
})

describe('a review', () => {
  const typed = { stars: '4', fit: 'right', text: 'Sitter bra hela dagen.' }

  it('is read with or without how it fits', () => {
    expect(checkReview(typed)).toEqual({ ok: true, value: { ...typed, stars: 4 } })
    expect(checkReview({ ...typed, fit: '' })).toMatchObject({ value: { fit: null } })
  })

  it.each([
    [{ stars: '' }, 'stars'],
    [{ stars: '6' }, 'stars'],
    [{ stars: '4.5' }, 'stars'],
    [{ fit: 'huge' }, 'fit'],
    [{ text: ' kort ' }, 'text'],
    [{ text: 'x'.repeat(REVIEW_TEXT_LIMITS.max + 1) }, 'text'],
    [{ text: '<b>Sitter bra hela dagen</b>' }, 'text'],
  ])('with %o is refused at its field', (change, field) => {
    const checked = checkReview({ ...typed, ...change })
    expect(checked.ok ? [] : Object.keys(checked.error)).toEqual([field])
  })

  it('is refused with a reason, and approved without one', () => {
    expect(checkReviewDecision({ decision: 'approve', reason: 'x' })).toMatchObject({ value: { reason: null } })
    expect(checkReviewDecision({ decision: 'refuse', reason: 'personal' })).toMatchObject({ ok: true })
    expect(checkReviewDecision({ decision: 'refuse', reason: 'bad-grade' })).toMatchObject({ ok: false })
  })

  it('can be taken down when it is shown, and is not shown when it was refused', () => {
    expect(reviewStates.can('approved', 'refuse')).toBe(true)
    expect(reviewStates.isFinal('refused')).toBe(true)
  })
})

describe('what many say', () => {
  it('has an average of one decimal between the lowest and the highest', () => {
    const counts = fc.record({ 5: fc.nat(50), 4: fc.nat(50), 3: fc.nat(50), 2: fc.nat(50), 1: fc.nat(50) })
    fc.assert(
      fc.property(counts, (stars) => {
        const { count, average } = reviewSummary(stars)
        const given = REVIEW_STARS.filter((one) => stars[one] > 0)
        expect(count).toBe(REVIEW_STARS.reduce((sum, one) => sum + stars[one], 0))
        if (average === null) return expect(count).toBe(0)
        expect(average).toBeGreaterThanOrEqual(Math.min(...given))
        expect(average).toBeLessThanOrEqual(Math.max(...given))
        expect(Math.round(average * 10)).toBeCloseTo(average * 10)
      }),
    )
  })

  it('is nothing where there is none', () => expect(reviewSummary(NO_STARS)).toEqual({ count: 0, average: null }))
})

describe('the name of who has written', () => {
  it.each([
    ['Anna', 'Ek', true, 'Anna E.'],
    ['Anna Maria', 'von Ek', true, 'Anna V.'],
    ['Anna', '', true, 'Anna'],
    ['Anna', 'Ek', false, null],
    ['', 'Ek', true, null],
  ] as const)('%s %s, %s: %s', (firstName, lastName, isShown, name) =>
    expect(reviewerName({ firstName, lastName }, isShown)).toBe(name),
  )
})
