import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq, lte } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { refuseTime } from './refuse-time.js'
import { providerHold, takenTime } from './tables.js'
import { timeSourceOf } from './time-source-of.js'
import type { AskedTime, HeldTime, TimeDeps, TimeRefusal } from './time-source.js'

/** Holds a time for ten minutes, and releases the time that the session held before. */
export async function holdSlot(
  deps: TimeDeps,
  heldBy: string,
  asked: AskedTime,
): Promise<Result<HeldTime, Refusal<TimeRefusal>>> {
  const source = await timeSourceOf(deps, asked.storeId)
  if (!source) return err({ code: 'booking.slot-taken', details: { alternatives: [] } })
  await releaseHolds(deps, heldBy)
  const held = await source.hold(heldBy, asked)
  return held.ok ? ok(held.value) : err(await refuseTime(source, asked, { code: held.error, now: deps.clock.now() }))
}

/** Releases a held time; only the session that holds it can. */
export async function releaseHold(deps: TimeDeps, heldBy: string, id: string): Promise<void> {
  await deps.database.orm.delete(takenTime).where(and(eq(takenTime.id, id), eq(takenTime.heldBy, heldBy)))
  await releaseHolds(deps, heldBy, id)
}

/** Releases the session's holds at booking systems. A system that does not answer lets them expire by itself. */
async function releaseHolds({ database, bookingProvider }: TimeDeps, heldBy: string, id?: string): Promise<void> {
  const held = await database.orm
    .delete(providerHold)
    .where(and(eq(providerHold.heldBy, heldBy), id === undefined ? undefined : eq(providerHold.id, id)))
    .returning({ id: providerHold.id })
  for (const one of held) await bookingProvider?.release(one.id)
}

/** Deletes expired holds. They block nothing, so this only keeps the tables small. */
export async function removeExpiredHolds({ database, clock }: Pick<TimeDeps, 'database' | 'clock'>): Promise<void> {
  await database.orm.delete(takenTime).where(lte(takenTime.heldUntil, clock.now()))
  await database.orm.delete(providerHold).where(lte(providerHold.heldUntil, clock.now()))
}
