import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactLensPower, contactLensRefraction, minusForm, sphericalEquivalent, transpose } from './optics.js'

const refraction = fc.record({
  sphere: fc.integer({ min: -80, max: 80 }).map((quarters) => quarters * 25),
  cylinder: fc
    .integer({ min: -24, max: 24 })
    .filter((quarters) => quarters !== 0)
    .map((quarters) => quarters * 25),
  axis: fc.integer({ min: 1, max: 180 }),
})

describe('optics', () => {
  it('writes the same lens with the other sign of cylinder', () => {
    expect(transpose({ sphere: 100, cylinder: 150, axis: 30 })).toEqual({ sphere: 250, cylinder: -150, axis: 120 })
    expect(transpose({ sphere: -100, cylinder: -50, axis: 90 })).toEqual({ sphere: -150, cylinder: 50, axis: 180 })
    expect(transpose({ sphere: 25, cylinder: 0, axis: 10 })).toEqual({ sphere: 25, cylinder: 0, axis: null })
    fc.assert(
      fc.property(refraction, (lens) => {
        expect(transpose(transpose(lens))).toEqual(lens)
        expect(sphericalEquivalent(transpose(lens))).toBe(sphericalEquivalent(lens))
        expect(minusForm(lens).cylinder).toBeLessThan(0)
      }),
    )
  })

  it('moves the power from the glasses to the eye', () => {
    expect(contactLensPower(-600)).toBe(-550)
    expect(contactLensPower(-375)).toBe(-375)
    expect(contactLensPower(500)).toBe(525)
    expect(contactLensRefraction({ sphere: -600, cylinder: -200, axis: 180 })).toEqual({
      sphere: -550,
      cylinder: -175,
      axis: 180,
    })
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 80 }), (quarters) => {
        const power = contactLensPower(quarters * 25)
        expect(power % 25 === 0).toBe(true)
        // A contact lens is closer to the eye, so a minus lens needs less power and a plus lens more.
        expect(power).toBeGreaterThanOrEqual(quarters * 25)
      }),
    )
  })
})
