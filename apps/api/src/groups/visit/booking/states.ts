import { bookingStates } from '@klarsikt/core/booking'
import { stateSql } from '../../../state-sql.js'

/** The life cycle of a booking, for SQL statements. */
export const BOOKING = stateSql(bookingStates)
