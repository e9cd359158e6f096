import { fieldProblem } from '@klarsikt/core/errors'
import { err, ok } from '@klarsikt/core/lib'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { GLASSES_FIELDS, readGlassesPrescription } from '@klarsikt/core/prescription'
import { readForm } from '@klarsikt/forms'

/** Fields of the form, in its order. */
export const EXAM_FIELDS = [...GLASSES_FIELDS, 'agreed'] as const

/** Strengths as the optician types them, with the consent of the customer [VALID-030]. */
export function readExam(form: FormData) {
  return readForm(form, EXAM_FIELDS, (fields, sent) => {
    const agreed = sent.has('agreed')
    // The day of the visit says how old it is.
    const glasses = readGlassesPrescription(fields, { confirmedRecent: true })
    if (glasses.ok && agreed) return ok({ ...fields, agreed })
    return err({
      ...(!glasses.ok && glasses.error),
      ...(!agreed && { agreed: fieldProblem(staffPrescriptionMessages.examConsentRequired) }),
    })
  })
}
