import { describe, expect, it } from 'vitest'
import { problemText } from '../errors/index.js'
import { checkBookingDetails, parseBookingNote, type TypedBookingDetails, type Visit } from './index.js'

const typed: TypedBookingDetails = {
  ssn: '19900101-0017',
  firstName: 'Åsa',
  lastName: 'Ek',
  email: 'Asa@Example.se',
  mobile: '070-123 45 67',
  note: '',
}
const visit: Visit = { examType: 'glasses', ageGroup: '18-74', today: '2027-01-11', day: '2027-01-20' }
const guardian = { name: 'Bo Ek', mobile: '+46701234567' }

function refusal(changes: Partial<TypedBookingDetails>, of: Partial<Visit> = {}) {
  const checked = checkBookingDetails({ ...typed, ...changes }, { ...visit, ...of })
  if (checked.ok) return null
  if (checked.error.code === 'booking.too-young') return checked.error.code
  return Object.fromEntries(Object.entries(checked.error.problems).map(([name, one]) => [name, problemText(one)]))
}

describe('whom a visit is for', () => {
  it('may be masked where the backend knows the number, and is judged by its age all the same', () => {
    const masked = { ssn: '19900101-****' }
    expect(refusal(masked, { acceptsMask: true })).toBeNull()
    expect(refusal(masked)).toHaveProperty('ssn')
    expect(refusal(masked, { acceptsMask: true, ageGroup: '75' })).toHaveProperty('ssn')
    expect(refusal({ ssn: '20240101-****' }, { acceptsMask: true })).toBe('booking.too-young')
  })

  it('is read as the shop writes it [BOOK-001]', () => {
    expect(checkBookingDetails(typed, visit)).toEqual({
      ok: true,
      value: { ...typed, email: 'asa@example.se', mobile: '+46701234567', guardian: null, company: null },
    })
  })

  it('names every field that is wrong [VALID-001, VALID-003, VALID-004, VALID-006, VALID-008, VALID-032]', () => {
    const empty = { ssn: '', firstName: '', lastName: '', email: '', mobile: '', note: '<b>' }
    expect(Object.keys(refusal(empty) ?? {})).toEqual(['ssn', 'firstName', 'lastName', 'email', 'mobile', 'note'])
  })

  it('is of the age group that was chosen, today or on the day of the visit [BOOK-002]', () => {
    expect(refusal({}, { ageGroup: '75' })).toEqual({
      ssn: 'Personnumret stämmer inte med åldersgruppen 75 år eller äldre.',
    })
    const turns18 = { ssn: '20090115-2389', guardian }
    expect(refusal(turns18, { ageGroup: '13-17' })).toBeNull()
    expect(refusal(turns18, { ageGroup: '18-74' })).toBeNull()
    expect(refusal(turns18, { ageGroup: '8-12' })).toHaveProperty('ssn')
  })

  it('is no child under eight on the day of the visit', () => {
    const turns8 = { ssn: '20190115-2387', guardian }
    expect(refusal(turns8, { ageGroup: '8-12', day: '2027-01-14' })).toBe('booking.too-young')
    expect(refusal(turns8, { ageGroup: '8-12', day: '2027-01-15' })).toBeNull()
    expect(refusal(turns8, { examType: 'hearing', ageGroup: null, day: '2027-01-14' })).toBe('booking.too-young')
  })

  it('comes with the contact of a guardian under 18', () => {
    const child = { ssn: '20150115-2381' }
    expect(Object.keys(refusal(child, { ageGroup: '8-12' }) ?? {})).toEqual(['guardian.name', 'guardian.mobile'])
    expect(refusal({ ...child, guardian }, { ageGroup: '8-12' })).toBeNull()
    expect(refusal({ ssn: '' }, { ageGroup: '8-12' })).toHaveProperty(['guardian.name'])
  })

  it('comes with the company and a reference for an exam that one pays, and a manager where it is electronic [BOOK-003]', () => {
    const terminal = { examType: 'terminal' } as const
    expect(Object.keys(refusal({}, terminal) ?? {})).toContain('company.organisationNumber')
    const company = {
      name: 'Tranan Bygg AB',
      organisationNumber: '556016-0680',
      requisitionType: 'electronic',
      referenceType: 'costCentre',
      reference: 'K-100',
      managerEmail: '',
    }
    expect(Object.keys(refusal({ company }, terminal) ?? {})).toEqual(['company.managerEmail'])
    expect(refusal({ company: { ...company, managerEmail: 'chef@example.se' } }, terminal)).toBeNull()
    expect(refusal({ company: { ...company, requisitionType: 'physical' } }, terminal)).toBeNull()
  })
})

it.each([
  ['', true],
  ['Rad ett\r\nrad två', true],
  ['å'.repeat(500), true],
  ['å'.repeat(501), false],
  ['<script>', false],
  ['a\u0000b', false],
  ['a\tb', false],
])('takes a note without markup and control characters: %j [VALID-032]', (note, isValid) => {
  expect(parseBookingNote(note).ok).toBe(isValid)
})
