import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A table of the files for one other party. A file is stored in the transaction that claims its contents, so that each
 * order is sent once.
 */
export const exchangeFileTable = (name: string) =>
  pgTable(name, {
    /** The name of the file, without its extension. */
    id: text().primaryKey(),
    /** Sealed; null after the delivery. */
    content: text(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  })

export type ExchangeFileTable = ReturnType<typeof exchangeFileTable>
