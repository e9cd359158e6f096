import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { audit } from '../../platform/index.js'
import { order } from './tables.js'

/** Records that all glasses of an order are ground, in the caller's transaction. */
export async function noteGround(tx: Executor, number: string, groundAt: Date): Promise<void> {
  await tx.orm.update(order).set({ groundAt }).where(eq(order.number, number))
  await audit(tx, groundAt, { action: 'order.ground', subject: 'order', id: number })
}
