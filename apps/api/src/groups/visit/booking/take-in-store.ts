import { isBooked } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { ZERO } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { bookTime, NO_APPOINTMENT } from './book-time.js'
import { describeForStore } from './describe-for-store.js'
import { type BookingRow, findBooking } from './find-booking.js'
import { type HandleDeps, type Handled, inStore, type Meant, type Refused } from './in-store.js'
import { isPersonExpected } from './person-times.js'
import { openPerson } from './person.js'
import { refuseTime } from './refuse-time.js'
import { settleCall } from './settle-call.js'
import { whenFree } from './take-time.js'
import { timeSourceOf } from './time-source-of.js'
import type { AskedTime, TimeRefusal, TimeSource } from './time-source.js'

export type TimeRefused = Refused | TimeRefusal | 'booking.person-busy' | 'booking.unsettled'
type TakeRefusal = Exclude<Refused, 'booking.not-found'> | 'booking.person-busy' | 'booking.unsettled'

/** The time that was asked for, whether it is taken already, and the key of the open call for it. */
type Taken = { readonly asked: AskedTime | null; readonly isTaken: boolean; readonly key: string | null }
export const NOTHING_TAKEN: Taken = { asked: null, isTaken: false, key: null }

type Begun = { readonly row: BookingRow; readonly done: Taken }

type Chosen = { readonly start?: string | null | undefined; readonly resourceId?: string | null | undefined }

/** Whether the visit already has the chosen time, for example because a button was pressed twice. */
export function isThere(row: BookingRow, { start, resourceId }: Chosen): boolean {
  if (!isBooked(row.state) || !start) return false
  return row.startsAt.getTime() === Date.parse(start) && (!resourceId || resourceId === row.examinerId)
}

type Taking = Chosen & { readonly row: BookingRow; readonly source: TimeSource; readonly message: string }

/** Takes a time for a booking, or writes a call that asks the store's booking system for it. */
export async function takeFor(
  deps: HandleDeps,
  tx: Executor,
  { row, source, start, resourceId, message }: Taking,
): Promise<Result<Taken, 'booking.person-busy' | 'booking.unsettled'>> {
  const { id, storeId, examType, ageGroup, startsAt } = row
  if (row.unsettledStart !== null) return err('booking.unsettled')
  const asked = { storeId, examType, ageGroup, start: start ? new Date(start) : startsAt, resourceId, isByStaff: true }
  const person = openPerson(deps.encryption, row.person)
  const isBusy = person !== null && (await isPersonExpected(deps, tx, { ...asked, ssn: person.ssn, except: id }))
  const time = await source.claim(tx, asked, { now: deps.clock.now(), bookingId: id })
  if (!time) return ok({ asked, isTaken: true, key: null })
  if (isBusy) return err('booking.person-busy')
  const terms = { fee: ZERO, isByStore: true, message }
  const key = await time.take(tx, row, terms)
  if (key !== null) return ok({ asked, isTaken: false, key })
  const { endsAt, examinerId } = time
  await bookTime(deps, tx, row, { storeId, startsAt: time.startsAt, endsAt, examinerId, ...NO_APPOINTMENT }, terms)
  return ok({ ...NOTHING_TAKEN, asked })
}

/**
 * Changes a booking of a store in a way that may take a time. When that time is not free, the refusal offers free times
 * near it.
 */
export async function takingTime(
  deps: HandleDeps,
  meant: Meant,
  work: (tx: Executor, row: BookingRow, source: TimeSource) => Promise<Result<Taken, TakeRefusal>>,
): Promise<Handled<TimeRefused>> {
  const source = await timeSourceOf(deps, meant.storeId)
  if (!source) return err('booking.not-found')
  const begun = await whenFree<Result<Begun, TakeRefusal | 'booking.not-found' | 'booking.slot-taken'>>(
    () => inStore(deps, meant, (tx, row) => work(tx, row, source)),
    err('booking.slot-taken' as const),
  )
  if (!begun.ok) return begun
  const { row, done } = begun.value
  const settled = done.isTaken ? 'booking.slot-taken' : done.key && (await settleCall(deps, done.key, 'first'))
  if (done.asked && (settled === 'booking.slot-taken' || settled === 'booking.provider-away'))
    return err(await refuseTime(source, done.asked, { code: settled, now: deps.clock.now() }))
  return ok(describeForStore(deps, (await findBooking(deps.database, row.id)) ?? row))
}
