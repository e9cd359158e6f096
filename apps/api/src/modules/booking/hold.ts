import { randomBytes } from 'node:crypto'
import { BOOKING_REFERENCE_BYTES, SLOT_HOLD_MINUTES } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type AdvisoryLock, lockInTransaction } from '@klarsikt/server/database'
import { and, eq, lte } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { takenTime } from './tables.js'
import { type AskedTime, claimTime, heldForOf, slotTaken, whenFree } from './take-time.js'

/** A session holds one time: its calls wait for each other. */
const HOLD_LOCK = 7_240_911

type HoldDeps = Pick<Deps, 'database' | 'clock'>
type Held = { readonly holdId: string; readonly expiresAt: string; readonly resourceId: string }

/** A random reference of a booking or a hold. */
export const newReference = (): string => randomBytes(BOOKING_REFERENCE_BYTES).toString('hex')

/** Holds a time for ten minutes; what the session held before is given back. */
export async function holdSlot(
  { database, clock }: HoldDeps,
  heldBy: string,
  asked: AskedTime,
): Promise<Result<Held, Refusal<'booking.slot-taken'>>> {
  const now = clock.now()
  const held = await whenFree(
    () =>
      database.transaction(async (tx): Promise<Held | null> => {
        await lockInTransaction(tx, { id: HOLD_LOCK, key: heldBy } satisfies AdvisoryLock)
        await tx.orm.delete(takenTime).where(eq(takenTime.heldBy, heldBy))
        const time = await claimTime(tx, asked, { now })
        if (!time) return null
        const id = newReference()
        const heldUntil = new Date(now.getTime() + SLOT_HOLD_MINUTES * 60_000)
        await tx.orm
          .insert(takenTime)
          .values({ ...time, id, storeId: asked.storeId, heldBy, heldUntil, heldFor: heldForOf(asked) })
        return { holdId: id, expiresAt: heldUntil.toISOString(), resourceId: time.examinerId }
      }),
    null,
  )
  return held ? ok(held) : err(await slotTaken(database, asked, now))
}

/** Gives a held time back; only the session that holds it can. */
export async function releaseHold({ database }: Pick<Deps, 'database'>, heldBy: string, id: string): Promise<void> {
  await database.orm.delete(takenTime).where(and(eq(takenTime.id, id), eq(takenTime.heldBy, heldBy)))
}

/** Holds that have run out block nothing; the table is kept small. */
export async function removeExpiredHolds({ database, clock }: HoldDeps): Promise<void> {
  await database.orm.delete(takenTime).where(lte(takenTime.heldUntil, clock.now()))
}
