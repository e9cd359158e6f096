import { DIOPTRE_STEP, type Hundredths } from './dioptres.js'

/** Sphere and cylinder in hundredths of a dioptre, axis in degrees 1–180 (null without cylinder). */
export interface Refraction {
  readonly sphere: Hundredths
  readonly cylinder: Hundredths
  readonly axis: number | null
}

/** Distance from lens to eye that a contact lens saves, metres. */
const VERTEX_DISTANCE_METRES = 0.012

/** Below this power the distance makes no difference in a quarter of a dioptre. */
const VERTEX_FROM: Hundredths = 400

/** The same lens written with the opposite sign of cylinder: S+C, −C, axis turned by 90°. */
export function transpose({ sphere, cylinder, axis }: Refraction): Refraction {
  if (cylinder === 0 || axis === null) return { sphere, cylinder: 0, axis: null }
  const turned = (axis + 90) % 180
  return { sphere: sphere + cylinder, cylinder: -cylinder, axis: turned === 0 ? 180 : turned }
}

/** The lens with a negative cylinder, as laboratories and contact lens makers write it. */
export function minusForm(refraction: Refraction): Refraction {
  return refraction.cylinder > 0 ? transpose(refraction) : refraction
}

/** Power of the spherical lens that comes nearest: S + C/2, hundredths. */
export function sphericalEquivalent({ sphere, cylinder }: Refraction): Hundredths {
  return sphere + cylinder / 2
}

/**
 * Power a contact lens needs for the power of a glasses lens, rounded to a quarter: from ±4.00 on,
 * F / (1 − 0.012·F).
 */
export function contactLensPower(glasses: Hundredths): Hundredths {
  if (Math.abs(glasses) < VERTEX_FROM) return glasses
  const power = glasses / (1 - (VERTEX_DISTANCE_METRES * glasses) / 100)
  return Math.round(power / DIOPTRE_STEP) * DIOPTRE_STEP
}

/** {@link contactLensPower} for both meridians of a lens with cylinder. */
export function contactLensRefraction(refraction: Refraction): Refraction {
  const sphere = contactLensPower(refraction.sphere)
  const cylinder = contactLensPower(refraction.sphere + refraction.cylinder) - sphere
  return { sphere, cylinder, axis: cylinder === 0 ? null : refraction.axis }
}
