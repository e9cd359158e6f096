import { customType, pgSchema, timestamp } from 'drizzle-orm/pg-core'

/** The service has a schema of its own, so that it can share a database with the shop. */
export const discovery = pgSchema('discovery')

export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const instant = (name: string) => timestamp(name, { withTimezone: true })
