import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState } from '../../state-sql.js'
import { customer } from '../customer/tables.js'
import { EID_STATES } from '../eid/tables.js'
import { signingColumns } from '../signing/columns.js'

/** A file to the bank giro: stored with what it asks for before it is handed over, so that it is handed over once. */
export const autogiroFile = pgTable('autogiro_file', {
  /** Its name. */
  id: text().primaryKey(),
  /** Sealed; null once it is handed over. */
  content: text(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
})

/** The signature of a mandate under way; a customer has one at a time. */
export const autogiroSigning = pgTable(
  'autogiro_signing',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Both sealed. */
    account: text().notNull(),
    document: text().notNull(),
    ...signingColumns,
  },
  (table) => [checkState('autogiro_signing_state', table.state, EID_STATES)],
)
