import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineKey } from '../cart/index.js'
import { checkGlassesPrescription } from './check-glasses.js'
import type { GlassesPrescription, GlassesPrescriptionDraft } from './glasses.js'

/** One eye as a prescription on paper states it: dioptres and degrees. */
interface Written {
  readonly sphere: number
  readonly cylinder: number
  readonly axis: number
}

const draftOf = ({ sphere, cylinder, axis }: Written, rest: GlassesPrescriptionDraft = {}) => ({
  rightSphere: sphere,
  rightCylinder: cylinder,
  rightAxis: axis,
  rightPupillaryDistance: 31,
  leftSphere: 0,
  leftPupillaryDistance: 31,
  ...rest,
})

const checked = (draft: GlassesPrescriptionDraft): GlassesPrescription => {
  const result = checkGlassesPrescription(draft, { confirmedRecent: true })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const rightOf = (written: Written): (number | null)[] => {
  const { rightSphere, rightCylinder, rightAxis } = checked(draftOf(written))
  return [rightSphere, rightCylinder, rightAxis]
}

/** The same lens as an optician writes it who uses the other sign of the cylinder. */
const otherForm = ({ sphere, cylinder, axis }: Written): Written => ({
  sphere: sphere + cylinder,
  cylinder: -cylinder,
  axis: axis < 90 ? axis + 90 : axis - 90,
})

const keyOf = (prescription: GlassesPrescription): string =>
  lineKey({
    skuId: 'a',
    parentSkuId: null,
    prescription: null,
    prescriptionGlasses: prescription,
    subscriptionInterval: null,
  })

/** Spheres that stay within the limits in both notations. */
const written = fc.record({
  sphere: fc.integer({ min: -56, max: 56 }).map((quarters) => quarters / 4),
  cylinder: fc
    .integer({ min: -24, max: 24 })
    .filter((quarters) => quarters !== 0)
    .map((quarters) => quarters / 4),
  axis: fc.integer({ min: 0, max: 180 }),
})

describe('a checked prescription', () => {
  it('is in minus form, with 180 for the axis 0', () => {
    expect(rightOf({ sphere: 1, cylinder: 1.5, axis: 30 })).toEqual([2.5, -1.5, 120])
    expect(rightOf({ sphere: -2, cylinder: 2, axis: 90 })).toEqual([0, -2, 180])
    expect(rightOf({ sphere: -2, cylinder: -0.5, axis: 0 })).toEqual([-2, -0.5, 180])
    expect(rightOf({ sphere: -2, cylinder: 0.5, axis: 0 })).toEqual([-1.5, -0.5, 90])
  })

  it('is judged as typed, and not by what the minus form makes of it [VALID-027]', () => {
    const reading = checked(draftOf({ sphere: 1, cylinder: 2, axis: 90 }, { rightAddition: 3 }))
    expect(reading).toMatchObject({ rightSphere: 3, rightCylinder: -2, rightAddition: 3 })
    expect(rightOf({ sphere: 20, cylinder: 6, axis: 10 })).toEqual([26, -6, 100])
  })

  it('is one line of the cart in whichever form it was typed', () => {
    fc.assert(
      fc.property(written, (one) => {
        const [here, there] = [checked(draftOf(one)), checked(draftOf(otherForm(one)))]
        expect(there).toEqual(here)
        expect(keyOf(there)).toBe(keyOf(here))
        expect(here.rightCylinder).toBeLessThan(0)
        expect(here.rightAxis).toBeGreaterThan(0)
      }),
    )
  })

  it('bends light as what was typed does, in every direction', () => {
    // The power along a meridian: the sphere, and the part of the cylinder across its axis.
    const powerAt = (degrees: number, { sphere, cylinder, axis }: Written): number =>
      sphere + cylinder * Math.sin(((degrees - axis) * Math.PI) / 180) ** 2
    fc.assert(
      fc.property(written, fc.integer({ min: 0, max: 179 }), (one, degrees) => {
        const { rightSphere, rightCylinder, rightAxis } = checked(draftOf(one))
        const stored = { sphere: rightSphere, cylinder: rightCylinder ?? 0, axis: rightAxis ?? 0 }
        expect(powerAt(degrees, stored)).toBeCloseTo(powerAt(degrees, one), 9)
      }),
    )
  })

  it('distinguishes what is ground differently', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('sphere', 'cylinder', 'axis'), (one, field) => {
        const other = { ...one, [field]: one[field] + (field === 'axis' ? 1 : 0.25) }
        fc.pre(other.axis <= 180 && other.cylinder !== 0 && other.cylinder <= 6)
        expect(keyOf(checked(draftOf(other)))).not.toBe(keyOf(checked(draftOf(one))))
      }),
    )
  })
})
