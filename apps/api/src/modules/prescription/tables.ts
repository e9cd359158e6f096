import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { booking } from '../booking/tables.js'
import { customer } from '../customer/tables.js'

/** A prescription that a customer chose to have saved, typed or of an exam; all of it is sealed, the day of the eye test as well. */
export const savedPrescription = pgTable(
  'saved_prescription',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    content: text().notNull(),
    /** The visit at which it was measured; null for one that the customer has typed. */
    bookingId: text('booking_id')
      .unique()
      .references(() => booking.id),
    /** When the customer agreed to its being saved. */
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('saved_prescription_customer').on(table.customerId)],
)
