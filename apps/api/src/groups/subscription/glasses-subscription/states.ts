import { glassesSubscriptionStates, monthChargeStates } from '@klarsikt/core/glasses-subscription'
import { stateSql } from '../../../state-sql.js'

/** The life cycle of a glasses subscription, for SQL statements. */
export const GLASSES_SUBSCRIPTION = stateSql(glassesSubscriptionStates)

/** The life cycle of a month's charge, for SQL statements. */
export const MONTH_CHARGE = stateSql(monthChargeStates)

/** The states of a charge by their meaning. */
export const DUE = monthChargeStates.initial
export const CHARGING = monthChargeStates.to('charge')
export const SETTLED = monthChargeStates.to('settle')
export const LEFT = monthChargeStates.to('leave')
