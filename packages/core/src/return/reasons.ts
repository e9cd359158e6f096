import { oneOf } from '../lib/one-of.js'
import * as returnMessages from '../messages/generated/return.js'

/** Reasons for a return. `none` comes first, because nobody has to give a reason. No reason is about health. */
export const RETURN_REASONS = ['none', 'regret', 'fit', 'different', 'damaged', 'wrong', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
export const isReturnReason = oneOf(RETURN_REASONS)

export const RETURN_REASON_MESSAGES = {
  none: returnMessages.reasonNone,
  regret: returnMessages.reasonRegret,
  fit: returnMessages.reasonFit,
  different: returnMessages.reasonDifferent,
  damaged: returnMessages.reasonDamaged,
  wrong: returnMessages.reasonWrong,
  other: returnMessages.reasonOther,
} as const satisfies Record<ReturnReason, () => string>

/** What the warehouse does with returned goods: sell them again or scrap them. */
export const RETURN_OUTCOMES = ['restock', 'scrap'] as const
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number]

/** Tells whether returned goods can be sold again. Goods made to a prescription fit nobody else. */
export function mayRestock(line: { readonly madeToOrder: boolean }): boolean {
  return !line.madeToOrder
}
