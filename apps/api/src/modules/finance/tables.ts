import { PAYMENT_TYPES, type PaymentType } from '@klarsikt/core/payment'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState } from '../../state-sql.js'
import { customer } from '../customer/tables.js'
import { savedPayment } from '../payment/tables.js'

/** How a customer has chosen to pay invoices; no row where nothing is chosen. A card is one that is saved. */
export const paymentChoice = pgTable(
  'payment_choice',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id),
    type: text().$type<PaymentType>().notNull(),
    savedPaymentId: text('saved_payment_id').references(() => savedPayment.id),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    checkState('payment_choice_type', table.type, PAYMENT_TYPES),
    check('payment_choice_card', sql`(${table.type} = 'card') = (${table.savedPaymentId} is not null)`),
  ],
)
