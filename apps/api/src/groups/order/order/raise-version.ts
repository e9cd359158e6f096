import type { Executor } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import { order } from './tables.js'

/** Raises the version of an order, so that staff who act on what they saw before are told so. */
export async function raiseVersion({ orm }: Executor, number: string): Promise<void> {
  await orm
    .update(order)
    .set({ version: sql`${order.version} + 1` })
    .where(eq(order.number, number))
}
