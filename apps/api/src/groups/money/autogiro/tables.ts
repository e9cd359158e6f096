import { pgTable, text } from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'
import { customer } from '../../person/customer/tables.js'
import { EID_STATES } from '../../person/eid/tables.js'
import { signingColumns } from '../../person/signing/signing-tables.js'
import { exchangeFileTable } from '../file-exchange/columns.js'

/** The files for Bankgirot. */
export const autogiroFile = exchangeFileTable('autogiro_file')

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
