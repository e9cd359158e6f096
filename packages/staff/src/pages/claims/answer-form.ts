import { type ClaimAnswerKind, checkClaimAnswer } from '@klarsikt/core/friends'
import { readForm } from '@klarsikt/forms'

export const ANSWER_FIELDS = ['text'] as const

/** Returns a function that reads the answer to a claim by the rule of the backend. */
export const readAnswer = (answer: ClaimAnswerKind) => (form: FormData) =>
  readForm(form, ANSWER_FIELDS, ({ text }) => checkClaimAnswer({ answer, text }))
