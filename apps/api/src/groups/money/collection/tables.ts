import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A file for the collection agency, stored in the transaction that claims its entries, so each is sent once. */
export const collectionFile = pgTable('collection_file', {
  /** The name of the file. */
  id: text().primaryKey(),
  /** Sealed; null after the delivery. */
  content: text(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
})
