import type { Executor } from '@klarsikt/server/database'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { mailOutbox } from './tables.js'

/** Letters that could not be sent and still have their text; one that was sent loses it. */
export const isResendable = and(eq(mailOutbox.state, 'failed'), ne(mailOutbox.letter, ''))

/** Puts a letter that could not be sent in the queue again; false where there is no such one. */
export async function requeueLetter({ orm }: Executor, which: SQL | undefined, now: Date): Promise<boolean> {
  const { rowCount } = await orm
    .update(mailOutbox)
    .set({ state: 'waiting', attempts: 0, nextAt: now })
    .where(and(which, isResendable))
  return rowCount !== 0
}
