import { ok } from '@klarsikt/core/lib'
import { checkSavedPrescription, SAVED_PRESCRIPTION_FIELDS } from '@klarsikt/core/prescription'
import { readForm } from '@klarsikt/forms'

/**
 * Reads a prescription and the consent to save it [VALID-026, VALID-030]. It does not check whether the prescription is
 * too old, since only the backend's clock decides that.
 */
export function readPrescription(form: FormData) {
  return readForm(form, SAVED_PRESCRIPTION_FIELDS, (fields) => {
    const typed = { ...fields, agreed: form.has('agreed') }
    const checked = checkSavedPrescription(typed, typed.issuedOn.trim())
    return checked.ok ? ok(typed) : checked
  })
}
