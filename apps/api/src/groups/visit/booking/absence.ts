import { type AbsenceReason, bookingStates, type WorkPlan } from '@klarsikt/core/booking'
import { type PlainDate, stockholmDay } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { ZERO } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { type BookingRow, findBookings, lockBooking } from './find-booking.js'
import type { HandleDeps } from './in-store.js'
import { notifyOf } from './notify.js'
import { dayProblems } from './store-day.js'
import { booking, examiner } from './tables.js'
import { claimTime, giveTimeUp, takeTime } from './take-time.js'
import { writeChange } from './write-change.js'

type Away = { readonly resourceId: string; readonly from: PlainDate; readonly to: PlainDate }
type Reported = Away & { readonly reason: AbsenceReason }
/** The number of visits that a colleague takes over, and of visits whose customers are asked to choose another time. */
type Outcome = { readonly kept: number; readonly asked: number }

/**
 * Takes an examiner out of the schedule for some days. A visit on those days goes to a colleague who is free at its
 * time, and its customer is not told. Where no colleague is free, the visit is cancelled without a fee, and a letter
 * asks the customer to choose another time.
 */
export async function reportAbsence(
  deps: HandleDeps,
  storeId: number,
  absence: Reported,
): Promise<Result<Outcome, Refusal<'request.invalid' | 'booking.examiner-not-found'>>> {
  const fields = dayProblems(absence)
  if (fields) return err({ code: 'request.invalid', fields })
  if (!(await addLeave(deps, storeId, absence))) return err('booking.examiner-not-found')
  const hit = await findHit(deps, absence)
  let kept = 0
  for (const { id } of hit) if (await findColleague(deps, id, absence.resourceId)) kept++
  return ok({ kept, asked: hit.length - kept })
}

/** The examiner's future visits on the days of an absence, in order of time. */
export async function findHit({ database, clock }: HandleDeps, { resourceId, from, to }: Away): Promise<BookingRow[]> {
  return findBookings(
    database,
    and(
      eq(booking.examinerId, resourceId),
      eq(booking.state, bookingStates.to('accept')),
      gte(booking.startsAt, stockholmDay(from).start),
      lt(booking.startsAt, stockholmDay(to).end),
      gt(booking.startsAt, clock.now()),
    ),
  )
}

/** Puts an examiner back in the schedule. Visits that were moved or cancelled stay so. */
export async function withdrawAbsence(
  { database, clock }: HandleDeps,
  storeId: number,
  { resourceId, from, to }: Away,
): Promise<Result<null, 'booking.examiner-not-found'>> {
  return database.transaction(async (tx) => {
    const plan = await lockPlan(tx, storeId, resourceId)
    if (!plan) return err('booking.examiner-not-found')
    const leave = plan.leave ?? []
    const left = leave.filter((one) => one.from !== from || one.to !== to)
    if (left.length === leave.length) return ok(null)
    await tx.orm
      .update(examiner)
      .set({ plan: { ...plan, leave: left } })
      .where(eq(examiner.id, resourceId))
    await audit(tx, clock.now(), { action: 'examiner.back', subject: 'examiner', id: resourceId })
    return ok(null)
  })
}

async function lockPlan(tx: Executor, storeId: number, resourceId: string): Promise<WorkPlan | null> {
  const [found] = await tx.orm
    .select({ plan: examiner.plan })
    .from(examiner)
    .where(and(eq(examiner.id, resourceId), eq(examiner.storeId, storeId), isNull(examiner.leftAt)))
    .for('update')
  return found?.plan ?? null
}

async function addLeave({ database, clock }: HandleDeps, storeId: number, absence: Reported) {
  const { resourceId, from, to, reason } = absence
  return database.transaction(async (tx) => {
    const plan = await lockPlan(tx, storeId, resourceId)
    if (!plan) return false
    const leave = plan.leave ?? []
    if (leave.some((one) => one.from === from && one.to === to)) return true
    await tx.orm
      .update(examiner)
      .set({ plan: { ...plan, leave: [...leave, { from, to, reason }] } })
      .where(eq(examiner.id, resourceId))
    await audit(tx, clock.now(), { action: 'examiner.absent', subject: 'examiner', id: resourceId })
    return true
  })
}

/** Moves a visit to a colleague, or cancels it. Returns true when the visit still takes place at its time. */
async function findColleague(deps: HandleDeps, id: string, absent: string): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const row = await lockBooking(tx, id)
    // The customer has changed the visit in the meantime.
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
    await writeChange(deps, tx, row, { state: bookingStates.to('cancel'), rebookAskedAt: deps.clock.now() }, ZERO)
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
