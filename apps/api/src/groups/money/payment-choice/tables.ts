import { PAYMENT_TYPES, type PaymentType } from '@klarsikt/core/payment'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'
import { savedPayment } from '../../money/payment/tables.js'
import { customer } from '../../person/customer/tables.js'

/** A customer's choice of how to pay invoices; no row without a choice. A card must be a saved one. */
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
