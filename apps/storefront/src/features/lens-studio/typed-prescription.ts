import type { CartItem, TypedPrescription } from '@klarsikt/contract/shop/types'
import { type Eye, formatDioptres, GLASSES_FIELDS, type GlassesPrescriptionText } from '@klarsikt/core/prescription'
import type { PrescriptionValue } from '@klarsikt/design-system/prescription-form'

/** Returns the strengths as they were typed. The backend reads and checks them again. */
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
    // The form returns no strengths before its box is ticked, so they are confirmed.
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

/** Returns the strengths that lenses are ground for, in the form in which they are typed. */
export function shownPrescription(values: NonNullable<CartItem['prescriptionGlasses']>): GlassesPrescriptionText {
  return Object.fromEntries(
    GLASSES_FIELDS.map((field) => {
      const value = values[field]
      if (value === null) return [field, '']
      return [field, /Axis|Distance/.test(field) ? String(value).replace('.', ',') : formatDioptres(value)]
    }),
  )
}

/** Returns the distances that lenses are ground for, in the form in which they are typed. */
export function shownDistances(distances: CartItem['workingDistances']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(distances ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}
