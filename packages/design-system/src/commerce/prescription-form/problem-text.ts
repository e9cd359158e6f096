import { formatMessage, validationMessages } from '@klarsikt/core/messages'
import type { GlassesField, GlassesProblems } from '@klarsikt/core/prescription'
import { useText } from '../../locale/locale.js'

type Problem = NonNullable<GlassesProblems[GlassesField]>

/** What is wrong, in words. The texts are named one by one, so that a page carries these and not every text there is. */
export function useProblemText(): (problem: Problem) => string {
  const texts = { ...useEyeTexts(), ...useDistanceTexts() }
  return ({ key, params }) => formatMessage(texts[key] ?? key, params)
}

type Texts = Readonly<Partial<Record<Problem['key'], string>>>

function useEyeTexts(): Texts {
  const text = useText()
  return {
    'validation.number.invalid': text('validation.number.invalid', validationMessages['validation.number.invalid']),
    'validation.prescription.confirmAge': text(
      'validation.prescription.confirmAge',
      validationMessages['validation.prescription.confirmAge'],
    ),
    'validation.prescription.sphereRequired': text(
      'validation.prescription.sphereRequired',
      validationMessages['validation.prescription.sphereRequired'],
    ),
    'validation.prescription.sphereRange': text(
      'validation.prescription.sphereRange',
      validationMessages['validation.prescription.sphereRange'],
    ),
    'validation.prescription.cylinderRange': text(
      'validation.prescription.cylinderRange',
      validationMessages['validation.prescription.cylinderRange'],
    ),
    'validation.prescription.axisRequired': text(
      'validation.prescription.axisRequired',
      validationMessages['validation.prescription.axisRequired'],
    ),
    'validation.prescription.axisEmptyWithoutCylinder': text(
      'validation.prescription.axisEmptyWithoutCylinder',
      validationMessages['validation.prescription.axisEmptyWithoutCylinder'],
    ),
    'validation.prescription.axisRange': text(
      'validation.prescription.axisRange',
      validationMessages['validation.prescription.axisRange'],
    ),
    'validation.prescription.additionRequired': text(
      'validation.prescription.additionRequired',
      validationMessages['validation.prescription.additionRequired'],
    ),
    'validation.prescription.additionRequiredTerminal': text(
      'validation.prescription.additionRequiredTerminal',
      validationMessages['validation.prescription.additionRequiredTerminal'],
    ),
    'validation.prescription.additionRange': text(
      'validation.prescription.additionRange',
      validationMessages['validation.prescription.additionRange'],
    ),
    'validation.prescription.spherePlusAddition': text(
      'validation.prescription.spherePlusAddition',
      validationMessages['validation.prescription.spherePlusAddition'],
    ),
  }
}

function useDistanceTexts(): Texts {
  const text = useText()
  return {
    'validation.prescription.pdRequired': text(
      'validation.prescription.pdRequired',
      validationMessages['validation.prescription.pdRequired'],
    ),
    'validation.prescription.pdRange': text(
      'validation.prescription.pdRange',
      validationMessages['validation.prescription.pdRange'],
    ),
    'validation.prescription.step': text(
      'validation.prescription.step',
      validationMessages['validation.prescription.step'],
    ),
    'validation.distance.required': text(
      'validation.distance.required',
      validationMessages['validation.distance.required'],
    ),
    'validation.distance.min': text('validation.distance.min', validationMessages['validation.distance.min']),
    'validation.distance.whole': text('validation.distance.whole', validationMessages['validation.distance.whole']),
    'validation.distance.invalid': text(
      'validation.distance.invalid',
      validationMessages['validation.distance.invalid'],
    ),
  }
}
