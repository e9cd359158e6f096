import { DIOPTRE_STEP, type Hundredths } from './dioptres.js'

/** Sphere and cylinder in hundredths of a dioptre, and the axis in degrees 1 to 180 (null without a cylinder). */
export interface Refraction {
  readonly sphere: Hundredths
  readonly cylinder: Hundredths
  readonly axis: number | null
}

/** Usual distance in metres between a spectacle lens and the eye. */
const VERTEX_DISTANCE_METRES = 0.012

/** Below this power the distance changes less than a quarter of a dioptre. */
const VERTEX_FROM: Hundredths = 400

/** Returns the same lens with the opposite sign of the cylinder: S+C, −C, and the axis turned by 90°. */
export function transpose({ sphere, cylinder, axis }: Refraction): Refraction {
  if (cylinder === 0 || axis === null) return { sphere, cylinder: 0, axis: null }
  const turned = (axis + 90) % 180
  return { sphere: sphere + cylinder, cylinder: -cylinder, axis: turned === 0 ? 180 : turned }
}

/** Returns the same lens with a negative cylinder, as laboratories and makers of contact lenses write it. */
export function minusForm(refraction: Refraction): Refraction {
  return refraction.cylinder > 0 ? transpose(refraction) : refraction
}

/** Returns the power of the closest spherical lens, S + C/2, in hundredths of a dioptre. */
export function sphericalEquivalent({ sphere, cylinder }: Refraction): Hundredths {
  return sphere + cylinder / 2
}

/**
 * Converts a spectacle power to that of a contact lens, in hundredths of a dioptre rounded to a quarter: F / (1 −
 * 0.012·F) from ±4.00.
 */
export function contactLensPower(glasses: Hundredths): Hundredths {
  if (Math.abs(glasses) < VERTEX_FROM) return glasses
  const power = glasses / (1 - (VERTEX_DISTANCE_METRES * glasses) / 100)
  return Math.round(power / DIOPTRE_STEP) * DIOPTRE_STEP
}

/** Applies {@link contactLensPower} to both meridians of a lens with a cylinder. */
export function contactLensRefraction(refraction: Refraction): Refraction {
  const sphere = contactLensPower(refraction.sphere)
  const cylinder = contactLensPower(refraction.sphere + refraction.cylinder) - sphere
  return { sphere, cylinder, axis: cylinder === 0 ? null : refraction.axis }
}
