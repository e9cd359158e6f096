import type { LensIndex } from '../catalogue/lenses.js'
import { prescriptionMessages } from '../messages/prescription.js'
import { translator } from '../messages/translator.js'
import { validationMessages } from '../messages/validation.js'
import { formatHundredths } from '../prescription/dioptres.js'
import { formatMillimetres } from '../prescription/format-glasses.js'
import type { GlassesField } from '../prescription/glasses.js'
import type { LensProblem } from './check-lens.js'
import { LENS_POWER_MAXIMUM } from './limits.js'

const t = translator(prescriptionMessages, validationMessages)

/** What an index is for, in the words that stand beside each lens: `Passar styrkor upp till ±2,00.` */
export function powerRangeText(index: LensIndex): string {
  return t('prescription.lensRange', { maximum: unsigned(LENS_POWER_MAXIMUM[index]) })
}

/** The field of the prescription that a problem is about. */
export function lensProblemField({ reason, eye }: LensProblem): GlassesField {
  return reason === 'power' ? `${eye}Sphere` : `${eye}PupillaryDistance`
}

/** Why a lens does not suit and which one does, by its name; without one the way leads to a store. */
export function lensAdviceText(problem: LensProblem, recommended: string | null): string {
  const reason =
    problem.reason === 'power'
      ? t('validation.lens.power', {
          eye: problem.eye,
          power: formatHundredths(problem.power),
          maximum: unsigned(problem.maximum),
        })
      : t('validation.lens.diameter', {
          eye: problem.eye,
          needed: formatMillimetres(problem.needed),
          diameter: formatMillimetres(problem.diameter),
        })
  const advice =
    recommended === null ? t('validation.lens.onRequest') : t('validation.lens.recommended', { lens: recommended })
  return `${reason} ${advice}`
}

function unsigned(hundredths: number): string {
  return formatHundredths(hundredths).replace('+', '')
}
