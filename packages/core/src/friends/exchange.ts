import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { type Family, isFrameFamily } from '../catalogue/families.js'
import { EXCHANGE_RIGHT_DAYS } from './club.js'

/** What decides until when a line of an order can be exchanged; only frames can. */
export type ExchangeableLine = {
  readonly family: Family | null
  /** Null before it is sent. */
  readonly deliveredOn: PlainDate | null
}

/**
 * The last day on which a member may exchange frames of an order for others, in a store; null where none can be exchanged any more, and
 * for who is no member. It is an exchange and no refund: the right of withdrawal is another [LOYAL-003].
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
