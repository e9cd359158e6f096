import { parseBookingNote } from '../booking/note.js'
import { isPlainDate, type PlainDate, stockholmInstant } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import { checkFields } from '../identity/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** What a store answers: yes with the time of the visit, or no with the reason. */
export const EYE_HEALTH_DAY_ANSWERS = ['accept', 'decline'] as const
export type EyeHealthDayAnswerKind = (typeof EYE_HEALTH_DAY_ANSWERS)[number]

export type EyeHealthDayAnswer =
  | { readonly answer: 'accept'; readonly startsAt: Date; readonly text: string }
  | { readonly answer: 'decline'; readonly text: string }

export type TypedEyeHealthDayAnswer = {
  readonly answer: EyeHealthDayAnswerKind
  readonly day: string
  readonly time: string
  readonly text: string
}
export type EyeHealthDayAnswerProblems = FieldProblemsOf<'day' | 'time' | 'text'>

/** Reads a store's answer. A yes needs a future day and time, and a no a reason. */
export function checkEyeHealthDayAnswer(
  typed: TypedEyeHealthDayAnswer,
  { now, today }: { readonly now: Date; readonly today: PlainDate },
): Result<EyeHealthDayAnswer, EyeHealthDayAnswerProblems> {
  const text = parseBookingNote(typed.text)
  if (typed.answer === 'decline') {
    const reason = text.ok && text.value === '' ? err(fieldProblem(validationMessages.answerRequired)) : text
    const checked = checkFields({ text: reason })
    return checked.ok ? ok({ answer: 'decline', text: checked.value.text }) : checked
  }
  const day = parseDay(typed.day, today)
  const checked = checkFields({ day, time: parseTime(typed.time, day), text })
  if (!checked.ok) return checked
  const startsAt = checked.value.time
  if (startsAt <= now) return err({ time: fieldProblem(validationMessages.datePast) })
  return ok({ answer: 'accept', startsAt, text: checked.value.text })
}

function parseDay(text: string, today: PlainDate): Result<PlainDate, FieldProblem> {
  const day = typedCode(text)
  if (!isPlainDate(day)) return err(fieldProblem(validationMessages.dateInvalid))
  return day >= today ? ok(day) : err(fieldProblem(validationMessages.datePast))
}

function parseTime(text: string, day: Result<PlainDate, FieldProblem>): Result<Date, FieldProblem> {
  const time = typedCode(text).replace('.', ':')
  const at = /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? stockholmInstant(day.ok ? day.value : '2026-01-01', time) : null
  return at === null ? err(fieldProblem(validationMessages.timeInvalid)) : ok(at)
}
