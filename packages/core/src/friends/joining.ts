import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { checkFields, type FieldProblemsOf } from '../identity/check-fields.js'
import { typedText } from '../lib/index.js'
import { err, ok, type Result } from '../lib/result.js'
import * as friendsMessages from '../messages/generated/friends.js'
import { parseReferralCode } from './referral.js'

export type TypedJoining = { readonly termsAccepted: boolean; readonly code: string }
/** `code` is a friend's referral code, or null. */
export type Joining = { readonly termsAccepted: true; readonly code: string | null }
export type JoiningProblems = FieldProblemsOf<'termsAccepted' | 'code'>

/** Reads the form for joining the club. The terms must be accepted, and a typed code must be well formed. */
export function checkJoining({ termsAccepted, code }: TypedJoining): Result<Joining, JoiningProblems> {
  return checkFields<Joining>({
    termsAccepted: termsAccepted ? ok(true as const) : err(fieldProblem(friendsMessages.joinTermsRequired)),
    code: typedText(code) === '' ? ok(null) : parseCode(code),
  })
}

/** Reads the form for redeeming a referral code later. */
export function checkRedeem({ code }: { readonly code: string }): Result<{ code: string }, FieldProblemsOf<'code'>> {
  return checkFields<{ code: string }>({
    code: typedText(code) === '' ? err(fieldProblem(friendsMessages.redeemCodeRequired)) : parseCode(code),
  })
}

function parseCode(typed: string): Result<string, FieldProblem> {
  const code = parseReferralCode(typed)
  return code === null ? err(fieldProblem(friendsMessages.redeemUnknown)) : ok(code)
}
