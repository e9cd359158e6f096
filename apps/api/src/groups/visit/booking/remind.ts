import { bookingStates, EARLY_REMINDER_HOURS, LATE_REMINDER_HOURS } from '@klarsikt/core/booking'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { findBookings, lockBooking } from './find-booking.js'
import { notify } from './notify.js'
import { booking } from './tables.js'

type RemindDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

const HOUR_MS = 3_600_000

const REMINDERS = [
  {
    hours: LATE_REMINDER_HOURS,
    sent: booking.remindedLate,
    occasion: 'late',
    note: { remindedEarly: true, remindedLate: true },
  },
  { hours: EARLY_REMINDER_HOURS, sent: booking.remindedEarly, occasion: 'early', note: { remindedEarly: true } },
] as const

/** Sends each due reminder of a visit once, unless the visit was booked or changed after the reminder's time. */
export async function remindOfVisits(deps: RemindDeps): Promise<void> {
  const now = deps.clock.now()
  for (const { hours, sent, occasion, note } of REMINDERS) {
    const until = new Date(now.getTime() + hours * HOUR_MS)
    const due = await findBookings(
      deps.database,
      and(
        stateIn(booking.state, bookingStates.from('complete')),
        eq(sent, false),
        gt(booking.startsAt, now),
        lte(booking.startsAt, until),
      ),
    )
    for (const { id } of due)
      await deps.database.transaction(async (tx) => {
        const row = await lockBooking(tx, id)
        if (!row || !bookingStates.can(row.state, 'complete') || row.startsAt <= now || row.startsAt > until) return
        if (occasion === 'late' ? row.remindedLate : row.remindedEarly) return
        await tx.orm.update(booking).set(note).where(eq(booking.id, id))
        const isNew = row.changedAt.getTime() > row.startsAt.getTime() - hours * HOUR_MS
        if (!isNew) await notify(deps, tx, row, 'reminder', { occasion })
      })
  }
}
