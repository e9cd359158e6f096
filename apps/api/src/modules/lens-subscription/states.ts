import { isDelivering, lensDeliveryStates, lensSubscriptionStates } from '@klarsikt/core/lens-subscription'
import { inStates, stateSql } from '../../state-sql.js'

/** The states in which deliveries come. */
export const SUBSCRIPTION_DELIVERING = lensSubscriptionStates.states.filter(isDelivering)

/** Conditions on the states of lens subscriptions, from the tables of core. */
export const SUBSCRIPTION = {
  ...stateSql(lensSubscriptionStates),
  delivering: inStates(SUBSCRIPTION_DELIVERING),
}

/** The same of their deliveries. */
export const DELIVERY = stateSql(lensDeliveryStates)

const { to } = lensDeliveryStates

/** The states of a delivery by what they mean. */
export const DUE = lensDeliveryStates.initial
export const CHARGING = to('charge')
export const PAID = to('pay')
export const UNPAID = to('give-up')
export const DROPPED = to('drop')
export const SOLD_OUT = to('sell-out')
