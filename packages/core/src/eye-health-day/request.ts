import { parseBookingNote } from '../booking/note.js'
import { addDays, isPlainDate, type PlainDate } from '../calendar/index.js'
import { isWorkingDay } from '../calendar/working-days.js'
import { COMPANY_NAME_MAXIMUM, parseCompanyName } from '../company/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import { checkFields, parseEmail, parseMobile, parseOrganisationNumber } from '../identity/index.js'
import { err, ok, type Result, typedCode, typedText } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** People that an optician can examine in a day. More people need more days. */
export const EYE_HEALTH_DAY_CAPACITY = 16

/** Number of participants. Fewer should visit a store, and more need an agreement. */
export const PARTICIPANTS = { minimum: 8, maximum: 400 } as const

/** First and last day that can be requested, in days from today. The first leaves the store time to plan. */
export const EYE_HEALTH_DAY_NOTICE_DAYS = 14
export const EYE_HEALTH_DAY_HORIZON_DAYS = 365

/** A company's request for an optician at its office (decision G7). */
export type EyeHealthDayRequest = {
  readonly companyName: string
  readonly organisationNumber: string
  readonly contact: string
  readonly email: string
  readonly mobile: string
  readonly preferredDay: PlainDate
  readonly participants: number
  readonly note: string
}

/** {@link EyeHealthDayRequest} as the user typed it. */
export type TypedEyeHealthDayRequest = { readonly [Field in keyof EyeHealthDayRequest]: string }
export type EyeHealthDayProblems = FieldProblemsOf<keyof EyeHealthDayRequest>

/** Returns the first and the last day that can be requested. */
export function eyeHealthDayDates(today: PlainDate): { readonly from: PlainDate; readonly to: PlainDate } {
  return { from: addDays(today, EYE_HEALTH_DAY_NOTICE_DAYS), to: addDays(today, EYE_HEALTH_DAY_HORIZON_DAYS) }
}

/** Reads a request for an eye health day. Problems are returned by field. */
export function checkEyeHealthDayRequest(
  typed: TypedEyeHealthDayRequest,
  today: PlainDate,
): Result<EyeHealthDayRequest, EyeHealthDayProblems> {
  return checkFields<EyeHealthDayRequest>({
    companyName: parseCompanyName(typed.companyName),
    organisationNumber: parseOrganisationNumber(typed.organisationNumber),
    contact: parseContact(typed.contact),
    email: parseEmail(typed.email),
    mobile: parseMobile(typed.mobile),
    preferredDay: parsePreferredDay(typed.preferredDay, today),
    participants: parseParticipants(typed.participants),
    note: parseBookingNote(typed.note),
  })
}

function parseContact(text: string): Result<string, FieldProblem> {
  const name = typedText(text).replace(/\s+/g, ' ')
  if (name === '') return err(fieldProblem(validationMessages.contactRequired))
  const isValid = [...name].length <= COMPANY_NAME_MAXIMUM && !/[<>\p{Cc}]/u.test(name)
  return isValid ? ok(name) : err(fieldProblem(validationMessages.lineInvalid, { max: COMPANY_NAME_MAXIMUM }))
}

function parsePreferredDay(text: string, today: PlainDate): Result<PlainDate, FieldProblem> {
  const day = typedCode(text)
  if (!isPlainDate(day)) return err(fieldProblem(validationMessages.dateInvalid))
  const { from, to } = eyeHealthDayDates(today)
  if (day < from || day > to) return err(fieldProblem(validationMessages.dateBetween, { from, to }))
  return isWorkingDay(day) ? ok(day) : err(fieldProblem(validationMessages.dateWorkday))
}

function parseParticipants(text: string): Result<number, FieldProblem> {
  const count = /^\d{1,4}$/.test(typedCode(text)) ? Number(typedCode(text)) : 0
  const { minimum: min, maximum: max } = PARTICIPANTS
  return count >= min && count <= max
    ? ok(count)
    : err(fieldProblem(validationMessages.participantsRange, { min, max }))
}
