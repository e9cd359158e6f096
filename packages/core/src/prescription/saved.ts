import { isPlainDate, type PlainDate } from '../calendar/index.js'
import { addMonths } from '../calendar/plain-date.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode, typedText } from '../lib/index.js'
import * as savedPrescriptionMessages from '../messages/generated/saved-prescription.js'
import * as validationMessages from '../messages/generated/validation.js'
import { GLASSES_FIELDS, type GlassesField, type GlassesPrescription, type GlassesPrescriptionText } from './glasses.js'
import { PRESCRIPTION_VALIDITY_MONTHS } from './limits.js'
import { readGlassesPrescription } from './read-glasses.js'
import { isPrescriptionValid } from './validity.js'

export const SAVED_PRESCRIPTIONS_MAXIMUM = 10

/** Fields of the form for saving a prescription, in order. */
export const SAVED_PRESCRIPTION_FIELDS = [...GLASSES_FIELDS, 'issuedOn', 'agreed'] as const
export type SavedPrescriptionField = (typeof SAVED_PRESCRIPTION_FIELDS)[number]

/** The form for saving a prescription, as the user filled it in. */
export type TypedSavedPrescription = GlassesPrescriptionText & {
  /** Day of the eye exam, `YYYY-MM-DD`. */
  readonly issuedOn: string
  /** The user's consent to saving the prescription, which is health data (GDPR article 9). */
  readonly agreed: boolean
}

export interface SavedPrescription {
  readonly issuedOn: PlainDate
  /** The values as typed, to fill in a form with. */
  readonly typed: GlassesPrescriptionText
  readonly glasses: GlassesPrescription
}

export type SavedPrescriptionProblems = Readonly<Partial<Record<SavedPrescriptionField, FieldProblem>>>

/** Returns the last day on which a prescription may be used [VALID-026]. */
export function prescriptionValidUntil(issuedOn: PlainDate): PlainDate {
  return addMonths(issuedOn, PRESCRIPTION_VALIDITY_MONTHS)
}

/** Reads a prescription to save. It must be valid, at most one year old, and the user must have consented. */
export function checkSavedPrescription(
  { issuedOn, agreed, ...typed }: TypedSavedPrescription,
  today: PlainDate,
): Result<SavedPrescription, SavedPrescriptionProblems> {
  // The day of the exam is checked below, so the checkbox of the lens choice is not needed.
  const glasses = readGlassesPrescription(typed, { confirmedRecent: true })
  const day = typedCode(issuedOn)
  const dayProblem = problemOfDay(day, today)
  const problems: SavedPrescriptionProblems = {
    ...(!glasses.ok && glasses.error),
    ...(dayProblem && { issuedOn: dayProblem }),
    ...(!agreed && { agreed: fieldProblem(savedPrescriptionMessages.consentRequired) }),
  }
  if (!glasses.ok || Object.keys(problems).length > 0) return err(problems)
  return ok({ issuedOn: day, typed: givenFields(typed), glasses: glasses.value })
}

function problemOfDay(day: string, today: PlainDate): FieldProblem | null {
  if (!isPlainDate(day)) return fieldProblem(validationMessages.dateInvalid)
  if (day > today) return fieldProblem(savedPrescriptionMessages.issuedFuture)
  return isPrescriptionValid(day, today) ? null : fieldProblem(savedPrescriptionMessages.issuedOld)
}

function givenFields(typed: GlassesPrescriptionText): GlassesPrescriptionText {
  const given: Partial<Record<GlassesField, string>> = {}
  for (const field of GLASSES_FIELDS) {
    const text = typedText(typed[field] ?? '')
    if (text !== '') given[field] = text
  }
  return given
}
