import { describe, expect, it } from 'vitest'
import { type ExaminedVisit } from './exam-prescription.js'
import { isOwnVisit, mayEnterPrescription } from './index.js'

const start = new Date('2026-11-12T09:00:00Z')
const visit: ExaminedVisit = { state: 'completed', examType: 'glasses', start, isForgotten: false }
const now = new Date('2026-11-12T10:00:00Z')

describe('the prescription of an exam', () => {
  it('is entered once the visit has taken place', () => {
    expect(mayEnterPrescription(visit, now)).toBe(true)
    for (const state of ['requested', 'booked', 'cancelled', 'no-show'] as const)
      expect([state, mayEnterPrescription({ ...visit, state }, now)]).toEqual([state, false])
  })

  it('is that of an exam for glasses, of a person who is not forgotten', () => {
    expect(mayEnterPrescription({ ...visit, examType: 'terminal' }, now)).toBe(true)
    for (const examType of ['lenses', 'lensesNew', 'driving', 'hearing'] as const)
      expect([examType, mayEnterPrescription({ ...visit, examType }, now)]).toEqual([examType, false])
    expect(mayEnterPrescription({ ...visit, isForgotten: true }, now)).toBe(false)
  })

  it('is at most a year old [VALID-026]', () => {
    expect(mayEnterPrescription(visit, new Date('2027-11-12T22:00:00Z'))).toBe(true)
    expect(mayEnterPrescription(visit, new Date('2027-11-13T08:00:00Z'))).toBe(false)
  })
})

describe('the account of who was examined', () => {
  const anna = { firstName: 'Anna', lastName: 'Ek' }
  it('is the one that booked where it has that name and no personal number', () => {
    expect(isOwnVisit({ firstName: ' anna', lastName: 'EK' }, { ...anna, hasPersonalNumber: false })).toBe(true)
    expect(isOwnVisit(anna, { ...anna, hasPersonalNumber: true })).toBe(false)
    expect(isOwnVisit({ ...anna, firstName: 'Maja' }, { ...anna, hasPersonalNumber: false })).toBe(false)
  })
})
