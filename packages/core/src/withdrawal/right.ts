import type { PlainDate } from '../calendar/plain-date.js'
import { isWithinWithdrawal, type WithdrawalTerm, withdrawalTerm } from '../order/withdrawal.js'

/** The right by which a line can be withdrawn from: the law, the shop's promise, or none. */
export type WithdrawalRight = 'legal' | 'shop' | 'none'

type WithdrawnLine = Parameters<typeof withdrawalTerm>[1]

/**
 * Returns the right of a line on the day a declaration is received. `deliveredOn` is null before delivery, when the
 * time has not begun. Goods made to a prescription never have the statutory right.
 */
export function withdrawalRight(
  line: WithdrawnLine,
  { deliveredOn, receivedOn }: { readonly deliveredOn: PlainDate | null; readonly receivedOn: PlainDate },
): WithdrawalRight {
  if (deliveredOn === null) return line.madeToOrder ? 'shop' : 'legal'
  const term: WithdrawalTerm = withdrawalTerm(deliveredOn, line)
  if (term.legalUntil !== null && receivedOn <= term.legalUntil) return 'legal'
  return isWithinWithdrawal(term, receivedOn) ? 'shop' : 'none'
}

/**
 * Returns the day from which the time counts if only the sending is known: the last promised day, or the sending if
 * later. Too early a day would shorten the consumer's right.
 */
export function presumedDelivery(order: {
  readonly sentOn: PlainDate | null
  readonly etaTo: PlainDate
}): PlainDate | null {
  if (order.sentOn === null) return null
  return order.sentOn > order.etaTo ? order.sentOn : order.etaTo
}
