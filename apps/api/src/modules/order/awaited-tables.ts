import { type AwaitedPrescriptionState, awaitedPrescriptionStates } from '@klarsikt/core/awaited-prescription'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, inStates, whereState } from '../../state-sql.js'
import { orderLine } from './tables.js'

/** Prescriptions that orders wait for, one for each pair of glasses: by the line of its frame. */
export const awaitedPrescription = pgTable(
  'awaited_prescription',
  {
    orderNumber: text('order_number').notNull(),
    position: integer().notNull(),
    state: text().$type<AwaitedPrescriptionState>().notNull(),
    /** The last day on which it can be sent. */
    dueOn: date('due_on').notNull(),
    /** Reminders that have been sent. */
    reminders: integer().notNull().default(0),
    /** What a store has written about the picture, sealed; null where nothing has been asked for. */
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

/** The picture that a customer has sent, the newest alone. */
export const prescriptionPhoto = pgTable(
  'prescription_photo',
  {
    orderNumber: text('order_number').notNull(),
    position: integer().notNull(),
    /** What kind of file it is, as it is served. */
    mediaType: text('media_type').notNull(),
    /** The file in base64, sealed: it is health data. */
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
