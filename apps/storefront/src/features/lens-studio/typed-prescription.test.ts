import { describe, expect, it } from 'vitest'
import { typedPrescription } from './typed-prescription.js'

const typed = {
  rightSphere: ' +1,00 ',
  rightCylinder: '+2,00',
  rightAxis: '90°',
  rightAddition: '+3,00',
  rightPupillaryDistance: '31,5 mm',
  leftSphere: 'plano',
  leftCylinder: '',
  leftAxis: ' ',
  leftPupillaryDistance: '31',
}

describe('a prescription on its way to the backend', () => {
  it('is what was typed and not what the form made of it, so that both judge the same numbers [VALID-027]', () => {
    const workingDistances = { monitor: 65, tools: null, other: 40 }
    expect(typedPrescription({ typed, workingDistances })).toEqual({
      right: { sphere: '+1,00', cylinder: '+2,00', axis: '90°', addition: '+3,00', pupillaryDistance: '31,5 mm' },
      left: { sphere: 'plano', pupillaryDistance: '31' },
      confirmedRecent: true,
      workingDistance: { monitor: '65', other: '40' },
    })
  })
})
