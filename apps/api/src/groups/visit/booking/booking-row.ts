import { QueryBuilder } from 'drizzle-orm/pg-core'
import { booking } from './tables.js'

/** The store of each booking, for the queries of other groups. */
export const bookingRow = new QueryBuilder()
  .select({ id: booking.id, storeId: booking.storeId })
  .from(booking)
  .as('booking_row')
