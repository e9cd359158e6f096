import { describe, expect, it } from 'vitest'
import { line } from '../../testing/cart-samples.js'
import { lineDetails } from './line-details.js'

const glasses = {
  rightSphere: -1.25,
  rightCylinder: -0.5,
  rightAxis: 90,
  rightAddition: null,
  rightPupillaryDistance: 31.5,
  leftSphere: 1,
  leftCylinder: null,
  leftAxis: null,
  leftAddition: 2,
  leftPupillaryDistance: 31,
}

describe('details of a cart line', () => {
  it('reads a prescription with signs and commas, by the lens it is ground into [CART-003]', () => {
    expect(lineDetails(line({ parentSkuID: '100123-1', prescriptionGlasses: glasses }))).toEqual([
      'Höger: SPH \u22121,25 CYL \u22120,50 AX 90° PD 31,5',
      'Vänster: SPH +1,00 ADD +2,00 PD 31',
    ])
  })
  it('says at which distances terminal lenses are used', () => {
    const workingDistances = { monitor: 65, tools: null, other: null }
    expect(lineDetails(line({ parentSkuID: '100123-1', prescriptionGlasses: glasses, workingDistances }))).toContain(
      'Arbetsavstånd: bildskärm 65 cm',
    )
  })
  it('does not say it twice by the frame', () => {
    expect(lineDetails(line({ prescriptionGlasses: glasses }))).toEqual([])
  })
  it('says how often a subscription is sent [CART-004]', () => {
    expect(lineDetails(line({ subscriptionInterval: 'm3' }))).toEqual(['Varje kvartal'])
  })
})
