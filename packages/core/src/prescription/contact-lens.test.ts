import { describe, expect, it } from 'vitest'
import {
  CONTACT_LENS_FIELDS,
  contactLensChoices,
  type ContactLensPrescription,
  formatLensPower,
  isSameContactLens,
  matchingContactLenses,
} from './contact-lens.js'

const lens = (power: string, baseCurve: string, addition: string | null = null): ContactLensPrescription => ({
  power,
  baseCurve,
  diameter: '14.2',
  cylinder: null,
  axis: null,
  addition,
})
const lenses = [lens('-10.00', '8.6'), lens('-2.25', '8.6'), lens('-2.25', '9.0'), lens('0.50', '8.6')]

describe('contact lens prescriptions', () => {
  it('have six keys [CART-002]', () => {
    expect(CONTACT_LENS_FIELDS).toEqual(['power', 'baseCurve', 'diameter', 'cylinder', 'axis', 'addition'])
  })

  it('offer only what exists with the rest of the choice', () => {
    expect(contactLensChoices(lenses, {})).toEqual({
      power: ['-10.00', '-2.25', '0.50'],
      baseCurve: ['8.6', '9.0'],
      diameter: ['14.2'],
      cylinder: [],
      axis: [],
      addition: [],
    })
    const chosen = contactLensChoices(lenses, { power: '-10.00' })
    expect(chosen.baseCurve).toEqual(['8.6'])
    // The chosen field itself still offers every value that fits the other fields.
    expect(chosen.power).toEqual(['-10.00', '-2.25', '0.50'])
  })

  it('order named additions from low to high', () => {
    const multifocal = ['HIGH', 'LOW', 'MED'].map((addition) => lens('-1.00', '8.6', addition))
    expect(contactLensChoices(multifocal, {}).addition).toEqual(['LOW', 'MED', 'HIGH'])
  })

  it('lead to one lens', () => {
    expect(matchingContactLenses(lenses, { power: '-2.25', baseCurve: '9.0' })).toEqual([lenses[2]])
    expect(matchingContactLenses(lenses, { power: '-10.00', baseCurve: '9.0' })).toEqual([])
    expect(isSameContactLens(lens('-1.00', '8.6'), lens('-1.00', '8.6'))).toBe(true)
    expect(isSameContactLens(lens('-1.00', '8.6'), lens('-1.00', '8.6', 'LOW'))).toBe(false)
  })

  it('are read with comma and sign', () => {
    expect(['-2.25', '1.5', '0.00', 'LOW'].map(formatLensPower)).toEqual(['−2,25', '+1,50', '0,00', 'LOW'])
  })
})
