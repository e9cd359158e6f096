import { parseBookingNote } from '../booking/note.js'
import { addDays, isPlainDate, type PlainDate } from '../calendar/plain-date.js'
import { type Family, isFrameFamily } from '../catalogue/families.js'
import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { checkFields, type FieldProblemsOf } from '../identity/check-fields.js'
import { typedCode } from '../lib/index.js'
import { err, ok, type Result } from '../lib/result.js'
import { defineStates, type StateOf } from '../lib/states.js'
import * as claimMessages from '../messages/generated/claim.js'
import * as validationMessages from '../messages/generated/validation.js'
import { ACCIDENT_GUARANTEE_DAYS } from './club.js'

/** Life of a claim by the accident guarantee: a store answers it once [LOYAL-002]. */
export const claimStates = defineStates({
  reported: { accept: 'accepted', decline: 'declined' },
  accepted: {},
  declined: {},
})
export type ClaimState = StateOf<typeof claimStates>

/** What each state is called. */
export const CLAIM_STATE_MESSAGES = {
  reported: claimMessages.stateReported,
  accepted: claimMessages.stateAccepted,
  declined: claimMessages.stateDeclined,
} as const satisfies Record<ClaimState, () => string>

/** What a store answers. */
export const CLAIM_ANSWERS = ['accept', 'decline'] as const
export type ClaimAnswerKind = (typeof CLAIM_ANSWERS)[number]

/** The last day on which glasses are covered. */
export function guaranteeUntil(boughtOn: PlainDate): PlainDate {
  return addDays(boughtOn, ACCIDENT_GUARANTEE_DAYS)
}

/** What decides whether glasses are covered. */
export type GuaranteeFacts = {
  readonly family: Family | null
  readonly isDelivered: boolean
  readonly boughtOn: PlainDate
  /** Since when the buyer is a member; null for who is none. */
  readonly memberSince: PlainDate | null
}

/** Glasses that a member has bought as one and has got, within a year of the purchase [LOYAL-002]. */
export function isCovered({ family, isDelivered, boughtOn, memberSince }: GuaranteeFacts, today: PlainDate): boolean {
  if (family === null || !isFrameFamily(family) || !isDelivered) return false
  return memberSince !== null && memberSince <= boughtOn && today <= guaranteeUntil(boughtOn)
}

export type TypedClaim = { readonly item: string; readonly happenedOn: string; readonly text: string }
export type Claim = { readonly item: string; readonly happenedOn: PlainDate; readonly text: string }
export type ClaimProblems = FieldProblemsOf<'item' | 'happenedOn' | 'text'>

/** Reads what happened to which glasses, and when; whether they are covered is another question. */
export function checkClaim({ item, happenedOn, text }: TypedClaim, today: PlainDate): Result<Claim, ClaimProblems> {
  return checkFields<Claim>({
    item: item === '' ? err(fieldProblem(claimMessages.itemRequired)) : ok(item),
    happenedOn: parseDay(happenedOn, today),
    text: parseText(text, claimMessages.textRequired),
  })
}

export type TypedClaimAnswer = { readonly answer: ClaimAnswerKind; readonly text: string }

/** Reads the answer of a store, which says to the customer how it goes on, or why not. */
export function checkClaimAnswer({
  answer,
  text,
}: TypedClaimAnswer): Result<TypedClaimAnswer, FieldProblemsOf<'text'>> {
  const checked = checkFields<{ text: string }>({ text: parseText(text, validationMessages.answerRequired) })
  return checked.ok ? ok({ answer, text: checked.value.text }) : checked
}

function parseDay(typed: string, today: PlainDate): Result<PlainDate, FieldProblem> {
  const day = typedCode(typed)
  if (!isPlainDate(day)) return err(fieldProblem(validationMessages.dateInvalid))
  return day <= today ? ok(day) : err(fieldProblem(claimMessages.dayAhead))
}

function parseText(typed: string, missing: () => string): Result<string, FieldProblem> {
  const text = parseBookingNote(typed)
  return text.ok && text.value === '' ? err(fieldProblem(missing)) : text
}
