import { oneOf } from '../lib/one-of.js'
import * as returnMessages from '../messages/generated/return.js'

/** Why goods come back. Nobody must give a reason: `none` is the first. Nothing here asks about health. */
export const RETURN_REASONS = ['none', 'regret', 'fit', 'different', 'damaged', 'wrong', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
export const isReturnReason = oneOf(RETURN_REASONS)

/** The text of each reason. */
export const RETURN_REASON_MESSAGES = {
  none: returnMessages.reasonNone,
  regret: returnMessages.reasonRegret,
  fit: returnMessages.reasonFit,
  different: returnMessages.reasonDifferent,
  damaged: returnMessages.reasonDamaged,
  wrong: returnMessages.reasonWrong,
  other: returnMessages.reasonOther,
} as const satisfies Record<ReturnReason, () => string>

/** What becomes of goods that came back: sold again, or not. */
export const RETURN_OUTCOMES = ['restock', 'scrap'] as const
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number]

/** What was ground to a prescription fits nobody else. */
export function mayRestock(line: { readonly madeToOrder: boolean }): boolean {
  return !line.madeToOrder
}
