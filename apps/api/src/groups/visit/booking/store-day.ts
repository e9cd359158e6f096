import type { StoreBooking, StoreDay } from '@klarsikt/contract/shop/types'
import {
  bookingStates,
  dayClock,
  type ExaminerDay,
  examinerDay,
  type Span,
  VISIT_OUTCOMES,
} from '@klarsikt/core/booking'
import { addDays, daysBetween, isPlainDate, type PlainDate, stockholmDay } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { hoursOn } from '@klarsikt/core/stores'
import { and, asc, eq, gte, isNotNull, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { describeForStore } from './describe-for-store.js'
import { findBookings, findStoreBooking } from './find-booking.js'
import { type LoadedSchedule, type LoadedSlot, loadSchedules, loadTaken } from './load-schedule.js'
import { booking, examiner } from './tables.js'

/** The longest span that staff can look at, in days. */
const STORE_DAYS_MAXIMUM = 31

type ReadDeps = Pick<Deps, 'database' | 'encryption' | 'clock'>
type Days = { readonly from: PlainDate; readonly to: PlainDate }
export type ExaminerName = { id: string; name: string }
type StoreDays = {
  bookings: StoreBooking[]
  requests: StoreBooking[]
  rebookings: StoreBooking[]
  resources: ExaminerName[]
  days: StoreDay[]
  now: string
}

/** Reads a store's visits in a span, its waiting suggestions and rebookings, and its examiners' schedules. */
export async function getStoreBookings(
  deps: ReadDeps,
  storeId: number,
  asked: Days,
): Promise<Result<StoreDays, Refusal<'request.invalid'>>> {
  const fields = dayProblems(asked)
  if (fields) return err({ code: 'request.invalid', fields })
  const latest = addDays(asked.from, STORE_DAYS_MAXIMUM - 1)
  const days = { from: asked.from, to: asked.to < latest ? asked.to : latest }
  const now = deps.clock.now()
  const span = { from: stockholmDay(days.from).start, to: stockholmDay(days.to).end }
  const isAnswered = ne(booking.state, bookingStates.initial)
  const read = async (where: SQL | undefined) =>
    (await findBookings(deps.database, and(eq(booking.storeId, storeId), where))).map((row) =>
      describeForStore(deps, row),
    )
  const schedule = (await loadSchedules(deps.database, storeId)).get(storeId)
  const taken = (await loadTaken(deps.database, { storeId, now, ...span })).get(storeId) ?? []
  const bookings = await read(and(isAnswered, gte(booking.startsAt, span.from), lt(booking.startsAt, span.to)))
  return ok({
    bookings,
    requests: await read(isRequest),
    rebookings: await read(isToRebook),
    resources: await examinersOf(deps, storeId),
    days: schedule ? storeDays(schedule, [...taken, ...bookings.flatMap(settledSlot)], days) : [],
    now: now.toISOString(),
  })
}

const isRequest = eq(booking.state, bookingStates.initial)
const isToRebook = and(isNotNull(booking.rebookAskedAt), eq(booking.state, bookingStates.to('cancel')))

/** Counts the suggestions and the rebookings that wait for a store. */
export async function getBookingCounts({ database }: Pick<Deps, 'database'>, storeId: number) {
  const own = eq(booking.storeId, storeId)
  return {
    requests: await database.orm.$count(booking, and(own, isRequest)),
    rebookings: await database.orm.$count(booking, and(own, isToRebook)),
  }
}

/** Reads a visit of a store, with the store's examiners. */
export async function getStoreBooking(deps: ReadDeps, storeId: number, id: string) {
  const row = await findStoreBooking(deps.database, storeId, id)
  if (!row) return err('booking.not-found' as const)
  const resources = await examinersOf(deps, storeId)
  return ok({ booking: describeForStore(deps, row), resources, storeId, now: deps.clock.now().toISOString() })
}

/** The current examiners of a store. */
export async function examinersOf({ database }: Pick<Deps, 'database'>, storeId: number): Promise<ExaminerName[]> {
  return database.orm
    .select({ id: examiner.id, name: examiner.name })
    .from(examiner)
    .where(and(eq(examiner.storeId, storeId), isNull(examiner.leftAt)))
    .orderBy(asc(examiner.id))
}

/** The errors of a span of days, by field; null when it is valid. */
export function dayProblems({ from, to }: Days): Record<string, string> | null {
  const fields = {
    ...(!isPlainDate(from) && { from: validationMessages.dateInvalid() }),
    ...(!isPlainDate(to) && { to: validationMessages.dateInvalid() }),
    ...(isPlainDate(from) && isPlainDate(to) && to < from && { to: validationMessages.dateRange() }),
  }
  return Object.keys(fields).length > 0 ? fields : null
}

type Busy = Pick<LoadedSlot, 'start' | 'end' | 'examinerId' | 'isHeld'>

/**
 * The time of a visit that has an outcome. The schedule no longer holds that time, but the examiner was not free then.
 */
function settledSlot({ status, resourceId, start, end }: StoreBooking): Busy[] {
  const isSettled = VISIT_OUTCOMES.some((outcome) => status === bookingStates.to(outcome))
  if (!isSettled || resourceId === null) return []
  return [{ start: Date.parse(start), end: Date.parse(end), examinerId: resourceId, isHeld: false }]
}

function storeDays({ hours, examiners }: LoadedSchedule, taken: readonly Busy[], { from, to }: Days): StoreDay[] {
  const held = taken.filter(({ isHeld }) => isHeld)
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index)
    const clock = dayClock(date)
    const isOfDay = (span: Span) => span.start >= clock.instantOf('00:00') && span.start < clock.instantOf('24:00')
    return {
      date,
      hours: hoursOn(date, hours.week, hours.deviating),
      examiners: examiners.map(({ id, plan }) => {
        const own = ({ examinerId }: Busy) => examinerId === id
        const day = examinerDay(clock, plan, hours, taken.filter(own))
        return { id, ...toWire(day), held: held.filter(own).filter(isOfDay).map(toSpan) }
      }),
    }
  })
}

const toWire = ({ work, breaks, free, absence }: ExaminerDay) => ({
  work: work.map(toSpan),
  breaks: breaks.map(toSpan),
  free: free.map(toSpan),
  absence: absence && (absence.reason ?? 'other'),
})

const toSpan = ({ start, end }: Span) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
})
