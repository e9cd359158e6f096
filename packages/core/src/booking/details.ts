import type { PlainDate } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { ageOn, type BirthDate } from '../identity/birth-date.js'
import {
  birthDateOf,
  checkFields,
  isMaskedPersonalNumber,
  parseEmail,
  parseFirstName,
  parseLastName,
  parseMobile,
  parsePersonalNumber,
} from '../identity/index.js'
import { err, ok, type Result, typedText } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { checkCompanyInfo, type CompanyInfo, type TypedCompanyInfo } from '../requisition/index.js'
import { EXAM_TYPES, type ExamTypeId } from './exam-types.js'
import { parseBookingNote } from './note.js'
import { AGE_GROUP_MESSAGES, type AgeGroup, ageGroup } from './rules.js'

/** Age in years below which a guardian must be named. */
export const ADULT_AGE = 18

export const GUARDIAN_NAME_MAXIMUM = 50

/** The adult whom the store calls about a child's visit. */
export type Guardian = { readonly name: string; readonly mobile: string }

/** The person whom a visit is for, and how to reach them [BOOK-001]. */
export type BookingDetails = {
  readonly ssn: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly note: string
  readonly guardian: Guardian | null
  readonly company: CompanyInfo | null
}

/** {@link BookingDetails} as typed. `guardian` and `company` are absent if the form does not ask for them. */
export type TypedBookingDetails = Record<'ssn' | 'firstName' | 'lastName' | 'email' | 'mobile' | 'note', string> & {
  readonly guardian?: { readonly [K in keyof Guardian]: string } | null | undefined
  readonly company?: TypedCompanyInfo | null | undefined
}

/** What the check needs to know about the visit. */
export type Visit = {
  readonly examType: ExamTypeId
  /** Null for exams that do not ask for an age group. */
  readonly ageGroup: AgeGroup | null
  readonly today: PlainDate
  readonly day: PlainDate
  /** True if the user is logged in. A masked personal number is then valid, because the server has the whole one. */
  readonly acceptsMask?: boolean
}

/** A child under eight cannot be booked on the web. Otherwise problems by field, such as `guardian.name`. */
export type BookingDetailsRefusal =
  | { readonly code: 'booking.too-young' }
  | { readonly code: 'request.invalid'; readonly problems: Readonly<Record<string, FieldProblem>> }

const OF_CHILD = {
  ssn: validationMessages.childSsnRequired,
  firstName: validationMessages.childFirstNameRequired,
  lastName: validationMessages.childLastNameRequired,
} as const

/** Reads the details of a booking, and checks the age group against the personal number (decision G4). */
export function checkBookingDetails(
  typed: TypedBookingDetails,
  visit: Visit,
): Result<BookingDetails, BookingDetailsRefusal> {
  const isMasked = visit.acceptsMask === true && isMaskedPersonalNumber(typed.ssn)
  const ssn = isMasked ? ok(typed.ssn) : parsePersonalNumber(typed.ssn, visit.today)
  const birthDate = ssn.ok ? birthDateOf(ssn.value) : null
  if (birthDate !== null && ageGroup(ageOn(birthDate, visit.day)) === null) return err({ code: 'booking.too-young' })
  const isMinor = birthDate === null ? isChildren(visit.ageGroup) : ageOn(birthDate, visit.day) < ADULT_AGE
  // A guardian fills in the form of a minor, so the messages ask for the child's details.
  const ofChild = (field: keyof typeof OF_CHILD, read: Result<string, FieldProblem>): typeof read =>
    isMinor && typedText(typed[field]) === '' ? err(fieldProblem(OF_CHILD[field])) : read
  const own = checkFields({
    ssn: birthDate !== null && ssn.ok ? fitsGroup(ssn.value, birthDate, visit) : ofChild('ssn', ssn),
    firstName: ofChild('firstName', parseFirstName(typed.firstName)),
    lastName: ofChild('lastName', parseLastName(typed.lastName)),
    email: parseEmail(typed.email),
    mobile: parseMobile(typed.mobile),
    note: parseBookingNote(typed.note),
  })
  const guardian = isMinor ? checkGuardian(typed.guardian) : ok(null)
  const company = EXAM_TYPES[visit.examType].isForCompany ? checkCompanyInfo(typed.company) : ok(null)
  if (own.ok && guardian.ok && company.ok) return ok({ ...own.value, guardian: guardian.value, company: company.value })
  const problems = {
    ...(!own.ok && own.error),
    ...(!guardian.ok && within('guardian', guardian.error)),
    ...(!company.ok && within('company', company.error)),
  } as Record<string, FieldProblem>
  return err({ code: 'request.invalid', problems })
}

/** Tells whether the age group needs a guardian. Without an age group the personal number decides. */
export function isChildren(group: AgeGroup | null): boolean {
  return group === '8-12' || group === '13-17'
}

/** The age group may be that of today or of the day of the visit, because a birthday may come between. */
function fitsGroup(ssn: string, birthDate: BirthDate, visit: Visit): Result<string, FieldProblem> {
  const group = visit.ageGroup
  if (group === null) return ok(ssn)
  const fits = [visit.today, visit.day].some((day) => ageGroup(ageOn(birthDate, day)) === group)
  const text = AGE_GROUP_MESSAGES[group]()
  return fits ? ok(ssn) : err(fieldProblem(validationMessages.ssnAgeGroupMismatch, { ageGroup: text }))
}

function checkGuardian(typed: TypedBookingDetails['guardian']) {
  return checkFields<Guardian>({
    name: guardianName(typed?.name),
    mobile:
      typedText(typed?.mobile ?? '') === ''
        ? err(fieldProblem(validationMessages.guardianMobileRequired))
        : parseMobile(typed?.mobile ?? ''),
  })
}

function guardianName(text = ''): Result<string, FieldProblem> {
  const value = typedText(text)
  if (value === '') return err(fieldProblem(validationMessages.guardianNameRequired))
  const isValid = [...value].length <= GUARDIAN_NAME_MAXIMUM && !/[<>\p{Cc}]/u.test(value)
  return isValid ? ok(value) : err(fieldProblem(validationMessages.noteInvalid, { max: GUARDIAN_NAME_MAXIMUM }))
}

function within(part: string, problems: object): Record<string, FieldProblem> {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [`${part}.${name}`, problem]))
}
