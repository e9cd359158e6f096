import type { Executor } from '@klarsikt/server/database'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { mailOutbox } from './tables.js'

/** The condition for letters that failed and still have their text, which is erased after a time. */
export const isResendable = and(eq(mailOutbox.state, 'failed'), ne(mailOutbox.letter, ''))

/** Queues a failed letter again. Returns false when there is none. */
export async function requeueLetter({ orm }: Executor, which: SQL | undefined, now: Date): Promise<boolean> {
  const { rowCount } = await orm
    .update(mailOutbox)
    .set({ state: 'waiting', attempts: 0, nextAt: now })
    .where(and(which, isResendable))
  return rowCount !== 0
}
