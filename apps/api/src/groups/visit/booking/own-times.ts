import { freeSlots, offersExam, SLOT_HOLD_MINUTES } from '@klarsikt/core/booking'
import { stockholmDay } from '@klarsikt/core/calendar'
import { err, ok } from '@klarsikt/core/lib'
import { type AdvisoryLock, lockInTransaction } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { loadSchedules, loadTaken } from './load-schedule.js'
import { newReference } from './new-reference.js'
import { takenTime } from './tables.js'
import { claimTime, takeTime, turnOfStore, whenFree } from './take-time.js'
import { type HeldTime, heldForOf, type TimeDeps, type TimeSource } from './time-source.js'

/** The advisory lock of a session's holds. A session holds one time, so its calls wait for each other. */
export const HOLD_LOCK = 7_240_911

/** The times of a store whose schedule the shop keeps. */
export function ownTimes(
  { database, clock }: Pick<TimeDeps, 'database' | 'clock'>,
  store: { readonly id: number; readonly name: string },
): TimeSource {
  return {
    storeId: store.id,
    isOutside: false,
    away: { code: 'booking.provider-away', params: { store: store.name } },
    async slots(query) {
      const schedule = (await loadSchedules(database, store.id)).get(store.id)
      if (!schedule || !offersExam(schedule, query)) return err('booking.not-offered')
      const span = { from: stockholmDay(query.from).start, to: stockholmDay(query.to).end }
      const taken = await loadTaken(database, { storeId: store.id, now: query.now, ...span })
      return ok({ slots: freeSlots(schedule, taken.get(store.id) ?? [], query), names: schedule.names })
    },
    async hold(heldBy, asked) {
      const now = clock.now()
      const held = await whenFree(
        () =>
          database.transaction(async (tx): Promise<HeldTime | null> => {
            await lockInTransaction(tx, { id: HOLD_LOCK, key: heldBy } satisfies AdvisoryLock)
            await tx.orm.delete(takenTime).where(eq(takenTime.heldBy, heldBy))
            const time = await claimTime(tx, asked, { now })
            if (!time) return null
            const id = newReference()
            const heldUntil = new Date(now.getTime() + SLOT_HOLD_MINUTES * 60_000)
            await tx.orm
              .insert(takenTime)
              .values({ ...time, id, storeId: store.id, heldBy, heldUntil, heldFor: heldForOf(asked) })
            return { holdId: id, expiresAt: heldUntil.toISOString(), resourceId: time.examinerId }
          }, turnOfStore(store.id)),
        null,
      )
      return held ? ok(held) : err('booking.slot-taken')
    },
    async claim(tx, asked, options) {
      const time = await claimTime(tx, asked, options)
      if (!time) return null
      const { startsAt, endsAt, examinerId } = time
      return {
        startsAt,
        endsAt,
        examinerId,
        async take(inner, { id }) {
          await takeTime(inner, store.id, time, id)
          return null
        },
      }
    },
  }
}
