import { describe, expect, it } from 'vitest'
import {
  checkEyeHealthDayAnswer,
  checkEyeHealthDayRequest,
  eyeHealthDayStates,
  type TypedEyeHealthDayRequest,
} from './index.js'

const TODAY = '2026-11-02'
const typed: TypedEyeHealthDayRequest = {
  companyName: ' Bygg & Co AB ',
  organisationNumber: '5560160680',
  contact: 'Åsa Ek',
  email: 'Asa@bygg.example',
  mobile: '070-174 06 05',
  preferredDay: '2026-12-01',
  participants: '12',
  note: '',
}
const problemsOf = (change: Partial<TypedEyeHealthDayRequest>) => {
  const checked = checkEyeHealthDayRequest({ ...typed, ...change }, TODAY)
  return checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.error).map(([name, { message, params }]) => [name, message(params)]))
}

describe('a request for an eye health day [ROUTE-033]', () => {
  it('is brought into one form', () => {
    expect(checkEyeHealthDayRequest(typed, TODAY)).toEqual({
      ok: true,
      value: {
        companyName: 'Bygg & Co AB',
        organisationNumber: '556016-0680',
        contact: 'Åsa Ek',
        email: 'asa@bygg.example',
        mobile: '+46701740605',
        preferredDay: '2026-12-01',
        participants: 12,
        note: '',
      },
    })
  })

  it.each([
    [{ companyName: ' ' }, { companyName: 'Ange företagets namn.' }],
    [{ companyName: 'A<b>' }, { companyName: 'Företagets namn får ha högst 100 tecken och inte innehålla < eller >.' }],
    [{ organisationNumber: '' }, { organisationNumber: 'Ange organisationsnummer.' }],
    [
      { organisationNumber: '556016-0681' },
      { organisationNumber: 'Organisationsnumret stämmer inte. Kontrollera siffrorna.' },
    ],
    [{ contact: '' }, { contact: 'Ange en kontaktperson.' }],
    [{ preferredDay: 'snart' }, { preferredDay: 'Ange ett giltigt datum.' }],
    [{ preferredDay: '2026-11-13' }, { preferredDay: 'Välj en dag mellan 2026-11-16 och 2027-11-02.' }],
    [{ preferredDay: '2026-12-25' }, { preferredDay: 'Välj en vardag.' }],
    [{ participants: '7' }, { participants: 'Ange ett antal deltagare mellan 8 och 400.' }],
    [{ participants: '12,5' }, { participants: 'Ange ett antal deltagare mellan 8 och 400.' }],
  ])('%o is refused at its field', (change, expected) => {
    expect(problemsOf(change)).toEqual(expected)
  })
})

describe('the answer of a store', () => {
  const clock = { now: new Date('2026-11-02T10:00:00Z'), today: TODAY }
  const answer = { answer: 'accept', day: '2026-12-01', time: '09.00', text: '' } as const

  it('names when the optician comes, in Stockholm', () => {
    expect(checkEyeHealthDayAnswer(answer, clock)).toEqual({
      ok: true,
      value: { answer: 'accept', startsAt: new Date('2026-12-01T08:00:00Z'), text: '' },
    })
  })

  it('is no yes to a time that has passed or is none', () => {
    const fields = (change: object) => {
      const checked = checkEyeHealthDayAnswer({ ...answer, ...change }, clock)
      return checked.ok ? [] : Object.keys(checked.error)
    }
    expect(fields({ day: '2026-11-01' })).toEqual(['day'])
    expect(fields({ day: TODAY, time: '10:30' })).toEqual(['time'])
    expect(fields({ time: '25:00' })).toEqual(['time'])
  })

  it('says why where it is no', () => {
    expect(checkEyeHealthDayAnswer({ ...answer, answer: 'decline' }, clock).ok).toBe(false)
    expect(checkEyeHealthDayAnswer({ ...answer, answer: 'decline', text: 'Fullt i vår.' }, clock).ok).toBe(true)
  })

  it('is given once', () => {
    expect(eyeHealthDayStates.open).toEqual(['requested'])
  })
})
