import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customer } from '../../person/customer/tables.js'
import { booking } from '../../visit/booking/tables.js'

/**
 * A prescription that a customer chose to save, typed or from an exam. The content is sealed, with the day of the exam.
 */
export const savedPrescription = pgTable(
  'saved_prescription',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    content: text().notNull(),
    /** The visit at which it was measured; null for a typed prescription. */
    bookingId: text('booking_id')
      .unique()
      .references(() => booking.id),
    /** When the customer agreed to the storage. */
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('saved_prescription_customer').on(table.customerId)],
)
