import { EXAM_TYPES, isAgeGroup } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import type { FieldProblem } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { checkWaitingContact, checkWaitingTimes } from '@klarsikt/core/waiting-list'
import { type FieldProblems, readForm } from '@klarsikt/forms'
import { examOfWord } from '../choices/exam-words.js'

const TIME_FIELDS = ['earliest', 'latest', 'dayPart'] as const
export const WAITING_FIELDS = ['examType', 'ageGroup', 'storeId', ...TIME_FIELDS, 'mobile', 'email'] as const
export type WaitingField = (typeof WAITING_FIELDS)[number]

/** The field by which the customer accepts other stores in the same town. */
export const IN_CITY_FIELD = 'inCity'

/** Reads what the customer waits for and how to reach them. For an existing booking, it reads only the times. */
export function readWaiting(form: FormData, now = new Date()) {
  const isBooked = form.has('bookingId')
  return readForm<WaitingField, Record<WaitingField, string>>(form, WAITING_FIELDS, (typed) => {
    const times = checkWaitingTimes(typed, stockholmDate(now))
    const contact = isBooked ? ok(null) : checkWaitingContact(typed)
    const problems = {
      ...(!isBooked && choiceProblems(typed)),
      ...problemsOf(times),
      ...problemsOf(contact),
    } as FieldProblems<WaitingField>
    return Object.keys(problems).length > 0 ? err(problems) : ok(typed)
  })
}

function choiceProblems({ examType, ageGroup, storeId }: Record<WaitingField, string>) {
  const exam = examOfWord(examType)
  const lacksAge = exam !== null && EXAM_TYPES[exam].hasAgeGroup && !isAgeGroup(ageGroup)
  return {
    ...(exam === null && { examType: validationMessages.selectionRequired() }),
    ...(lacksAge && { ageGroup: validationMessages.bookingAgeGroupRequired() }),
    ...(!/^[1-9]\d{0,8}$/.test(storeId) && { storeId: validationMessages.bookingStoreUnknown() }),
  }
}

function problemsOf(checked: Result<unknown, Readonly<Record<string, FieldProblem | undefined>>>) {
  return checked.ok ? {} : checked.error
}
