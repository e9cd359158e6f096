import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemText } from '../errors/index.js'
import * as prescriptionCheckMessages from '../messages/generated/prescription-check.js'
import * as workingDistanceMessages from '../messages/generated/working-distance.js'
import { checkGlassesPrescription, type GlassesProblems } from './check-glasses.js'
import { formatDioptres, formatHundredths, parseDioptres, toDioptres, toHundredths } from './dioptres.js'
import { formatEye } from './format-glasses.js'
import { GLASSES_FIELDS, type GlassesPrescriptionText } from './glasses.js'
import { readGlassesPrescription } from './read-glasses.js'
import { isPrescriptionValid } from './validity.js'

const plain: GlassesPrescriptionText = {
  rightSphere: '-1,25',
  rightPupillaryDistance: '31,5',
  leftSphere: '−1,50',
  leftPupillaryDistance: '32',
}

const problemsIn = (text: GlassesPrescriptionText, check = {}): GlassesProblems => {
  const read = readGlassesPrescription(text, { confirmedRecent: true, ...check })
  return read.ok ? {} : read.error
}
const keysIn = (text: GlassesPrescriptionText, check = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(problemsIn(text, check)).map(([field, problem]) => [field, problem.message]))

describe('dioptres', () => {
  it('are read as people write them', () => {
    const spellings = {
      '-1,25': -125,
      '−1.25': -125,
      '–1,25': -125,
      '+ 2': 200,
      '2,5': 250,
      ',75': 75,
      plano: 0,
      PL: 0,
      '-0,00': 0,
    }
    for (const [text, hundredths] of Object.entries(spellings)) expect(parseDioptres(text)).toBe(hundredths)
    for (const text of ['', ' ', '-', 'abc', '1,255', '1,2,3', '+-1', '1e2', '1234', '٣'])
      expect(parseDioptres(text)).toBeNull()
  })

  it('are written with sign, comma and two decimals', () => {
    expect([-125, 200, 0, -5].map(formatHundredths)).toEqual(['−1,25', '+2,00', '0,00', '−0,05'])
    expect(formatDioptres(-1.25)).toBe('−1,25')
  })

  it('come back from every form', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), (hundredths) => {
        expect(parseDioptres(formatHundredths(hundredths))).toBe(hundredths)
        expect(toHundredths(toDioptres(hundredths))).toBe(hundredths)
      }),
    )
    for (const other of [Number.NaN, Number.POSITIVE_INFINITY, 1.2345]) expect(toHundredths(other)).toBeNull()
  })
})

describe('a glasses prescription', () => {
  it('has ten keys, null where nothing is prescribed [CART-003]', () => {
    const read = readGlassesPrescription(
      {
        ...plain,
        rightCylinder: '-0,50',
        rightAxis: '90°',
        leftCylinder: '0',
        rightAddition: '+2,00',
        leftAddition: '2',
      },
      { confirmedRecent: true },
    )
    expect(read).toEqual({
      ok: true,
      value: {
        rightSphere: -1.25,
        rightCylinder: -0.5,
        rightAxis: 90,
        rightAddition: 2,
        rightPupillaryDistance: 31.5,
        leftSphere: -1.5,
        leftCylinder: null,
        leftAxis: null,
        leftAddition: 2,
        leftPupillaryDistance: 32,
      },
    })
    expect(read.ok && Object.keys(read.value)).toEqual(GLASSES_FIELDS)
    expect(read.ok && formatEye(read.value, 'right')).toBe('SPH −1,25 CYL −0,50 AX 90° ADD +2,00 PD 31,5')
    expect(read.ok && formatEye(read.value, 'left')).toBe('SPH −1,50 ADD +2,00 PD 32')
  })

  it('needs sphere and pupillary distance for both eyes [VALID-028] [VALID-029]', () => {
    expect(keysIn({})).toEqual({
      rightSphere: prescriptionCheckMessages.prescriptionSphereRequired,
      rightPupillaryDistance: prescriptionCheckMessages.prescriptionPdRequired,
      leftSphere: prescriptionCheckMessages.prescriptionSphereRequired,
      leftPupillaryDistance: prescriptionCheckMessages.prescriptionPdRequired,
    })
    expect(problemsIn({ ...plain, leftSphere: '' }).leftSphere?.params).toEqual({ eye: 'left' })
  })

  it('needs the confirmation that it is at most one year old [VALID-026]', () => {
    expect(keysIn(plain, { confirmedRecent: false })).toEqual({
      confirmedRecent: prescriptionCheckMessages.prescriptionConfirmAge,
    })
    expect(keysIn(plain)).toEqual({})
    expect(isPrescriptionValid('2025-11-21', '2026-11-21')).toBe(true)
    expect(isPrescriptionValid('2025-11-20', '2026-11-21')).toBe(false)
    expect(isPrescriptionValid('2026-11-22', '2026-11-21')).toBe(false)
    expect(isPrescriptionValid('2024-02-29', '2025-02-28')).toBe(true)
  })

  it('limits sphere plus addition of each eye to at most +4.00 [VALID-027]', () => {
    const added = (sphere: string, addition: string): Record<string, unknown> =>
      keysIn({ ...plain, leftSphere: sphere, leftAddition: addition })
    expect(added('+2,00', '+2,00')).toEqual({})
    expect(added('+2,25', '+2,00')).toEqual({ leftAddition: prescriptionCheckMessages.prescriptionSpherePlusAddition })
    expect(added('+8,00', '')).toEqual({})
    fc.assert(
      fc.property(fc.integer({ min: -32, max: 32 }), fc.integer({ min: 3, max: 14 }), (sphere, addition) => {
        const draft = {
          rightSphere: sphere / 4,
          rightAddition: addition / 4,
          rightPupillaryDistance: 31,
          leftSphere: 0,
          leftPupillaryDistance: 31,
        }
        expect(checkGlassesPrescription(draft, { confirmedRecent: true }).ok).toBe(sphere + addition <= 16)
      }),
    )
  })

  it('has an axis exactly when it has a cylinder [VALID-030]', () => {
    const axis = (cylinder: string, degrees: string): unknown =>
      keysIn({ ...plain, rightCylinder: cylinder, rightAxis: degrees })['rightAxis']
    expect(axis('', '90')).toBe(prescriptionCheckMessages.prescriptionAxisEmptyWithoutCylinder)
    expect(axis('0', '90')).toBe(prescriptionCheckMessages.prescriptionAxisEmptyWithoutCylinder)
    expect(axis('-0,50', '')).toBe(prescriptionCheckMessages.prescriptionAxisRequired)
    for (const degrees of ['0', '180', '7']) expect(axis('-0,50', degrees)).toBeUndefined()
    for (const degrees of ['181', '-1', '7,5'])
      expect(axis('-0,50', degrees)).toBe(prescriptionCheckMessages.prescriptionAxisRange)
  })

  it('stays inside what can be ground', () => {
    const cases = [
      ['rightSphere', ['-20', '20', '0'], ['-20,25', '20,25', '1,30']],
      ['rightAddition', ['0,75', '3,50'], ['0,50', '3,75', '1,1']],
      ['leftPupillaryDistance', ['20', '40', '31,5'], ['19,5', '40,5', '31,25']],
    ] as const
    for (const [field, good, bad] of cases) {
      const base = { ...plain, rightSphere: '-1', rightAddition: '' }
      for (const text of good) expect(keysIn({ ...base, [field]: text })).toEqual({})
      for (const text of bad) expect(Object.keys(keysIn({ ...base, [field]: text }))).toEqual([field])
    }
    expect(keysIn({ ...plain, rightCylinder: '6', rightAxis: '1' })).toEqual({})
    expect(keysIn({ ...plain, rightCylinder: '-6,25', rightAxis: '1' })).toEqual({
      rightCylinder: prescriptionCheckMessages.prescriptionCylinderRange,
    })
  })

  it('asks progressive lenses for an addition in both eyes', () => {
    expect(Object.keys(keysIn({ ...plain, rightAddition: '2' }, { additionRequired: true }))).toEqual(['leftAddition'])
  })

  it('names the lenses that the addition is asked for', () => {
    const missingOne = { ...plain, rightAddition: '2' }
    expect(keysIn(missingOne, { additionRequired: true })).toEqual({
      leftAddition: prescriptionCheckMessages.prescriptionAdditionRequired,
    })
    expect(keysIn(missingOne, { additionRequired: true, terminal: true })).toEqual({
      leftAddition: prescriptionCheckMessages.prescriptionAdditionRequiredTerminal,
    })
    expect(prescriptionCheckMessages.prescriptionAdditionRequiredTerminal()).toBe('Ange addition för terminalglasögon.')
  })

  it('reports which field is not a number, and what else is wrong', () => {
    expect(keysIn({ ...plain, rightSphere: 'abc', leftPupillaryDistance: '' })).toEqual({
      rightSphere: workingDistanceMessages.numberInvalid,
      leftPupillaryDistance: prescriptionCheckMessages.prescriptionPdRequired,
    })
  })

  it('gives every text the values it asks for, for any input', () => {
    const typed = fc.oneof(fc.string(), fc.constantFrom('', '-1,25', '500', '0,1', '90', '25', '3'))
    fc.assert(
      fc.property(fc.array(typed, { minLength: 10, maxLength: 10 }), fc.boolean(), (values, confirmedRecent) => {
        const text = Object.fromEntries(GLASSES_FIELDS.map((field, index) => [field, values[index] ?? '']))
        for (const problem of Object.values(problemsIn(text, { confirmedRecent }))) {
          expect(problemText(problem)).not.toMatch(/[{}[\]]|undefined/)
        }
      }),
    )
  })
})
