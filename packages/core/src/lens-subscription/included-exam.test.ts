import { describe, expect, it } from 'vitest'
import { EXAM_TYPE_IDS } from '../booking/exam-types.js'
import { bookingStates } from '../booking/rules.js'
import { includedAt, type IncludedExams, isIncludedOn, nextIncludedExam, USES_INCLUDED_EXAM } from './index.js'

describe('the exam that a lens subscription includes [LENS-017]', () => {
  it.each([
    ['2026-11-27', '2027-11-26', false],
    ['2026-11-27', '2027-11-27', true],
    ['2026-11-27', '2026-11-27', false],
    ['2026-11-27', '2026-11-01', false],
    ['2028-02-29', '2029-02-27', false],
    ['2028-02-29', '2029-02-28', true],
    ['2027-02-28', '2028-02-28', true],
  ])('after one on %s is one on %s included: %s', (earlier, day, expected) => {
    expect(isIncludedOn(day, nextIncludedExam([earlier]))).toBe(expected)
  })

  it('counts from the last of those that were, or will be', () => {
    expect(nextIncludedExam(['2025-03-01', '2026-05-10', '2024-01-07'])).toEqual({ from: '2027-05-10' })
  })

  it('is there from the first day of a subscription that has not used it', () => {
    expect(nextIncludedExam([])).toEqual({ from: null })
    expect(isIncludedOn('2026-11-27', { from: null })).toBe(true)
  })

  it('is of lenses that are worn for subscribers of lenses, of glasses for those of glasses, and for them only', () => {
    const given = { from: null }
    const of = (exams: IncludedExams) => EXAM_TYPE_IDS.filter((examType) => includedAt(examType, exams) !== null)
    expect(of({ lensExam: given, glassesExam: null })).toEqual(['lenses'])
    expect(of({ lensExam: null, glassesExam: given })).toEqual(['glasses'])
    expect(isIncludedOn('2026-11-27', null)).toBe(false)
  })

  it('is used from when it is booked, and not by a visit that came to nothing', () => {
    expect(USES_INCLUDED_EXAM).toEqual(['requested', 'unconfirmed', 'booked', 'completed'])
    expect(bookingStates.states.filter((state) => !USES_INCLUDED_EXAM.includes(state))).toEqual([
      'cancelled',
      'declined',
      'no-show',
    ])
  })
})
