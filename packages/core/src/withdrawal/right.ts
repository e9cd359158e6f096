import type { PlainDate } from '../calendar/plain-date.js'
import { isWithinWithdrawal, type WithdrawalTerm, withdrawalTerm } from '../order/withdrawal.js'

/** By which right a line can be withdrawn from: the law, the shop's own promise, or none any more. */
export type WithdrawalRight = 'legal' | 'shop' | 'none'

type WithdrawnLine = Parameters<typeof withdrawalTerm>[1]

/**
 * The right a line has on the day a declaration is received. Before the goods have arrived the time has not begun, so
 * `deliveredOn` is null then. Goods made to a prescription have no legal right at any time.
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
 * The day from which the time counts, when only sending is known: the last promised day, or the day of sending when that
 * is later. Never too early, since a time that ends too soon takes a right away.
 */
export function presumedDelivery(order: {
  readonly sentOn: PlainDate | null
  readonly etaTo: PlainDate
}): PlainDate | null {
  if (order.sentOn === null) return null
  return order.sentOn > order.etaTo ? order.sentOn : order.etaTo
}
