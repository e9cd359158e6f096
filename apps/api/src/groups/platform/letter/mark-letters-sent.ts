import type { Database } from '@klarsikt/server/database'
import { and, eq, lt } from 'drizzle-orm'
import { letterOutbox } from './tables.js'

/** Marks the letters with a key as sent at their creation, so that nobody gets them now. */
export async function markLettersSent(database: Database, key: string): Promise<void> {
  await database.orm
    .update(letterOutbox)
    .set({ state: 'sent', sentAt: letterOutbox.createdAt })
    .where(eq(letterOutbox.key, key))
}

/** Marks waiting letters from before an instant as sent at their creation. */
export async function markEarlierLettersSent({ orm }: Database, before: Date): Promise<void> {
  await orm
    .update(letterOutbox)
    .set({ state: 'sent', sentAt: letterOutbox.createdAt })
    .where(and(eq(letterOutbox.state, 'waiting'), lt(letterOutbox.createdAt, before)))
}
