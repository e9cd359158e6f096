import { bigint, foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { agreement } from '../company/tables.js'
import { staff } from '../store/tables.js'

/** Agreements that staff of a store have opened for an employee of the company who stood before them, and why. */
export const agreementLookup = pgTable(
  'agreement_lookup',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    storeId: integer('store_id').notNull(),
    employeeNumber: text('employee_number').notNull(),
    agreementNumber: text('agreement_number')
      .notNull()
      // A draft that is never signed goes, and with it who has looked at it.
      .references(() => agreement.number, { onDelete: 'cascade' }),
    /** As typed, sealed: it may say something about the employee. */
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
