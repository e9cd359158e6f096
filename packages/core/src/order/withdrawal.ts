import { addDays, type PlainDate } from '../calendar/plain-date.js'
import type { WithdrawalDays } from '../catalogue/usps.js'
import * as cartSumsMessages from '../messages/generated/cart-sums.js'

/** Days of the statutory right of withdrawal (distansavtalslagen), from the day after delivery. */
export const LEGAL_WITHDRAWAL_DAYS = 14

/** The last days, `YYYY-MM-DD` in Stockholm and included, on which goods can go back. */
export type WithdrawalTerm = {
  /** By law; null for goods made to a prescription. */
  readonly legalUntil: PlainDate | null
  /** By the shop's own promise. */
  readonly shopUntil: PlainDate
}

/** The right to withdraw of a line of a cart or an order; the same in cart, checkout, confirmation and letter. */
export function withdrawalText(line: { readonly madeToOrder: boolean; readonly withdrawalDays: number }): string {
  const message = line.madeToOrder ? cartSumsMessages.madeToOrderLine : cartSumsMessages.withdrawalDays
  return message({ days: line.withdrawalDays })
}

/** Until when a line can be returned, counted from the day it was delivered [ORD-007]. */
export function withdrawalTerm(
  deliveredOn: PlainDate,
  line: { readonly days: WithdrawalDays; readonly madeToOrder: boolean },
): WithdrawalTerm {
  return {
    legalUntil: line.madeToOrder ? null : addDays(deliveredOn, LEGAL_WITHDRAWAL_DAYS),
    shopUntil: addDays(deliveredOn, line.days),
  }
}

/** The later of the two rights decides; the last day counts. */
export function isWithinWithdrawal(term: WithdrawalTerm, today: PlainDate): boolean {
  return today <= term.shopUntil || (term.legalUntil !== null && today <= term.legalUntil)
}
