import { mandateStates } from '@klarsikt/core/autogiro'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq } from 'drizzle-orm'
import { stateIn } from '../../../state-sql.js'
import { autogiroMandate } from './tables.js'

export type MandateRow = typeof autogiroMandate.$inferSelect

/** The newest mandate of a customer, in any state. */
export async function findNewestMandate({ orm }: Executor, customerId: string): Promise<MandateRow | null> {
  const [row] = await orm
    .select()
    .from(autogiroMandate)
    .where(eq(autogiroMandate.customerId, customerId))
    .orderBy(desc(autogiroMandate.signedAt))
    .limit(1)
  return row ?? null
}

/** Locks the customer's mandate that waits for the bank or is active. */
export async function lockOpenMandate({ orm }: Executor, customerId: string): Promise<MandateRow | null> {
  const open = stateIn(autogiroMandate.state, mandateStates.open)
  const [row] = await orm
    .select()
    .from(autogiroMandate)
    .where(and(eq(autogiroMandate.customerId, customerId), open))
    .for('update')
  return row ?? null
}

/** Locks a mandate by its payer number. */
export async function lockMandate({ orm }: Executor, id: string): Promise<MandateRow | null> {
  const [row] = await orm.select().from(autogiroMandate).where(eq(autogiroMandate.id, id)).for('update')
  return row ?? null
}

/** Whether the customer has an open mandate and so can choose autogiro. */
export async function hasOpenMandate(tx: Executor, customerId: string): Promise<boolean> {
  const newest = await findNewestMandate(tx, customerId)
  return newest !== null && !mandateStates.isFinal(newest.state)
}
