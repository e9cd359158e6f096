import type { TypedPrescription } from '@klarsikt/contract/shop/types'
import { err, ok } from '@klarsikt/core/lib'
import {
  CONFIRM_AGE_FIELD,
  EYES,
  EYE_VALUES,
  type Eye,
  GLASSES_FIELDS,
  readGlassesPrescription,
  readWorkingDistances,
  WORKING_DISTANCE_FIELDS,
} from '@klarsikt/core/prescription'
import { readForm, type Refusal, type Submission } from '@klarsikt/forms'

/** The values that some lenses need besides sphere, cylinder and axis. */
export interface LensNeeds {
  readonly needsAddition: boolean
  readonly needsWorkingDistance: boolean
}

export const STRENGTH_FIELDS = [...GLASSES_FIELDS, ...WORKING_DISTANCE_FIELDS, CONFIRM_AGE_FIELD] as const
type StrengthField = (typeof STRENGTH_FIELDS)[number]
type Typed = Readonly<Record<StrengthField, string>>

/** Returns a function that reads strengths from a form by the rules of the backend [VALID-026, VALID-030]. */
export const readStrengths =
  ({ needsAddition, needsWorkingDistance }: LensNeeds) =>
  (form: FormData): Submission<TypedPrescription> =>
    readForm(form, STRENGTH_FIELDS, (typed, sent) => {
      const confirmedRecent = sent.has(CONFIRM_AGE_FIELD)
      const glasses = readGlassesPrescription(typed, {
        confirmedRecent,
        additionRequired: needsAddition,
        terminal: needsWorkingDistance,
      })
      const distances = needsWorkingDistance ? readWorkingDistances(typed) : ok(null)
      if (glasses.ok && distances.ok) return ok(onTheWire(typed, confirmedRecent, needsWorkingDistance))
      return err({ ...(!glasses.ok && glasses.error), ...(!distances.ok && distances.error) })
    })

/** Returns the needs as hidden fields, so that the action knows them without scripts. */
export function needsFields({ needsAddition, needsWorkingDistance }: LensNeeds): Readonly<Record<string, string>> {
  return { ...(needsAddition && { needsAddition: '1' }), ...(needsWorkingDistance && { needsWorkingDistance: '1' }) }
}

export function needsIn(form: FormData): LensNeeds {
  return { needsAddition: form.has('needsAddition'), needsWorkingDistance: form.has('needsWorkingDistance') }
}

function onTheWire(typed: Typed, confirmedRecent: boolean, withDistances: boolean): TypedPrescription {
  const eye = (side: Eye) => ({
    sphere: typed[`${side}Sphere`],
    ...given('cylinder', typed[`${side}Cylinder`]),
    ...given('axis', typed[`${side}Axis`]),
    ...given('addition', typed[`${side}Addition`]),
    pupillaryDistance: typed[`${side}PupillaryDistance`],
  })
  const distances = Object.assign({}, ...WORKING_DISTANCE_FIELDS.map((field) => given(field, typed[field])))
  return {
    right: eye('right'),
    left: eye('left'),
    confirmedRecent,
    ...(withDistances && { workingDistance: distances }),
  }
}

function given<K extends string>(name: K, text: string): Partial<Record<K, string>> {
  return text.trim() === '' ? {} : ({ [name]: text } as Record<K, string>)
}

/**
 * Moves a refusal's messages to the fields of the form: `right.sphere` becomes `rightSphere`. A message about anything
 * that is no field of the form is left out.
 */
export function strengthRefusal({
  message,
  fields,
}: Pick<Refusal, 'message' | 'fields'>): Pick<Refusal, 'message' | 'fields'> {
  const names = new Map<string, string>(
    EYES.flatMap((eye) =>
      EYE_VALUES.map((value) => [`${eye}.${value.charAt(0).toLowerCase()}${value.slice(1)}`, `${eye}${value}`]),
    ),
  )
  const known = Object.entries(fields).flatMap(([field, text]) => {
    const name = names.get(field) ?? field.replace(/^workingDistance\./, '')
    return STRENGTH_FIELDS.some((one) => one === name) ? [[name, text] as const] : []
  })
  return { message, fields: Object.fromEntries(known) }
}
