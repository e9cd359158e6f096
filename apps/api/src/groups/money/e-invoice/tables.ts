import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A file for the operator of e-invoices. It is stored in the transaction that claims its contents, so that each invoice
 * is sent once.
 */
export const eInvoiceFile = pgTable('e_invoice_file', {
  /** The name of the file. */
  id: text().primaryKey(),
  /** Sealed; null after the delivery. */
  content: text(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
})
