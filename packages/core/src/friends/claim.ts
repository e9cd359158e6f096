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

/** States of a claim under the accident guarantee. A store answers it once [LOYAL-002]. */
export const claimStates = defineStates({
  reported: { accept: 'accepted', decline: 'declined' },
  accepted: {},
  declined: {},
})
export type ClaimState = StateOf<typeof claimStates>

export const CLAIM_STATE_MESSAGES = {
  reported: claimMessages.stateReported,
  accepted: claimMessages.stateAccepted,
  declined: claimMessages.stateDeclined,
} as const satisfies Record<ClaimState, () => string>

export const CLAIM_ANSWERS = ['accept', 'decline'] as const
export type ClaimAnswerKind = (typeof CLAIM_ANSWERS)[number]

/** Returns the last day on which the guarantee covers glasses. */
export function guaranteeUntil(boughtOn: PlainDate): PlainDate {
  return addDays(boughtOn, ACCIDENT_GUARANTEE_DAYS)
}

/** The facts that decide whether the guarantee covers glasses. */
export type GuaranteeFacts = {
  readonly family: Family | null
  readonly isDelivered: boolean
  readonly boughtOn: PlainDate
  /** The day since which the buyer is a club member; null if not a member. */
  readonly memberSince: PlainDate | null
}

/** Tells whether the guarantee covers glasses: bought as a member, received, and at most a year ago [LOYAL-002]. */
export function isCovered({ family, isDelivered, boughtOn, memberSince }: GuaranteeFacts, today: PlainDate): boolean {
  if (family === null || !isFrameFamily(family) || !isDelivered) return false
  return memberSince !== null && memberSince <= boughtOn && today <= guaranteeUntil(boughtOn)
}

export type TypedClaim = { readonly item: string; readonly happenedOn: string; readonly text: string }
export type Claim = { readonly item: string; readonly happenedOn: PlainDate; readonly text: string }
export type ClaimProblems = FieldProblemsOf<'item' | 'happenedOn' | 'text'>

/** Reads a claim: which glasses, when and what happened. It does not check whether they are covered. */
export function checkClaim({ item, happenedOn, text }: TypedClaim, today: PlainDate): Result<Claim, ClaimProblems> {
  return checkFields<Claim>({
    item: item === '' ? err(fieldProblem(claimMessages.itemRequired)) : ok(item),
    happenedOn: parseDay(happenedOn, today),
    text: parseText(text, claimMessages.textRequired),
  })
}

export type TypedClaimAnswer = { readonly answer: ClaimAnswerKind; readonly text: string }

/** Reads a store's answer to a claim. It must tell the customer how to proceed, or why not. */
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
