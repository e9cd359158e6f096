import { bookingStates } from '@klarsikt/core/booking'
import { stateSql } from '../../state-sql.js'

/** States of a booking, for statements. */
export const BOOKING = stateSql(bookingStates)
