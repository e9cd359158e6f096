import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A file to the operator of e-invoices: stored with what it says before it is handed over, so that it is handed over once. */
export const eInvoiceFile = pgTable('e_invoice_file', {
  /** Its name. */
  id: text().primaryKey(),
  /** Sealed; null once it is handed over. */
  content: text(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
})
