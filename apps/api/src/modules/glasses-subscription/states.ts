import { glassesSubscriptionStates } from '@klarsikt/core/glasses-subscription'
import { stateSql } from '../../state-sql.js'

/** States of a glasses subscription, for statements. */
export const GLASSES_SUBSCRIPTION = stateSql(glassesSubscriptionStates)
