import { isDelivering, lensDeliveryStates, lensSubscriptionStates } from '@klarsikt/core/lens-subscription'
import { inStates, stateSql } from '../../../state-sql.js'

/** The states with deliveries. */
export const SUBSCRIPTION_DELIVERING = lensSubscriptionStates.states.filter(isDelivering)

/** The life cycle of a lens subscription, for SQL statements. */
export const SUBSCRIPTION = {
  ...stateSql(lensSubscriptionStates),
  delivering: inStates(SUBSCRIPTION_DELIVERING),
}

/** The life cycle of its deliveries, for SQL statements. */
export const DELIVERY = stateSql(lensDeliveryStates)

const { to } = lensDeliveryStates

/** The states of a delivery by their meaning. */
export const DUE = lensDeliveryStates.initial
export const CHARGING = to('charge')
export const PAID = to('pay')
export const UNPAID = to('give-up')
export const DROPPED = to('drop')
export const SOLD_OUT = to('sell-out')
