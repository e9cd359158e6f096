import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { store } from './tables.js'

/** Locks a store until the transaction ends. Returns false when no store has the number. */
export async function lockStore(tx: Executor, id: number): Promise<boolean> {
  const [locked] = await tx.orm.select({ id: store.id }).from(store).where(eq(store.id, id)).for('no key update')
  return locked !== undefined
}
