import { type AwaitedPrescriptionState, awaitedPrescriptionStates } from '@klarsikt/core/awaited-prescription'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, inStates, whereState } from '../../../state-sql.js'
import { orderLine } from './tables.js'

/** The prescriptions that orders wait for. There is one for each pair of glasses, named by the line of its frame. */
export const awaitedPrescription = pgTable(
  'awaited_prescription',
  {
    orderNumber: text('order_number').notNull(),
    position: integer().notNull(),
    state: text().$type<AwaitedPrescriptionState>().notNull(),
    /** The last day on which the customer can send it. */
    dueOn: date('due_on').notNull(),
    /** The number of reminders that have been sent. */
    reminders: integer().notNull().default(0),
    /** A store's message to the customer about the picture, sealed; null when it has not asked for anything. */
    request: text(),
    enteredAt: timestamp('entered_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.position] }),
    foreignKey({
      columns: [table.orderNumber, table.position],
      foreignColumns: [orderLine.orderNumber, orderLine.position],
    }),
    index('awaited_prescription_open')
      .on(table.dueOn)
      .where(whereState(inStates(awaitedPrescriptionStates.open))),
    checkState('awaited_prescription_state', table.state, awaitedPrescriptionStates.states),
    check(
      'awaited_prescription_entered',
      sql`(${table.enteredAt} is null) = (${table.state} <> ${sql.raw(`'${awaitedPrescriptionStates.to('enter')}'`)})`,
    ),
  ],
)

/** The newest picture that the customer has sent. */
export const prescriptionPhoto = pgTable(
  'prescription_photo',
  {
    orderNumber: text('order_number').notNull(),
    position: integer().notNull(),
    /** The media type with which the file is served. */
    mediaType: text('media_type').notNull(),
    /** The file in base64, sealed because it is health data. */
    content: text().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.position] }),
    foreignKey({
      columns: [table.orderNumber, table.position],
      foreignColumns: [awaitedPrescription.orderNumber, awaitedPrescription.position],
    }),
  ],
)
