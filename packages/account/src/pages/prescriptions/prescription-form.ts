import { ok } from '@klarsikt/core/lib'
import { checkSavedPrescription, SAVED_PRESCRIPTION_FIELDS } from '@klarsikt/core/prescription'
import { readForm } from '@klarsikt/forms'

/** A prescription as typed, with the consent to save it [VALID-026, VALID-030]. Whether it is too old is the backend's to say, by its clock. */
export function readPrescription(form: FormData) {
  return readForm(form, SAVED_PRESCRIPTION_FIELDS, (fields) => {
    const typed = { ...fields, agreed: form.has('agreed') }
    const checked = checkSavedPrescription(typed, typed.issuedOn.trim())
    return checked.ok ? ok(typed) : checked
  })
}
