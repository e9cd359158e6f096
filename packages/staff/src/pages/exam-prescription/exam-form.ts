import { fieldProblem } from '@klarsikt/core/errors'
import { err, ok } from '@klarsikt/core/lib'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { GLASSES_FIELDS, readGlassesPrescription } from '@klarsikt/core/prescription'
import { readForm } from '@klarsikt/forms'

/** The fields of the form, in their order on the page. */
export const EXAM_FIELDS = [...GLASSES_FIELDS, 'agreed'] as const

/** Reads the strengths from the optician and the customer's consent [VALID-030]. */
export function readExam(form: FormData) {
  return readForm(form, EXAM_FIELDS, (fields, sent) => {
    const agreed = sent.has('agreed')
    // The form need not confirm the age, since the prescription dates from the day of the visit.
    const glasses = readGlassesPrescription(fields, { confirmedRecent: true })
    if (glasses.ok && agreed) return ok({ ...fields, agreed })
    return err({
      ...(!glasses.ok && glasses.error),
      ...(!agreed && { agreed: fieldProblem(staffPrescriptionMessages.examConsentRequired) }),
    })
  })
}
