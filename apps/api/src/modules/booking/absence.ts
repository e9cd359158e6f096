import { bookingStates } from '@klarsikt/core/booking'
import { type PlainDate, stockholmDay } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { ZERO } from '@klarsikt/core/money'
import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { writeChange } from './change.js'
import { type BookingRow, lockBooking } from './find-booking.js'
import type { HandleDeps } from './handle.js'
import { notifyOf } from './notify.js'
import { dayProblems } from './store-day.js'
import { booking, examiner } from './tables.js'
import { claimTime, giveTimeUp, takeTime } from './take-time.js'

type Absence = { readonly resourceId: string; readonly from: PlainDate; readonly to: PlainDate }
/** Visits that a colleague takes at the same time, and those whose customers are asked for another time. */
type Outcome = { readonly kept: number; readonly asked: number }

/**
 * Takes an examiner out of the schedule for some days. Each visit that this hits goes to a colleague who is free then, of which
 * the customer need not know; where there is none the visit is cancelled at no cost, and the customer is asked to choose another time.
 */
export async function reportAbsence(
  deps: HandleDeps,
  storeId: number,
  absence: Absence,
): Promise<Result<Outcome, Refusal<'request.invalid' | 'booking.examiner-not-found'>>> {
  const fields = dayProblems(absence)
  if (fields) return err({ code: 'request.invalid', fields })
  if (!(await addLeave(deps, storeId, absence))) return err('booking.examiner-not-found')
  const now = deps.clock.now()
  const hit = await deps.database.orm
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        eq(booking.examinerId, absence.resourceId),
        eq(booking.state, bookingStates.to('accept')),
        gte(booking.startsAt, stockholmDay(absence.from).start),
        lt(booking.startsAt, stockholmDay(absence.to).end),
        gt(booking.startsAt, now),
      ),
    )
    .orderBy(asc(booking.startsAt))
  let kept = 0
  for (const { id } of hit) if (await findColleague(deps, id, absence.resourceId)) kept++
  return ok({ kept, asked: hit.length - kept })
}

async function addLeave({ database, clock }: HandleDeps, storeId: number, { resourceId, from, to }: Absence) {
  return database.transaction(async (tx) => {
    const [found] = await tx.orm
      .select({ plan: examiner.plan })
      .from(examiner)
      .where(and(eq(examiner.id, resourceId), eq(examiner.storeId, storeId), isNull(examiner.leftAt)))
      .for('update')
    if (!found) return false
    const leave = found.plan.leave ?? []
    if (leave.some((one) => one.from === from && one.to === to)) return true
    await tx.orm
      .update(examiner)
      .set({ plan: { ...found.plan, leave: [...leave, { from, to }] } })
      .where(eq(examiner.id, resourceId))
    await audit(tx, clock.now(), { action: 'examiner.absent', subject: 'examiner', id: resourceId })
    return true
  })
}

/** Answers whether the visit takes place at its time. */
async function findColleague(deps: HandleDeps, id: string, absent: string): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const row = await lockBooking(tx, id)
    // The customer was quicker.
    if (!row || row.examinerId !== absent || !bookingStates.can(row.state, 'complete')) return true
    const asked = askedOf(row)
    const time = await claimTime(tx, asked, { now: deps.clock.now(), bookingId: id })
    if (time) {
      await takeTime(tx, row.storeId, time, id)
      const { state, movedByStore, remindedEarly, remindedLate, changedAt } = row
      const asBefore = { state, movedByStore, remindedEarly, remindedLate, changedAt }
      await writeChange(deps, tx, row, { ...asBefore, examinerId: time.examinerId }, ZERO)
      return true
    }
    await giveTimeUp(tx, id)
    await writeChange(deps, tx, row, { state: bookingStates.to('cancel') }, ZERO)
    await notifyOf(deps, tx, id, 'absence')
    return false
  })
}

const askedOf = ({ storeId, examType, ageGroup, startsAt }: BookingRow) => ({
  storeId,
  examType,
  ageGroup,
  start: startsAt,
})
