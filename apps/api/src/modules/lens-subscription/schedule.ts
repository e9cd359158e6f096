import { announceDate, type DeliverySchedule, nextDelivery, processDate } from '@klarsikt/core/lens-subscription'
import type { SubscriptionRow } from './rows.js'

/** The columns of a schedule whose next delivery nobody has been written to about yet. */
export function scheduleColumns(schedule: DeliverySchedule) {
  const nextOn = nextDelivery(schedule)
  return { ...schedule, nextOn, processOn: processDate(nextOn), announceOn: announceDate(nextOn), announcedOn: null }
}

/** The columns while nothing is delivered. */
export const NO_DELIVERY = { nextOn: null, processOn: null, announceOn: null, announcedOn: null } as const

/** The schedule of a stored subscription. */
export function scheduleOf({ interval, anchor, anchorDay, count }: SubscriptionRow): DeliverySchedule {
  return { interval, anchor, anchorDay, count }
}
