import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A file to the collection agency: stored with what it says before it is handed over, so that it is handed over once. */
export const collectionFile = pgTable('collection_file', {
  /** Its name. */
  id: text().primaryKey(),
  /** Sealed; null once it is handed over. */
  content: text(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
})
