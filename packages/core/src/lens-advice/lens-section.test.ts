import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LENS_INDICES, type LensIndex } from '../catalogue/index.js'
import { checkLens, type LensPrescription, lensSection, recommendIndex, sagitta, thicknessAt } from './index.js'
import { groundPower } from './lens-power.js'
import { baseCurve } from './lens-section.js'
import { MINIMUM_CENTRE_MM, MINIMUM_EDGE_MM } from './limits.js'

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
/** A frame in which the pupil is in the middle of the opening. */
const CENTRED = { lensWidth: 50, noseBridge: 18, lensHeight: 40 }
const of = (index: LensIndex, strengths: Partial<LensPrescription>, frame = CENTRED) =>
  lensSection({ type: 'single-vision', index }, { ...none, rightPupillaryDistance: 34, ...strengths }, 'right', frame)
const mm = (value: number | undefined) => Math.round((value ?? Number.NaN) * 10) / 10

describe('the sagitta of a surface', () => {
  it.each([
    // R − √(R² − r²), computed by hand for a sphere of 100 mm, one of 53 mm (10 dioptres at index 1.53) and a plane.
    [1 / 100, 25, 3.175],
    [1 / 53, 25, 6.267],
    [-1 / 100, 25, -3.175],
    [0, 25, 0],
  ])('of curvature %d at %d mm is %d mm', (curvature, distance, expected) => {
    expect(sagitta(curvature, distance)).toBeCloseTo(expected, 3)
  })

  it('comes to about P·r² / (2000·(n−1)) for weak lenses, the rule of thumb that the limits of an index follow', () => {
    fc.assert(
      fc.property(fc.integer({ min: -16, max: 8 }), fc.constantFrom(...LENS_INDICES), (quarters, index) => {
        const power = quarters / 4
        const section = of(index, { rightSphere: power })!
        const change = thicknessAt(section, 15) - section.centre
        const thumb = (-power * 15 ** 2) / (2000 * (Number(index) - 1))
        expect(Math.abs(change - thumb)).toBeLessThan(0.05 + Math.abs(thumb) * 0.25)
      }),
    )
  })
})

describe('the front of a lens', () => {
  it.each([
    [0, 6],
    [4, 10],
    [-4, 4],
    [-8, 2],
    [-20, 0.5],
  ])('of %d dpt has %d dpt (Vogel)', (power, expected) => expect(baseCurve(power)).toBe(expected))
})

describe('a section of a lens', () => {
  it.each([
    // Computed by hand at 25 mm: the difference of the two sagittas, plus the thinnest place.
    ['1.5', -2, 3.3], // 4.52 − 3.18 + 2
    ['1.6', -4, 3.5], // 4.29 − 2.10 + 1.3
    ['1.74', -8, 4.5], // 4.35 − 0.85 + 1
    ['1.5', 2, 2.4], // 5.22 − 3.84 + 1
    ['1.67', 4, 3], // 4.84 − 2.83 + 1
  ] as const)('in index %s of %d dpt is at most %d mm thick', (index, rightSphere, expected) => {
    expect(mm(of(index, { rightSphere })?.thickest)).toBe(expected)
  })

  it('is nowhere thinner than it may be, and the optical power of its surfaces is the one prescribed', () => {
    const strength = fc.integer({ min: -32, max: 24 }).map((quarters) => quarters / 4)
    fc.assert(
      fc.property(
        strength,
        fc.integer({ min: -12, max: 0 }).map((quarters) => quarters / 4),
        fc.integer({ min: 1, max: 180 }),
        fc.integer({ min: 27, max: 35 }),
        fc.constantFrom(...LENS_INDICES),
        (rightSphere, rightCylinder, rightAxis, rightPupillaryDistance, index) => {
          const strengths = { ...none, rightSphere, rightCylinder, rightAxis, rightPupillaryDistance }
          const section = of(index, strengths)
          if (section === null) return
          const { level } = groundPower('single-vision', strengths, 'right')
          const power = 1000 * (Number(index) - 1) * (section.frontCurvature - section.backCurvature)
          expect(power).toBeCloseTo(level, 6)
          expect(section.nasal + section.temporal).toBe(CENTRED.lensWidth)
          expect(section.centre).toBeGreaterThanOrEqual(MINIMUM_CENTRE_MM[index] - 1e-9)
          for (const at of [-section.nasal, 0, section.temporal]) {
            expect(thicknessAt(section, at)).toBeGreaterThanOrEqual(MINIMUM_EDGE_MM - 1e-9)
            expect(thicknessAt(section, at)).toBeLessThanOrEqual(section.thickest + 1e-9)
          }
        },
      ),
    )
  })

  it('of a minus lens is thinner in a higher index, and thicker in a wider frame or off its middle', () => {
    const thickest = LENS_INDICES.map((index) => of(index, { rightSphere: -6 })!.thickest)
    expect(thickest).toEqual(thickest.toSorted((a, b) => b - a))
    const narrow = of('1.67', { rightSphere: -6 })!.thickest
    expect(of('1.67', { rightSphere: -6 }, { ...CENTRED, lensWidth: 56, noseBridge: 12 })!.thickest).toBeGreaterThan(
      narrow,
    )
    expect(of('1.67', { rightSphere: -6, rightPupillaryDistance: 30 })!.thickest).toBeGreaterThan(narrow)
  })

  it('of reading glasses has the addition, and a cylinder counts across its axis', () => {
    const reading = { ...none, rightSphere: 1, rightAddition: 2 }
    expect(groundPower('reading', reading, 'right').mean).toBe(3)
    expect(groundPower('progressive', reading, 'right').mean).toBe(1)
    const across = groundPower('single-vision', { ...none, rightCylinder: -2, rightAxis: 90 }, 'right')
    expect(across).toMatchObject({ level: -2, mean: -1 })
    expect(across.upright).toBeCloseTo(0, 9)
  })

  it.each([
    ['a frame without measures', of('1.5', {}, { ...CENTRED, lensWidth: null as never })],
    ['strengths without a pupillary distance', of('1.5', { rightPupillaryDistance: null })],
    ['a pupil outside the opening', of('1.5', { rightPupillaryDistance: 5 })],
    ['a power that the material cannot bend to', of('1.5', { rightSphere: -20 })],
  ])('is not made up for %s', (_what, section) => expect(section).toBeNull())
})

describe('the recommended index', () => {
  it('is the lowest that suits, and none where none does', () => {
    const strengths = { ...none, rightSphere: -4.5 }
    expect(recommendIndex(LENS_INDICES, 'single-vision', strengths, CENTRED)).toBe('1.67')
    expect(recommendIndex(['1.5', '1.6'], 'single-vision', strengths, CENTRED)).toBeNull()
    fc.assert(
      fc.property(fc.integer({ min: -48, max: 48 }), (quarters) => {
        const one = { ...none, rightSphere: quarters / 4 }
        const index = recommendIndex(LENS_INDICES, 'single-vision', one, CENTRED)
        const suits = LENS_INDICES.filter((i) => checkLens({ type: 'single-vision', index: i }, one, CENTRED).ok)
        expect(index).toBe(suits[0] ?? null)
      }),
    )
  })
})
