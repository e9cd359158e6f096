import { stockholmDate } from '@klarsikt/core/calendar'
import { checkEyeHealthDayAnswer, type EyeHealthDayAnswerKind } from '@klarsikt/core/eye-health-day'
import { readForm } from '@klarsikt/forms'

export const ANSWER_FIELDS = ['day', 'time', 'text'] as const

/** Returns a function that reads the answer to a request by the rule of the backend. */
export const readAnswer =
  (answer: EyeHealthDayAnswerKind, now = new Date()) =>
  (form: FormData) =>
    readForm(form, ANSWER_FIELDS, (typed) =>
      checkEyeHealthDayAnswer({ answer, ...typed }, { now, today: stockholmDate(now) }),
    )
