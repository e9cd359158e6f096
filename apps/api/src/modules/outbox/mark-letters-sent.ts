import type { Database } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { mailOutbox } from './tables.js'

/** Marks the letters about one thing as sent when they were written, for letters that nobody shall get now. */
export async function markLettersSent(database: Database, key: string): Promise<void> {
  await database.orm
    .update(mailOutbox)
    .set({ state: 'sent', sentAt: mailOutbox.createdAt })
    .where(eq(mailOutbox.key, key))
}
