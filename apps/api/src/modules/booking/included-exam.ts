import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { type IncludedExam, nextIncludedExam, USES_INCLUDED_EXAM } from '@klarsikt/core/lens-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, ne } from 'drizzle-orm'
import { stateIn } from '../../state-sql.js'
import { hasActiveSubscription, lockSubscriptionsOf } from '../lens-subscription/active.js'
import { booking } from './tables.js'

/** The yearly exam that a customer's lens subscription includes; null where none is active [LENS-017]. */
export async function readIncludedExam(executor: Executor, customerId: string): Promise<IncludedExam | null> {
  if (!(await hasActiveSubscription(executor, customerId))) return null
  return nextIncludedExam(await readVisits(executor, customerId))
}

/** The same for a booking that may use it, in its transaction: of two at once, one waits for what becomes of the other. */
export async function claimIncludedExam(tx: Executor, customerId: string): Promise<IncludedExam | null> {
  await lockSubscriptionsOf(tx, customerId)
  return readIncludedExam(tx, customerId)
}

/** A visit that may be the included exam. */
export type IncludedVisit = Pick<typeof booking.$inferSelect, 'id' | 'customerId' | 'includedFrom' | 'createdAt'>

/** The visit with the day from which it is the included exam now: others may have been booked or cancelled since. */
export async function withIncludedFrom<Row extends IncludedVisit>(executor: Executor, row: Row): Promise<Row> {
  if (row.includedFrom === null || row.customerId === null) return row
  const { from } = nextIncludedExam(await readVisits(executor, row.customerId, row.id))
  return { ...row, includedFrom: from ?? stockholmDate(row.createdAt) }
}

/** Days of the visits that use the included exam, but for one. */
async function readVisits({ orm }: Executor, customerId: string, exceptId?: string): Promise<PlainDate[]> {
  const rows = await orm
    .select({ startsAt: booking.startsAt })
    .from(booking)
    .where(
      and(
        eq(booking.customerId, customerId),
        eq(booking.priceKind, 'included'),
        stateIn(booking.state, USES_INCLUDED_EXAM),
        exceptId === undefined ? undefined : ne(booking.id, exceptId),
      ),
    )
  return rows.map(({ startsAt }) => stockholmDate(startsAt))
}
