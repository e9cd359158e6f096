import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { type Family, isFrameFamily } from '../catalogue/families.js'
import { EXCHANGE_RIGHT_DAYS } from './club.js'

/** The parts of an order line that decide until when it can be exchanged. Only frames can. */
export type ExchangeableLine = {
  readonly family: Family | null
  readonly deliveredOn: PlainDate | null
}

/**
 * Returns the last day on which a member may exchange frames of an order in a store; null if not possible. It gives no
 * money back and is separate from the right of withdrawal [LOYAL-003].
 */
export function exchangeUntil(
  lines: readonly ExchangeableLine[],
  { isMember, today }: { readonly isMember: boolean; readonly today: PlainDate },
): PlainDate | null {
  if (!isMember) return null
  const days = lines.flatMap(({ family, deliveredOn }) =>
    family !== null && isFrameFamily(family) && deliveredOn !== null ? [addDays(deliveredOn, EXCHANGE_RIGHT_DAYS)] : [],
  )
  const last = days.toSorted().at(-1)
  return last !== undefined && last >= today ? last : null
}
