import type { CartItem, TypedPrescription } from '@klarsikt/contract/shop/types'
import { type Eye, formatDioptres, GLASSES_FIELDS, type GlassesPrescriptionText } from '@klarsikt/core/prescription'
import type { PrescriptionValue } from '@klarsikt/design-system/prescription-form'

/** What was typed, for the backend to read and judge again: the form's numbers are already in the form that is stored. */
export function typedPrescription({
  typed,
  workingDistances,
}: Pick<PrescriptionValue, 'typed' | 'workingDistances'>): TypedPrescription {
  const eye = (side: Eye) => ({
    sphere: trimmed(typed[`${side}Sphere`]),
    ...given('cylinder', typed[`${side}Cylinder`]),
    ...given('axis', typed[`${side}Axis`]),
    ...given('addition', typed[`${side}Addition`]),
    pupillaryDistance: trimmed(typed[`${side}PupillaryDistance`]),
  })
  const distances = Object.entries(workingDistances ?? {}).filter(([, value]) => value != null)
  return {
    right: eye('right'),
    left: eye('left'),
    // The form gives no value before its box is ticked.
    confirmedRecent: true,
    ...(distances.length > 0 && {
      workingDistance: Object.fromEntries(distances.map(([name, value]) => [name, String(value)])),
    }),
  }
}

function given<K extends string>(name: K, text: string | undefined): Partial<Record<K, string>> {
  return trimmed(text) === '' ? {} : ({ [name]: trimmed(text) } as Record<K, string>)
}

function trimmed(text: string | undefined): string {
  return (text ?? '').trim()
}

/** What is ground for, as it would be typed. */
export function shownPrescription(values: NonNullable<CartItem['prescriptionGlasses']>): GlassesPrescriptionText {
  return Object.fromEntries(
    GLASSES_FIELDS.map((field) => {
      const value = values[field]
      if (value === null) return [field, '']
      return [field, /Axis|Distance/.test(field) ? String(value).replace('.', ',') : formatDioptres(value)]
    }),
  )
}

/** The distances that lenses are ground for, as they would be typed. */
export function shownDistances(distances: CartItem['workingDistances']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(distances ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}
