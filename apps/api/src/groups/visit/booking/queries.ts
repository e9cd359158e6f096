import type { PlainDate } from '@klarsikt/core/calendar'
import { glassesSubscriptionStates, type SubscriptionLevel } from '@klarsikt/core/glasses-subscription'
import { statement } from '@klarsikt/server/database'
import { stateSql } from '../../../state-sql.js'

const ACTIVE = stateSql(glassesSubscriptionStates).to('activate')

/** The active Lifestyle subscriptions of a customer that have not ended by a day. */
export const selectLifestyles = statement<[customerId: string, day: PlainDate], { readonly level: SubscriptionLevel }>(
  'booking-lifestyles',
  `select level from glasses_subscription where customer_id = $1 and state = ${ACTIVE} and (ends_on is null or ends_on >= $2)`,
)

/** Locks the customer's subscriptions for benefits that are given once: a second request at the same time waits. */
export const lockLifestyles = statement<[customerId: string]>(
  'booking-lifestyles-lock',
  'select id from glasses_subscription where customer_id = $1 order by id for no key update',
)
