import { describe, expect, it } from 'vitest'
import { problemText } from '../errors/index.js'
import { checkCompanyInfo, type TypedCompanyInfo } from './index.js'

describe('company info', () => {
  const typed: TypedCompanyInfo = {
    name: ' Tranan Bygg AB ',
    organisationNumber: '5560160680',
    requisitionType: 'electronic',
    referenceType: 'costCentre',
    reference: 'K-4510',
    managerEmail: 'Chef@Tranan.example',
  }
  const refusal = (changes: TypedCompanyInfo) => {
    const checked = checkCompanyInfo({ ...typed, ...changes })
    return checked.ok
      ? null
      : Object.fromEntries(Object.entries(checked.error).map(([name, one]) => [name, problemText(one)]))
  }

  it('is read as the shop writes it [VALID-023, B2B-002]', () => {
    expect(checkCompanyInfo(typed)).toEqual({
      ok: true,
      value: {
        ...typed,
        name: 'Tranan Bygg AB',
        organisationNumber: '556016-0680',
        managerEmail: 'chef@tranan.example',
      },
    })
  })

  it('names every field that is missing; the manager is asked for where the requisition is electronic', () => {
    expect(Object.keys(refusal(Object.fromEntries(Object.keys(typed).map((name) => [name, '']))) ?? {})).toEqual([
      'name',
      'organisationNumber',
      'requisitionType',
      'referenceType',
      'reference',
    ])
    expect(Object.keys(refusal({ managerEmail: '' }) ?? {})).toEqual(['managerEmail'])
    for (const requisitionType of ['physical', 'own-outlay'])
      expect(checkCompanyInfo({ ...typed, requisitionType })).toMatchObject({ ok: true, value: { managerEmail: '' } })
  })

  it.each([
    ['costCentre', 'Avd. 7', 'Ett kostnadsställe har högst 20 bokstäver, siffror och bindestreck.'],
    ['employee', 'A17', 'Ett anställningsnummer har högst 12 siffror.'],
    ['freeText', '', 'Ange en referens.'],
  ])('holds a reference against the pattern of %s: %s', (referenceType, reference, text) => {
    expect(refusal({ referenceType, reference })).toEqual({ reference: text })
  })

  it('holds a reference against the format of the agreement, where that is one', () => {
    const agreed = { referenceType: 'costCentre', referenceFormat: 'AA-99' }
    expect(refusal({ ...agreed, reference: 'KA-45' })).toBeNull()
    expect(refusal({ ...agreed, reference: 'K-4510' })).toEqual({
      reference: 'Referensen ska ha formatet AA-99, där 9 står för en siffra och A för en bokstav.',
    })
    expect(refusal({ ...agreed, referenceFormat: '(.*)', reference: 'K-4510' })).toBeNull()
  })
})
