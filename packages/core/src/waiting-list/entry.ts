import { BOOKING_HORIZON_DAYS } from '../booking/rules.js'
import { addDays, isPlainDate, type PlainDate } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import { checkFields, parseEmail, parseMobile } from '../identity/index.js'
import { err, ok, type Result, typedCode, typedText } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { isWaitingDayPart, type WaitingDayPart } from './rules.js'

/** When the visit may be. */
export type WaitingTimes = {
  readonly earliest: PlainDate
  readonly latest: PlainDate
  readonly dayPart: WaitingDayPart
}

/** How to reach the person who waits. `email` may be empty. */
export type WaitingContact = { readonly mobile: string; readonly email: string }

export type TypedWaitingTimes = { readonly [Field in keyof WaitingTimes]: string }
export type TypedWaitingContact = WaitingContact

/** Reads when the visit may be. The days must be bookable and in order. */
export function checkWaitingTimes(
  typed: TypedWaitingTimes,
  today: PlainDate,
): Result<WaitingTimes, FieldProblemsOf<keyof WaitingTimes>> {
  const earliest = parseDay(typed.earliest, today)
  const latest = parseDay(typed.latest, today)
  const isBackwards = earliest.ok && latest.ok && latest.value < earliest.value
  return checkFields<WaitingTimes>({
    earliest,
    latest: isBackwards ? err(fieldProblem(validationMessages.dateRange)) : latest,
    dayPart: isWaitingDayPart(typed.dayPart)
      ? ok(typed.dayPart)
      : err(fieldProblem(validationMessages.selectionRequired)),
  })
}

/** Reads how to reach the person who waits. The e-mail address is optional. */
export function checkWaitingContact(
  typed: TypedWaitingContact,
): Result<WaitingContact, FieldProblemsOf<keyof WaitingContact>> {
  return checkFields<WaitingContact>({
    mobile: parseMobile(typed.mobile),
    email: typedText(typed.email) === '' ? ok('') : parseEmail(typed.email),
  })
}

function parseDay(text: string, today: PlainDate): Result<PlainDate, FieldProblem> {
  const day = typedCode(text)
  if (!isPlainDate(day)) return err(fieldProblem(validationMessages.dateInvalid))
  const to = addDays(today, BOOKING_HORIZON_DAYS)
  return day < today || day > to ? err(fieldProblem(validationMessages.dateBetween, { from: today, to })) : ok(day)
}
