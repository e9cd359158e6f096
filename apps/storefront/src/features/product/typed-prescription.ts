import type { TypedPrescription } from '@klarsikt/contract/shop/types'
import type { Eye } from '@klarsikt/core/prescription'
import type { PrescriptionField, PrescriptionValue } from '@klarsikt/design-system/prescription-form'

/** The form's numbers as the text the backend reads and judges again. */
export function typedPrescription({ prescription, workingDistances }: PrescriptionValue): TypedPrescription {
  const eye = (side: Eye) => ({
    sphere: String(prescription[`${side}Sphere`]),
    ...given('cylinder', prescription[`${side}Cylinder`]),
    ...given('axis', prescription[`${side}Axis`]),
    ...given('addition', prescription[`${side}Addition`]),
    pupillaryDistance: String(prescription[`${side}PupillaryDistance`]),
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

function given<K extends string>(name: K, value: number | null): Partial<Record<K, string>> {
  return value === null ? {} : ({ [name]: String(value) } as Record<K, string>)
}

/** `prescription.right.sphere` of an answer → the form's `rightSphere`. */
export function fieldErrors(fields: Readonly<Record<string, string>>): Partial<Record<PrescriptionField, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const parts = path.replace(/^prescription\./, '').split('.')
      const [first = '', second] = parts
      return [
        second
          ? first === 'workingDistance'
            ? second
            : first + second.charAt(0).toUpperCase() + second.slice(1)
          : first,
        message,
      ]
    }),
  )
}
