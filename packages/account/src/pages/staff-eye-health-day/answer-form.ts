import { stockholmDate } from '@klarsikt/core/calendar'
import { checkEyeHealthDayAnswer, type EyeHealthDayAnswerKind } from '@klarsikt/core/eye-health-day'
import { readForm } from '@klarsikt/forms'

export const ANSWER_FIELDS = ['day', 'time', 'text'] as const

/** Reads an answer by the rule that the backend has as well. */
export const readAnswer =
  (answer: EyeHealthDayAnswerKind, now = new Date()) =>
  (form: FormData) =>
    readForm(form, ANSWER_FIELDS, (typed) =>
      checkEyeHealthDayAnswer({ answer, ...typed }, { now, today: stockholmDate(now) }),
    )
