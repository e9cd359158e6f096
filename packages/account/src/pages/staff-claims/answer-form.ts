import { type ClaimAnswerKind, checkClaimAnswer } from '@klarsikt/core/friends'
import { readForm } from '@klarsikt/forms'

export const ANSWER_FIELDS = ['text'] as const

/** Reads an answer by the rule that the backend has as well. */
export const readAnswer = (answer: ClaimAnswerKind) => (form: FormData) =>
  readForm(form, ANSWER_FIELDS, ({ text }) => checkClaimAnswer({ answer, text }))
