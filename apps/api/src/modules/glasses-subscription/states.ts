import { glassesSubscriptionStates, monthChargeStates } from '@klarsikt/core/glasses-subscription'
import { stateSql } from '../../state-sql.js'

/** States of a glasses subscription, for statements. */
export const GLASSES_SUBSCRIPTION = stateSql(glassesSubscriptionStates)

/** States of the charge of a month, for statements. */
export const MONTH_CHARGE = stateSql(monthChargeStates)

/** The states of a charge by what they mean. */
export const DUE = monthChargeStates.initial
export const CHARGING = monthChargeStates.to('charge')
export const SETTLED = monthChargeStates.to('settle')
export const LEFT = monthChargeStates.to('leave')
