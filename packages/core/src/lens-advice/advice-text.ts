import type { LensIndex } from '../catalogue/lenses.js'
import * as prescriptionFormMessages from '../messages/generated/prescription-form.js'
import * as validationMessages from '../messages/generated/validation.js'
import { formatHundredths } from '../prescription/dioptres.js'
import { formatMillimetres } from '../prescription/format-glasses.js'
import type { GlassesField } from '../prescription/glasses.js'
import type { LensProblem } from './check-lens.js'
import { LENS_POWER_MAXIMUM } from './limits.js'

/** What an index is for, in the text shown with each lens: `Passar styrkor upp till ±2,00.` */
export function powerRangeText(index: LensIndex): string {
  return prescriptionFormMessages.lensRange({ maximum: unsigned(LENS_POWER_MAXIMUM[index]) })
}

/** The field of the prescription that a problem is about. */
export function lensProblemField({ reason, eye }: LensProblem): GlassesField {
  return reason === 'power' ? `${eye}Sphere` : `${eye}PupillaryDistance`
}

/** Why a lens does not suit. */
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

/** Why a lens does not suit and the name of one that does; without one it refers to a store. */
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
