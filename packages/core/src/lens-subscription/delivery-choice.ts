import { isPlainDate, type PlainDate } from '../calendar/plain-date.js'
import { isWorkingDay } from '../calendar/working-days.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { earliestChoice, latestChoice } from './schedule.js'

/** Reads the new day of the next delivery. It must be a working day within the possible days [LENS-010]. */
export function checkNextDay(typed: string, today: PlainDate): Result<PlainDate, FieldProblem> {
  const day = typedCode(typed)
  if (!isPlainDate(day)) return err(fieldProblem(validationMessages.dateInvalid))
  const [from, to] = [earliestChoice(today), latestChoice(today)]
  if (day < from || day > to) return err(fieldProblem(validationMessages.dateBetween, { from, to }))
  return isWorkingDay(day) ? ok(day) : err(fieldProblem(validationMessages.dateNotWorkday))
}
