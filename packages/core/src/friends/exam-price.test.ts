import { describe, expect, it } from 'vitest'
import type { ExamTypeId } from '../booking/exam-types.js'
import { ore, ZERO } from '../money/ore.js'
import { examPrice, examPriceText, isRevisit, movedExamPrice, revisitUntil } from './index.js'

describe('a revisit', () => {
  it.each([
    ['2026-03-01', '2026-03-01', false],
    ['2026-03-01', '2026-03-02', true],
    ['2026-03-01', '2027-03-01', true],
    ['2026-03-01', '2027-03-02', false],
    ['2027-03-01', '2028-02-29', true],
    ['2027-03-01', '2028-03-01', false],
    ['2028-02-29', '2029-02-28', true],
    ['2028-02-29', '2029-03-01', false],
    ['2026-03-01', '2026-02-28', false],
  ])('after an exam on %s is one on %s: %s [LOYAL-004]', (examined, day, expected) => {
    expect(isRevisit('glasses', day, [{ examType: 'glasses', day: examined, isRevisit: false }])).toBe(expected)
  })

  it.each<[ExamTypeId, ExamTypeId, boolean]>([
    ['glasses', 'glasses', true],
    ['lenses', 'lenses', true],
    ['lensesNew', 'lenses', true],
    ['lensesNew', 'lensesNew', false],
    ['glasses', 'lenses', false],
    ['driving', 'driving', false],
    ['terminal', 'terminal', false],
    ['terminal', 'glasses', false],
    ['hearing', 'hearing', false],
  ])('after %s is %s: %s [LOYAL-004]', (first, next, expected) => {
    expect(isRevisit(next, '2026-04-01', [{ examType: first, day: '2026-03-01', isRevisit: false }])).toBe(expected)
  })

  it('gives no right to others, and takes none away [LOYAL-004]', () => {
    const revisit = { examType: 'glasses', day: '2026-12-01', isRevisit: true } as const
    expect(isRevisit('glasses', '2027-04-01', [revisit])).toBe(false)
    expect(isRevisit('glasses', '2027-04-01', [revisit, { ...revisit, day: '2026-06-01', isRevisit: false }])).toBe(
      true,
    )
  })
})

it('costs members less, and nothing for a revisit of theirs [LOYAL-004]', () => {
  const visitor = { isMember: false, isRevisit: false, isIncluded: false }
  const member = { ...visitor, isMember: true }
  expect(examPrice('glasses', visitor)).toEqual({ price: ore(395), kind: 'ordinary' })
  expect(examPrice('glasses', { ...visitor, isRevisit: true })).toEqual({ price: ore(395), kind: 'ordinary' })
  expect(examPrice('glasses', member)).toEqual({ price: ore(199), kind: 'member' })
  expect(examPrice('lenses', member)).toEqual({ price: ore(495), kind: 'ordinary' })
  expect(examPrice('glasses', { ...member, isRevisit: true })).toEqual({ price: ZERO, kind: 'revisit' })
})

it('says the price with what it is', () => {
  const text = (price: number, kind: Parameters<typeof examPriceText>[0]['kind']) =>
    examPriceText({ price: ore(price), kind }).replaceAll('\u00A0', ' ')
  expect(text(395, 'ordinary')).toBe('395 kr')
  expect(text(199, 'member')).toBe('199 kr, medlemspris')
  expect(text(0, 'revisit')).toBe('Återbesök inom ett år: 0 kr')
  expect(text(0, 'included')).toBe('Ingår i linsabonnemanget: 0 kr')
  expect(text(0, 'glasses-subscription')).toBe('Ingår i Lifestyle: 0 kr')
  expect(text(0, 'ordinary')).toBe('Kostnadsfritt')
})

it('is free within its year only, to whichever day it is moved [LOYAL-004]', () => {
  const examined = { examType: 'glasses', day: '2026-02-10', isRevisit: false } as const
  const until = revisitUntil('glasses', '2026-11-04', [examined, { ...examined, day: '2025-12-24' }])
  expect(until).toBe('2027-02-10')
  const free = examPrice('glasses', { isMember: true, isRevisit: true, isIncluded: false })
  const moved = (day: string) =>
    movedExamPrice(free, { examType: 'glasses', revisitUntil: until, includedFrom: null }, day)
  expect([moved('2027-02-10'), moved('2027-02-11')]).toEqual([
    { price: ZERO, kind: 'revisit' },
    { price: ore(199), kind: 'member' },
  ])
  const ordinary = examPrice('glasses', { isMember: false, isRevisit: false, isIncluded: false })
  expect(movedExamPrice(ordinary, { examType: 'glasses', revisitUntil: null, includedFrom: null }, '2028-01-01')).toBe(
    ordinary,
  )
})

it('costs a subscriber of lenses nothing once a year, and a revisit uses nothing of that [LENS-017]', () => {
  const visitor = { isMember: false, isRevisit: false, isIncluded: true }
  expect(examPrice('lenses', visitor)).toEqual({ price: ZERO, kind: 'included' })
  expect(examPrice('lenses', { ...visitor, isMember: true })).toEqual({ price: ZERO, kind: 'included' })
  expect(examPrice('lenses', { isMember: true, isRevisit: true, isIncluded: true }).kind).toBe('revisit')
})

it('costs a subscriber of glasses nothing once a year, and what members pay on a day before that', () => {
  const included = examPrice('glasses', { isMember: false, isRevisit: false, isIncluded: true })
  expect(included).toEqual({ price: ZERO, kind: 'glasses-subscription' })
  const exam = { examType: 'glasses', revisitUntil: null, includedFrom: '2027-02-10' } as const
  expect(movedExamPrice(included, exam, '2027-02-10')).toEqual(included)
  expect(movedExamPrice(included, exam, '2027-02-09')).toEqual({ price: ore(199), kind: 'member' })
})

it('is included from its day on, to whichever it is moved [LENS-017]', () => {
  const booked = { price: ZERO, kind: 'included' } as const
  const exam = { examType: 'lenses', revisitUntil: null, includedFrom: '2027-02-10' } as const
  expect(movedExamPrice(booked, exam, '2027-02-10')).toEqual(booked)
  expect(movedExamPrice(booked, exam, '2027-02-09')).toEqual({ price: ore(495), kind: 'ordinary' })
})
