import { DELIVERY_REFUSALS, type DeliveryRefusal, type DeliveryState, deliveryStates } from '@klarsikt/core/e-invoice'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, stateSql, whereState } from '../../../state-sql.js'
import { eInvoiceRecipient } from '../e-invoice-recipient/tables.js'
import { invoice } from './tables.js'

const DELIVERY = stateSql(deliveryStates)

/** The delivery of an invoice as an e-invoice. An invoice has one at most, so that its customer never sees it twice. */
export const invoiceDelivery = pgTable(
  'invoice_delivery',
  {
    invoiceNumber: text('invoice_number')
      .primaryKey()
      .references(() => invoice.number),
    recipientId: text('recipient_id')
      .notNull()
      .references(() => eInvoiceRecipient.id),
    state: text().$type<DeliveryState>().notNull(),
    refusal: text().$type<DeliveryRefusal>(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
    /** The file in which it was sent, and when that was written. */
    sentIn: text('sent_in'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('invoice_delivery_open').on(table.claimedAt).where(whereState(DELIVERY.open)),
    index('invoice_delivery_recipient').on(table.recipientId),
    checkState('invoice_delivery_state', table.state, deliveryStates.states),
    checkState('invoice_delivery_refusal', table.refusal, DELIVERY_REFUSALS),
    check('invoice_delivery_sent', sql`(${table.sentIn} is null) = (${table.sentAt} is null)`),
    check(
      'invoice_delivery_refused',
      sql`(${table.state} = ${sql.raw(DELIVERY.to('refuse'))}) = (${table.refusal} is not null)`,
    ),
    check(
      'invoice_delivery_answered',
      sql`(${table.state} ${sql.raw(DELIVERY.final)}) = (${table.answeredAt} is not null)`,
    ),
  ],
)
