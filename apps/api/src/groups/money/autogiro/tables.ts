import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'
import { customer } from '../../person/customer/tables.js'
import { EID_STATES } from '../../person/eid/tables.js'
import { signingColumns } from '../../person/signing/columns.js'

/** A file for Bankgirot. It is stored in the transaction that claims its orders, so that each order is sent once. */
export const autogiroFile = pgTable('autogiro_file', {
  /** The name of the file. */
  id: text().primaryKey(),
  /** Sealed; null after the delivery. */
  content: text(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
})

/** The signature of a mandate in progress. A customer has one at most. */
export const autogiroSigning = pgTable(
  'autogiro_signing',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Both are sealed. */
    account: text().notNull(),
    document: text().notNull(),
    ...signingColumns,
  },
  (table) => [checkState('autogiro_signing_state', table.state, EID_STATES)],
)
