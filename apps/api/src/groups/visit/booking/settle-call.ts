import { BOOKING_NOTICE_MINUTES } from '@klarsikt/core/booking'
import { err, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, ne } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Appointment, BookingProviderFailure } from '../../../providers/booking/port.js'
import { storeRow } from '../../catalogue/index.js'
import { bookTime } from './book-time.js'
import { CALL_MESSAGE } from './call-message.js'
import { type BookingRow, findBooking, lockBooking } from './find-booking.js'
import { notify } from './notify.js'
import { openPerson } from './person.js'
import { refuseCall } from './refuse-call.js'
import { providerCall } from './tables.js'
import type { TimeRefusal } from './time-source.js'

export type SettleDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings' | 'hooks' | 'bookingProvider'>
type CallRow = typeof providerCall.$inferSelect

/** `unknown` means that there is no answer yet, so the round sends the call again. */
export type Settled = 'done' | 'unknown' | TimeRefusal

type Answer = Result<Appointment | void, BookingProviderFailure>

/** The first pause before a call is sent again, and the longest one, in ms. Each try doubles the pause. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

/** Settles the call of a new booking. A call that is settled already gives its earlier outcome. */
export async function settleNew(deps: SettleDeps, bookingId: string): Promise<Settled> {
  const [call] = await deps.database.orm
    .select({ id: providerCall.id })
    .from(providerCall)
    .where(and(eq(providerCall.bookingId, bookingId), eq(providerCall.state, 'open'), ne(providerCall.kind, 'cancel')))
  if (call) return settleCall(deps, call.id, 'first')
  const row = await findBooking(deps.database, bookingId)
  return row?.state === 'booked' ? 'done' : 'booking.slot-taken'
}

/**
 * Sends a call to the booking system and records the outcome. The same key makes a repeated call safe. With `first` the
 * customer is waiting and gets a refusal as the answer, so a booking that was not made is deleted.
 */
export async function settleCall(deps: SettleDeps, key: string, turn: 'first' | 'again'): Promise<Settled> {
  const call = await findCall(deps.database, key)
  if (!call) return 'booking.slot-taken'
  if (call.state !== 'open') return call.state === 'done' ? 'done' : 'booking.slot-taken'
  const answer = await send(deps, call)
  return deps.database.transaction(async (tx) => {
    const row = await lockBooking(tx, call.bookingId)
    const open = row && (await findCall(tx, key))
    if (!row || open?.state !== 'open') return open?.state === 'done' ? 'done' : 'booking.slot-taken'
    if (call.kind === 'cancel') return settleCancel(deps, tx, open, answer)
    if (answer.ok && answer.value?.status === 'booked')
      return confirm(deps, tx, { row, call: open, appointment: answer.value })
    const failure = answer.ok ? 'gone' : answer.error
    if (failure === 'taken' || failure === 'gone')
      return refuseCall(deps, tx, { row, call: open, turn, code: 'booking.slot-taken' })
    const isNothing = failure !== 'unknown' && !open.isUnknown
    if (isNothing && turn === 'first')
      return refuseCall(deps, tx, { row, call: open, turn, code: 'booking.provider-away' })
    if (isTooLate(open, deps.clock.now()))
      return refuseCall(deps, tx, { row, call: open, turn, code: 'booking.provider-away' })
    await postpone(deps, tx, open, { isUnknown: open.isUnknown || failure === 'unknown' })
    if (turn === 'first' && row.state === 'unconfirmed' && !open.isUnknown) await notify(deps, tx, row, 'unconfirmed')
    return 'unknown'
  })
}

async function findCall({ orm }: Executor, key: string): Promise<CallRow | null> {
  const [call] = await orm.select().from(providerCall).where(eq(providerCall.id, key))
  return call ?? null
}

async function send(deps: SettleDeps, call: CallRow): Promise<Answer> {
  const { bookingProvider, database, encryption } = deps
  if (!bookingProvider) return err('away')
  if (call.kind === 'cancel') return bookingProvider.cancel(call.id, call.reference)
  const row = await findBooking(database, call.bookingId)
  const [target] = await database.orm
    .select({ location: storeRow.bookingLocation })
    .from(storeRow)
    .where(eq(storeRow.id, call.storeId ?? 0))
  const person = row && openPerson(encryption, row.person)
  if (!person || !target?.location || !call.startsAt) return err('gone')
  const { location } = target
  const time = { location, start: call.startsAt, practitionerId: call.practitionerId, hold: call.holdId }
  if (call.kind === 'move') return bookingProvider.move(call.id, call.reference, time)
  const { examType, ageGroup } = row
  const { firstName, lastName, email, mobile, note } = person
  const patient = { firstName, lastName, email, mobile, note }
  return bookingProvider.create(call.id, { ...time, examType, ageGroup, reference: call.reference, patient })
}

type Confirmed = { readonly row: BookingRow; readonly call: CallRow; readonly appointment: Appointment }

async function confirm(deps: SettleDeps, tx: Executor, { row, call, appointment }: Confirmed): Promise<'done'> {
  await end(tx, call, 'done')
  const { start, end: endsAt, practitioner, reference, version } = appointment
  const time = { startsAt: start, endsAt, examinerId: null, practitioner: practitioner.name }
  // The provider may have moved the appointment since the call.
  const isByStore = call.isByStore || start.getTime() !== call.startsAt?.getTime()
  await bookTime(
    deps,
    tx,
    row,
    { ...time, storeId: call.storeId ?? row.storeId, providerReference: reference, providerVersion: version },
    {
      fee: call.fee,
      isByStore,
      message: call.message === null ? '' : deps.encryption.decrypt(call.message, CALL_MESSAGE),
    },
  )
  return 'done'
}

async function settleCancel(deps: SettleDeps, tx: Executor, call: CallRow, answer: Answer): Promise<Settled> {
  if (answer.ok || answer.error === 'gone') {
    await end(tx, call, 'done')
    return 'done'
  }
  await postpone(deps, tx, call, { isUnknown: true })
  return 'unknown'
}

async function end({ orm }: Executor, { id }: CallRow, state: CallRow['state']): Promise<void> {
  await orm.update(providerCall).set({ state }).where(eq(providerCall.id, id))
}

async function postpone(
  { clock }: SettleDeps,
  { orm }: Executor,
  { id, tries }: CallRow,
  { isUnknown }: { readonly isUnknown: boolean },
): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)
  const nextTryAt = new Date(clock.now().getTime() + pause)
  await orm
    .update(providerCall)
    .set({ isUnknown, tries: tries + 1, nextTryAt })
    .where(eq(providerCall.id, id))
}

/** Whether the visit is so near that the customer must be told that there is no answer. */
function isTooLate({ startsAt }: CallRow, now: Date): boolean {
  return startsAt !== null && startsAt.getTime() - now.getTime() < BOOKING_NOTICE_MINUTES * 60_000
}
