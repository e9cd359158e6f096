import { fieldProblem } from '@klarsikt/core/errors'
import { typedCode } from '@klarsikt/core/lib'
import * as prescriptionCheckMessages from '@klarsikt/core/messages/prescription-check'
import * as workingDistanceMessages from '@klarsikt/core/messages/working-distance'
import {
  type GlassesField,
  type GlassesProblems,
  parseDioptres,
  PUPILLARY_DISTANCE,
  toDioptres,
} from '@klarsikt/core/prescription'

/** The field of one distance for both eyes, as on many prescriptions. */
export const TOTAL_DISTANCE_FIELD = 'pupillaryDistance'

/** The distance of each eye as typed. */
export type EyeDistances = Readonly<Record<'rightPupillaryDistance' | 'leftPupillaryDistance', string>>

type Problem = NonNullable<GlassesProblems[GlassesField]>

/**
 * Splits one distance between the eyes in steps that the workshop can make. 63 gives 31,5 and 31,5; 62,5 gives the
 * right eye 31,5 and the left 31.
 */
export function splitDistance(typed: string): { readonly eyes: EyeDistances } | { readonly problem: Problem } {
  const { min, max, step } = PUPILLARY_DISTANCE
  const text = typedCode(typed).replace(/mm$/i, '')
  if (text === '') return { problem: fieldProblem(prescriptionCheckMessages.prescriptionPdRequired) }
  const total = parseDioptres(text)
  if (total === null) return { problem: fieldProblem(workingDistanceMessages.numberInvalid) }
  if (total < 2 * min || total > 2 * max)
    return { problem: fieldProblem(prescriptionCheckMessages.prescriptionPdRange, { min: min / 50, max: max / 50 }) }
  if (total % step !== 0) return { problem: fieldProblem(prescriptionCheckMessages.prescriptionStep, { step: '0,5' }) }
  const left = Math.floor(total / 2 / step) * step
  return { eyes: { rightPupillaryDistance: written(total - left), leftPupillaryDistance: written(left) } }
}

/** Adds two distances up. Returns nothing when one of them is not a number. */
export function joinDistances(right: string | undefined, left: string | undefined): string {
  const [first, second] = [parseDioptres(right ?? ''), parseDioptres(left ?? '')]
  return first === null || second === null ? '' : written(first + second)
}

function written(hundredths: number): string {
  return String(toDioptres(hundredths)).replace('.', ',')
}
