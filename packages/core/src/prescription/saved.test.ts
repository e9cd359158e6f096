import { describe, expect, it } from 'vitest'
import { checkSavedPrescription, prescriptionValidUntil, type TypedSavedPrescription } from './index.js'

const TODAY = '2026-11-02'
const typed: TypedSavedPrescription = {
  rightSphere: ' -1,25 ',
  rightCylinder: '+0,50',
  rightAxis: '90',
  rightPupillaryDistance: '31,5',
  leftSphere: '-1',
  leftCylinder: '',
  leftPupillaryDistance: '31',
  issuedOn: '2026-03-01',
  agreed: true,
}
const problemsOf = (change: Partial<TypedSavedPrescription>) => {
  const checked = checkSavedPrescription({ ...typed, ...change }, TODAY)
  return checked.ok ? [] : Object.keys(checked.error)
}

describe('a prescription that is saved', () => {
  it('is stored as typed and as it is ground [CART-003]', () => {
    const checked = checkSavedPrescription(typed, TODAY)
    expect(checked).toMatchObject({
      ok: true,
      value: {
        issuedOn: '2026-03-01',
        typed: { rightSphere: '-1,25', rightCylinder: '+0,50', rightAxis: '90' },
        glasses: { rightSphere: -0.75, rightCylinder: -0.5, rightAxis: 180, leftCylinder: null },
      },
    })
    expect(checked.ok && 'leftCylinder' in checked.value.typed).toBe(false)
  })

  it('is at most one year old, and not of the future [VALID-026]', () => {
    expect(problemsOf({ issuedOn: '2025-11-02' })).toEqual([])
    expect(problemsOf({ issuedOn: '2025-11-01' })).toEqual(['issuedOn'])
    expect(problemsOf({ issuedOn: '2026-11-03' })).toEqual(['issuedOn'])
    expect(problemsOf({ issuedOn: '1 mars' })).toEqual(['issuedOn'])
    expect(prescriptionValidUntil('2026-03-01')).toBe('2027-03-01')
    expect(prescriptionValidUntil('2024-02-29')).toBe('2025-02-28')
  })

  it('is saved only with consent, and names every field that is wrong [VALID-030]', () => {
    expect(problemsOf({ agreed: false })).toEqual(['agreed'])
    expect(problemsOf({ leftAxis: '10', rightSphere: '', issuedOn: '', agreed: false })).toEqual([
      'rightSphere',
      'leftAxis',
      'issuedOn',
      'agreed',
    ])
  })
})
