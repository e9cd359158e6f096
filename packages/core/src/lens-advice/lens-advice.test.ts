import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FrameLens, FRAME_LENS_TYPES, LENS_INDICES } from '../catalogue/index.js'
import { neededDiameter } from './check-lens.js'
import {
  checkLens,
  lensAdviceText,
  type LensPrescription,
  lensProblemField,
  powerRangeText,
  recommendLens,
  usualIndex,
} from './index.js'
import { strongestPower } from './lens-power.js'

const none: LensPrescription = {
  rightSphere: 0,
  rightCylinder: null,
  rightAxis: null,
  rightAddition: null,
  rightPupillaryDistance: 31,
  leftSphere: 0,
  leftCylinder: null,
  leftAxis: null,
  leftAddition: null,
  leftPupillaryDistance: 31,
}
const FRAME = { lensWidth: 52, noseBridge: 18 }
const lens = (rest: Partial<FrameLens> = {}): FrameLens => ({
  type: 'single-vision',
  index: '1.5',
  colour: 'clear',
  polarized: false,
  ...rest,
})
const clear = LENS_INDICES.map((index) => lens({ index }))
const reason = (one: FrameLens, strengths: Partial<LensPrescription>, frame = FRAME) => {
  const checked = checkLens(one, { ...none, ...strengths }, frame)
  return checked.ok ? null : checked.error
}

describe('the strongest power of a lens', () => {
  it.each([
    ['single-vision', { rightSphere: -1.5 }, -150],
    ['single-vision', { rightSphere: -1.5, rightCylinder: -1 }, -250],
    ['single-vision', { rightSphere: 2, rightCylinder: -1 }, 200],
    // A single-vision lens does not contain the addition.
    ['single-vision', { rightSphere: 1, rightAddition: 2.5 }, 100],
    ['progressive', { rightSphere: 1, rightAddition: 2.5 }, 350],
    ['progressive', { rightSphere: -6, rightAddition: 2 }, -600],
    ['office', { rightSphere: 1, rightCylinder: -0.5, rightAddition: 2 }, 300],
    ['reading', { rightSphere: -6, rightAddition: 2 }, -400],
    ['plano', { rightSphere: -6 }, 0],
  ] as const)('%s %o: %d', (type, strengths, expected) => {
    expect(strongestPower(type, { ...none, ...strengths }, 'right')).toBe(expected)
  })
})

describe('a lens outside its range', () => {
  it('refuses −8,00 in index 1.5, which is for ±2,00', () => {
    expect(reason(lens(), { rightSphere: -8 })).toEqual({ reason: 'power', eye: 'right', power: -800, maximum: 200 })
  })

  it.each([
    ['1.5', -2, true],
    ['1.5', 2.25, false],
    ['1.6', -4, true],
    ['1.6', -4.25, false],
    ['1.67', 6, true],
    ['1.67', -6.25, false],
    ['1.74', -12, true],
    ['1.74', -12.25, false],
  ] as const)('index %s and sphere %d: %s', (index, leftSphere, suits) => {
    expect(reason(lens({ index }), { leftSphere }) === null).toBe(suits)
  })

  it('refuses a lens that is too small for the distance between the eyes and the width of the frame', () => {
    expect(neededDiameter(31, FRAME)).toBe(62)
    expect(reason(lens(), { leftPupillaryDistance: 20 })).toEqual({
      reason: 'diameter',
      eye: 'left',
      needed: 84,
      diameter: 80,
    })
    // Lenses of strong plus power are made smaller.
    expect(reason(lens({ index: '1.74' }), { rightSphere: 8, rightPupillaryDistance: 28 })).toMatchObject({
      needed: 68,
      diameter: 65,
    })
    expect(reason(lens(), { leftPupillaryDistance: 20 }, { lensWidth: 40, noseBridge: 14 })).toBeNull()
  })

  it('asks nothing of what is not known, nor of lenses without strengths', () => {
    const unmeasured = { lensWidth: null, noseBridge: null }
    expect(checkLens(lens(), { ...none, leftPupillaryDistance: 20 }, unmeasured).ok).toBe(true)
    expect(reason(lens({ type: 'plano' }), { rightSphere: -20, leftPupillaryDistance: 20 })).toBeNull()
  })
})

describe('the lens to take instead', () => {
  it('is the thickest that suits, in the chosen colour', () => {
    const grey = LENS_INDICES.map((index) => lens({ index, colour: 'grey' }))
    const chosen = lens({ colour: 'grey' })
    expect(recommendLens([...clear, ...grey], chosen, { ...none, rightSphere: -5 }, FRAME)).toEqual(grey[2])
  })

  it('drops the polarisation before the colour, and the colour before the treatment', () => {
    const chosen = lens({ colour: 'grey', polarized: true })
    const plain = lens({ colour: 'grey', index: '1.67' })
    const brown = lens({ colour: 'brown', index: '1.67', polarized: true })
    const strong = { ...none, rightSphere: -5 }
    expect(recommendLens([...clear, brown, plain], chosen, strong, FRAME)).toBe(plain)
    expect(recommendLens([...clear, brown], chosen, strong, FRAME)).toBe(brown)
    expect(recommendLens(clear, chosen, strong, FRAME)).toBeNull()
  })

  it('is always one that suits, of the same kind, and is there whenever any is', () => {
    const quarter = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4)
    const strengths = fc.record({
      rightSphere: quarter(-20, 20),
      rightCylinder: quarter(-6, 0),
      rightAddition: quarter(1, 3),
      leftSphere: quarter(-20, 20),
      rightPupillaryDistance: quarter(20, 40),
    })
    const type = fc.constantFrom(...FRAME_LENS_TYPES)
    fc.assert(
      fc.property(type, strengths, (kind, values) => {
        const prescription = { ...none, ...values }
        const lenses = LENS_INDICES.map((index) => lens({ type: kind, index }))
        const advised = recommendLens(lenses, lens({ type: kind }), prescription, FRAME)
        const suits = lenses.filter((one) => checkLens(one, prescription, FRAME).ok)
        expect(advised).toEqual(suits[0] ?? null)
        // A higher index is sold for every power that a lower one is sold for.
        const first = lenses.findIndex((one) => reason(one, values)?.reason !== 'power')
        if (first !== -1) expect(lenses.slice(first).every((one) => reason(one, values)?.reason !== 'power')).toBe(true)
      }),
    )
  })
})

describe('the advice text', () => {
  it('shown with a lens comes from the same limits as the check', () => {
    expect(LENS_INDICES.map(powerRangeText)).toEqual([
      'Passar styrkor upp till ±2,00.',
      'Passar styrkor upp till ±4,00.',
      'Passar styrkor upp till ±6,00.',
      'Passar styrkor upp till ±12,00.',
    ])
  })

  it('names the eye, the reason and the lens to take, or refers to a store', () => {
    const problem = reason(lens(), { leftSphere: -8 })!
    expect(lensProblemField(problem)).toBe('leftSphere')
    expect(lensAdviceText(problem, 'Klart, index 1,74 (tunnast)')).toBe(
      'Glaset passar styrkor upp till ±2,00, men vänster öga behöver −8,00. Vi rekommenderar: Klart, index 1,74 (tunnast).',
    )
    expect(lensAdviceText(problem, null)).toMatch(/slipar vi på beställning\. Kontakta en butik/)
    const small = reason(lens(), { rightPupillaryDistance: 20 })!
    expect(lensProblemField(small)).toBe('rightPupillaryDistance')
    expect(lensAdviceText(small, null)).toContain('höger öga behövs ett glas på 84 mm och det här görs i 80 mm')
  })
})

it('recommends what suits most where the strengths are not known', () => {
  expect(FRAME_LENS_TYPES.map((type) => usualIndex(LENS_INDICES, type))).toEqual(
    FRAME_LENS_TYPES.map((type) => (type === 'plano' ? '1.5' : '1.6')),
  )
  expect(usualIndex(['1.5', '1.67'], 'progressive')).toBe('1.67')
  expect(usualIndex(['1.5'], 'progressive')).toBe('1.5')
  expect(usualIndex([], 'progressive')).toBeNull()
})
