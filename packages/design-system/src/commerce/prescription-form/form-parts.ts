import type { PrescriptionField, PrescriptionState } from './use-prescription.js'

/** What the parts of the form share: the typed values, and the place and text of each field's error. */
export interface FormParts {
  readonly form: PrescriptionState
  readonly idOf: (field: PrescriptionField) => string
  readonly errorOf: (field: PrescriptionField) => string | undefined
}
