import type { Executor } from '@klarsikt/server/database'
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { letterRow } from './letter-row.js'
import { letterOutbox } from './tables.js'

/** The condition for letters that failed and still have their text, which is erased after a time. */
export const isResendable = and(eq(letterRow.state, 'failed'), letterRow.hasText)

/** Queues the failed letters again that match a condition on `letterRow`. Returns false when there are none. */
export async function requeueLetter({ orm }: Executor, which: SQL | undefined, now: Date): Promise<boolean> {
  const ids = orm.select({ id: letterRow.id }).from(letterRow).where(which)
  const { rowCount } = await orm
    .update(letterOutbox)
    .set({ state: 'waiting', attempts: 0, nextAt: now })
    .where(and(inArray(letterOutbox.id, ids), eq(letterOutbox.state, 'failed'), ne(letterOutbox.letter, '')))
  return rowCount !== 0
}
