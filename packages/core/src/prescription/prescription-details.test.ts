import { describe, expect, it } from 'vitest'
import { prescriptionDetails } from './prescription-details.js'

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
const none = { prescription: null, prescriptionGlasses: null, workingDistances: null, parent: null }
const ground = { ...none, parent: 'frame', prescriptionGlasses: glasses }

describe('the strengths of a line', () => {
  it('name the eye that a contact lens is for', () => {
    const lens = { power: '-2.25', baseCurve: '8.6', diameter: '14.2', cylinder: null, axis: null, addition: null }
    const of = (eyes: readonly ('right' | 'left')[]) => prescriptionDetails({ ...none, prescription: lens, eyes })[0]
    expect(of(['right'])).toBe('Höger öga: Styrka −2,25 · BC 8,6 · DIA 14,2')
    expect(of(['left'])).toMatch(/^Vänster öga: Styrka −2,25/)
    expect(of(['right', 'left'])).toMatch(/^Höger och vänster öga: Styrka −2,25/)
    expect(of([])).toMatch(/^Styrka −2,25/)
  })

  it('show what was on the paper where a plus cylinder was rewritten', () => {
    const toric = { ...ground.prescriptionGlasses, rightSphere: -0.5, rightCylinder: -0.75, rightAxis: 95 }
    const shown = prescriptionDetails({ ...ground, prescriptionGlasses: toric, transposedEyes: ['right'] })
    expect(shown[0]).toContain('SPH −0,50 CYL −0,75 AX 95°')
    expect(shown[1]).toContain('SPH −1,25 CYL +0,75 AX 5°')
    expect(shown).toHaveLength(3)
  })

  it('are read eye by eye with pupillary distance and addition [CART-003]', () => {
    expect(prescriptionDetails(ground)).toEqual([
      'Höger: SPH −1,25 CYL −0,50 AX 90° PD 31,5',
      'Vänster: SPH +1,00 ADD +2,00 PD 31',
    ])
  })

  it('name the distances that terminal lenses are ground for', () => {
    const workingDistances = { monitor: 65, tools: null, other: 120 }
    expect(prescriptionDetails({ ...ground, workingDistances }).at(-1)).toBe(
      'Arbetsavstånd: bildskärm 65 cm, annat 120 cm',
    )
  })

  it('are shown with the lens and not again with its frame, whose line may come first', () => {
    expect(prescriptionDetails({ ...ground, parent: null })).toEqual([])
    expect(prescriptionDetails({ ...ground, parent: 0 })).toHaveLength(2)
  })

  it('are those of the box for a contact lens', () => {
    const lens = { power: '-2.25', baseCurve: '8.6', diameter: '14.2', cylinder: null, axis: null, addition: null }
    expect(prescriptionDetails({ ...none, prescription: lens })).toEqual(['Styrka −2,25 · BC 8,6 · DIA 14,2'])
    const toric = { ...lens, cylinder: '-0.75', axis: '180', addition: 'HIGH' }
    expect(prescriptionDetails({ ...none, prescription: toric })).toEqual([
      'Styrka −2,25 · BC 8,6 · DIA 14,2 · CYL −0,75 · AX 180 · ADD HIGH',
    ])
  })

  it('leave out missing values', () => {
    const bare = { ...glasses, rightSphere: null, rightCylinder: null, rightAxis: null, rightPupillaryDistance: null }
    expect(prescriptionDetails({ ...ground, prescriptionGlasses: bare })[0]).toBe('Höger: SPH –')
    expect(
      prescriptionDetails({ ...ground, workingDistances: { monitor: null, tools: null, other: null } }),
    ).toHaveLength(2)
    expect(prescriptionDetails(none)).toEqual([])
  })
})
