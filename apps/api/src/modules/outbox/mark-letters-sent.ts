import type { Database } from '@klarsikt/server/database'
import { and, eq, lt } from 'drizzle-orm'
import { mailOutbox } from './tables.js'

/** Marks the letters about one thing as sent when they were written, for letters that nobody shall get now. */
export async function markLettersSent(database: Database, key: string): Promise<void> {
  await database.orm
    .update(mailOutbox)
    .set({ state: 'sent', sentAt: mailOutbox.createdAt })
    .where(eq(mailOutbox.key, key))
}

/** Letters of before an instant that wait still count as sent then. */
export async function markEarlierLettersSent({ orm }: Database, before: Date): Promise<void> {
  await orm
    .update(mailOutbox)
    .set({ state: 'sent', sentAt: mailOutbox.createdAt })
    .where(and(eq(mailOutbox.state, 'waiting'), lt(mailOutbox.createdAt, before)))
}
