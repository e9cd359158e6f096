import type { PrescriptionField, PrescriptionState } from './use-prescription.js'

/** The form as its parts see it: what is typed, and where and what each field's error is. */
export interface FormParts {
  readonly form: PrescriptionState
  readonly idOf: (field: PrescriptionField) => string
  readonly errorOf: (field: PrescriptionField) => string | undefined
}
