import { type BookingDetails, checkBookingDetails, type Visit } from '@klarsikt/core/booking'
import { type FieldProblem, problemText } from '@klarsikt/core/errors'
import { err, ok } from '@klarsikt/core/lib'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import { type FieldProblems, readForm, type Submission } from '@klarsikt/forms'
import { DETAIL_FIELDS, type DetailField } from './typed-details.js'

/** The form's fields for the nested fields of core and the backend. */
const DEEPER: Readonly<Record<string, DetailField>> = {
  'guardian.name': 'guardianName',
  'guardian.mobile': 'guardianMobile',
  'company.name': 'companyName',
  'company.organisationNumber': 'organisationNumber',
  'company.requisitionType': 'requisitionType',
  'company.referenceType': 'referenceType',
  'company.referenceFormat': 'referenceFormat',
  'company.reference': 'reference',
  'company.managerEmail': 'managerEmail',
}

/** Reads the person's details by the rules of the backend [BOOK-001, VALID-001, VALID-032]. */
export function readDetails(form: FormData, visit: Visit): Submission<BookingDetails> {
  return readForm<DetailField, BookingDetails>(form, DETAIL_FIELDS, (typed) => {
    const { guardianName, guardianMobile, companyName, ...person } = typed
    const guardian = { name: guardianName, mobile: guardianMobile }
    const checked = checkBookingDetails({ ...person, guardian, company: { ...person, name: companyName } }, visit)
    if (checked.ok) return ok(checked.value)
    return err(
      checked.error.code === 'booking.too-young'
        ? { ssn: bookingMessages.ageUnder8() }
        : byField(checked.error.problems),
    )
  })
}

/** Returns the texts of problems by the names of the form's fields. */
function byField(problems: Readonly<Record<string, FieldProblem>>): FieldProblems<DetailField> {
  return fieldTexts(Object.fromEntries(Object.entries(problems).map(([at, problem]) => [at, problemText(problem)])))
}

/** Returns the backend's texts by the names of the form's fields. */
export function fieldTexts(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([at, text]) => [DEEPER[at] ?? at, text]))
}
