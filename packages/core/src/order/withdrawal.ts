import { addDays, type PlainDate } from '../calendar/plain-date.js'
import type { WithdrawalDays } from '../catalogue/usps.js'
import * as cartSumsMessages from '../messages/generated/cart-sums.js'

/** Days of the statutory right of withdrawal, from the day after delivery (distansavtalslagen 2005:59, 2 kap.). */
export const LEGAL_WITHDRAWAL_DAYS = 14

/** Last days in Stockholm, included, on which goods can be returned. */
export type WithdrawalTerm = {
  /** By law; null for goods that are made to a prescription. */
  readonly legalUntil: PlainDate | null
  /** By the shop's own promise. */
  readonly shopUntil: PlainDate
}

/** Writes the right of withdrawal of a line, the same in cart, checkout, confirmation and letter. */
export function withdrawalText(line: { readonly madeToOrder: boolean; readonly withdrawalDays: number }): string {
  const message = line.madeToOrder ? cartSumsMessages.madeToOrderLine : cartSumsMessages.withdrawalDays
  return message({ days: line.withdrawalDays })
}

/** Returns until when a line can be returned, counted from the day of delivery [ORD-007]. */
export function withdrawalTerm(
  deliveredOn: PlainDate,
  line: { readonly days: WithdrawalDays; readonly madeToOrder: boolean },
): WithdrawalTerm {
  return {
    legalUntil: line.madeToOrder ? null : addDays(deliveredOn, LEGAL_WITHDRAWAL_DAYS),
    shopUntil: addDays(deliveredOn, line.days),
  }
}

/** Tells whether goods can still be returned: until the later of the two days, included. */
export function isWithinWithdrawal(term: WithdrawalTerm, today: PlainDate): boolean {
  return today <= term.shopUntil || (term.legalUntil !== null && today <= term.legalUntil)
}
