import { describe, expect, it } from 'vitest'
import { type BookingChoices, choiceFields, NO_CHOICES, readChoices } from './choices.js'
import { choicesBefore, SCREEN_OF, stepAddress, stepAt, wizardSteps } from './wizard-steps.js'

const PATH = '/boka-synundersökning'
const START = '2026-12-01T09:30:00.000Z'
const ALL: BookingChoices = {
  examType: 'glasses',
  ageGroup: '18-74',
  storeId: 1001,
  start: START,
  examinerId: null,
  isSuggested: false,
  hold: { id: 'a'.repeat(32), until: '2026-12-01T08:10:00.000Z' },
}
const at = (address: string) => {
  const { searchParams } = new URL(address, 'https://klarsikt.example')
  return stepAt('visual', readChoices(searchParams), searchParams.get('steg'))
}

describe('the steps of the wizard [ROUTE-054]', () => {
  it('are exam, store, time, details and summary, in this order', () => {
    const screens = wizardSteps('visual', NO_CHOICES).map((step) => SCREEN_OF[step])
    expect([...new Set(screens)]).toEqual(['examType', 'store', 'time', 'details', 'summary'])
  })

  it('of an exam that a company pays ask for the company before the details (decision G8)', () => {
    const steps = ['examType', 'age', 'store', 'time', 'company', 'details', 'summary']
    expect(wizardSteps('visual', { examType: 'terminal' })).toEqual(steps)
    const company = { ...ALL, examType: 'terminal' } as const
    expect(at(stepAddress(PATH, company))).toBe('company')
    expect(at(stepAddress(PATH, company, 'details'))).toBe('details')
    expect(at(stepAddress(PATH, company, 'summary'))).toBe('summary')
  })

  it('of a hearing test ask for no exam and no age', () => {
    expect(wizardSteps('auditory', { examType: 'hearing' })).toEqual(['store', 'time', 'details', 'summary'])
    expect(readChoices(new URLSearchParams('typ=horsel&alder=18-74')).ageGroup).toBeNull()
  })
})

describe('the address of a step', () => {
  it('begins with the exam, and leads on to what is not chosen', () => {
    expect(at(PATH)).toBe('examType')
    expect(at(`${PATH}?typ=linser`)).toBe('age')
    expect(at(`${PATH}?typ=linser&alder=18-74`)).toBe('store')
    expect(at(`${PATH}?typ=linser&alder=18-74&butik=1001`)).toBe('time')
    expect(at(`${PATH}?typ=linser&alder=18-74&butik=1001&tid=${START}`)).toBe('details')
  })

  it('keeps a store that was chosen elsewhere in the shop', () => {
    expect(at(`${PATH}?butik=1001`)).toBe('examType')
    expect(at(`${PATH}?butik=1001&typ=glasogon&alder=75`)).toBe('time')
  })

  it('goes back to a step that is done, and skips none', () => {
    expect(at(stepAddress(PATH, ALL, 'store'))).toBe('store')
    expect(at(stepAddress(PATH, ALL, 'summary'))).toBe('summary')
    expect(at(stepAddress(PATH, { ...ALL, start: null }, 'summary'))).toBe('time')
    expect(at(`${PATH}?steg=uppgifter`)).toBe('examType')
  })

  it('takes no choice that is none', () => {
    expect(readChoices(new URLSearchParams('typ=tand&alder=0-7&butik=x&tid=snart&optiker=%3Cb%3E'))).toEqual(NO_CHOICES)
    expect(readChoices(new URLSearchParams(choiceFields(ALL)))).toEqual(ALL)
  })
})

it('reads a suggested time as the clock in Stockholm has it [BOOK-008]', () => {
  const suggested = (query: string) => readChoices(new URLSearchParams(`forslag=1&${query}`))
  expect(suggested('datum=2027-03-29&klockan=10:00')).toMatchObject({
    start: '2027-03-29T08:00:00.000Z',
    isSuggested: true,
  })
  expect(suggested('datum=2027-02-30&klockan=10:00')).toMatchObject({ start: null, isSuggested: false })
})

it('opens what depends on an answer when it is changed', () => {
  expect(choicesBefore('examType', ALL)).toEqual({ ...ALL, examType: null, start: null, hold: null })
  expect(choicesBefore('store', ALL)).toEqual({ ...ALL, storeId: null, start: null, hold: null })
  expect(choicesBefore('details', ALL)).toBe(ALL)
})
