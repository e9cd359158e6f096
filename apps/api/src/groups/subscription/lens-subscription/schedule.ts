import { announceDate, type DeliverySchedule, nextDelivery, processDate } from '@klarsikt/core/lens-subscription'
import type { SubscriptionRow } from './rows.js'

/** The columns of a schedule whose next delivery is not announced yet. */
export function scheduleColumns(schedule: DeliverySchedule) {
  const nextOn = nextDelivery(schedule)
  return { ...schedule, nextOn, processOn: processDate(nextOn), announceOn: announceDate(nextOn), announcedOn: null }
}

/** The columns of a subscription without deliveries. */
export const NO_DELIVERY = { nextOn: null, processOn: null, announceOn: null, announcedOn: null } as const

export function scheduleOf({ interval, anchor, anchorDay, count }: SubscriptionRow): DeliverySchedule {
  return { interval, anchor, anchorDay, count }
}
