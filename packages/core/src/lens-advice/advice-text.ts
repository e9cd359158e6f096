import type { LensIndex } from '../catalogue/lenses.js'
import * as prescriptionFormMessages from '../messages/generated/prescription-form.js'
import * as validationMessages from '../messages/generated/validation.js'
import { formatHundredths } from '../prescription/dioptres.js'
import { formatMillimetres } from '../prescription/format-glasses.js'
import type { GlassesField } from '../prescription/glasses.js'
import type { LensProblem } from './check-lens.js'
import { LENS_POWER_MAXIMUM } from './limits.js'

/** Writes the powers that lenses of an index suit: `Passar styrkor upp till ±2,00.` */
export function powerRangeText(index: LensIndex): string {
  return prescriptionFormMessages.lensRange({ maximum: unsigned(LENS_POWER_MAXIMUM[index]) })
}

/** Returns the field of the prescription that a problem concerns. */
export function lensProblemField({ reason, eye }: LensProblem): GlassesField {
  return reason === 'power' ? `${eye}Sphere` : `${eye}PupillaryDistance`
}

/** Explains to a customer why a lens does not suit. */
export function lensProblemText(problem: LensProblem): string {
  return problem.reason === 'power'
    ? validationMessages.lensPower({
        eye: problem.eye,
        power: formatHundredths(problem.power),
        maximum: unsigned(problem.maximum),
      })
    : validationMessages.lensDiameter({
        eye: problem.eye,
        needed: formatMillimetres(problem.needed),
        diameter: formatMillimetres(problem.diameter),
      })
}

/** Explains why a lens does not suit and names one that does. Without one it refers to a store. */
export function lensAdviceText(problem: LensProblem, recommended: string | null): string {
  const advice =
    recommended === null
      ? validationMessages.lensOnRequest()
      : validationMessages.lensRecommended({ lens: recommended })
  return `${lensProblemText(problem)} ${advice}`
}

function unsigned(hundredths: number): string {
  return formatHundredths(hundredths).replace('+', '')
}
