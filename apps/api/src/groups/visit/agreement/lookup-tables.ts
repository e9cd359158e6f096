import { bigint, foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { staff } from '../../catalogue/store/tables.js'
import { agreement } from '../company/tables.js'

/** The agreements that staff of a store have looked up for a company's employee in the store, with the reason. */
export const agreementLookup = pgTable(
  'agreement_lookup',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    storeId: integer('store_id').notNull(),
    employeeNumber: text('employee_number').notNull(),
    agreementNumber: text('agreement_number')
      .notNull()
      // The look-ups of a draft disappear with it, when it is never signed.
      .references(() => agreement.number, { onDelete: 'cascade' }),
    /** As typed, but sealed: it may be about the company's employee. */
    reason: text().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('agreement_lookup_staff_at').on(table.storeId, table.employeeNumber, table.at),
    index('agreement_lookup_agreement').on(table.agreementNumber),
    foreignKey({
      name: 'agreement_lookup_staff',
      columns: [table.storeId, table.employeeNumber],
      foreignColumns: [staff.storeId, staff.employeeNumber],
    }),
  ],
)
