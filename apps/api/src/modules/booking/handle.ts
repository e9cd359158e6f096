import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { bookingStates, checkOutcome, isBooked, parseBookingNote, type VisitOutcome } from '@klarsikt/core/booking'
import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import { ZERO } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { writeChange } from './change.js'
import { describeForStore } from './describe-for-store.js'
import { changedOf } from './describe.js'
import { type BookingRow, findBooking, lockStoreBooking } from './find-booking.js'
import { notifyOf } from './notify.js'
import { booking } from './tables.js'
import { type AskedTime, claimTime, giveTimeUp, slotTaken, takeTime, whenFree } from './take-time.js'

export type HandleDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>
type Refused = 'booking.not-found' | 'booking.changed' | 'booking.closed'
type Handled<Code extends Refused | 'booking.slot-taken' | 'booking.not-begun' | 'request.invalid'> = Result<
  StoreBooking,
  Refusal<Code>
>

/** The booking that staff of a store mean. */
export type Meant = { readonly storeId: number; readonly id: string }

export type Move = {
  /** The version that was looked at. */
  readonly version: number
  readonly start?: string | null | undefined
  readonly resourceId?: string | null | undefined
  /** What the store writes to the customer; may be empty. */
  readonly message: string
}
/** `start` is another time than the one suggested. */
export type Answer = Move & { readonly accept: boolean }

/** Books a suggested time, or another, or declines it. */
export async function answerBooking(
  deps: HandleDeps,
  meant: Meant,
  answer: Answer,
): Promise<Handled<Refused | 'booking.slot-taken' | 'request.invalid'>> {
  const message = readMessage(answer.message)
  if (!message.ok) return message
  return takingTime(deps, meant, async (tx, row) => {
    const declined = bookingStates.to('decline')
    if (answer.accept ? isThere(row, answer) : row.state === declined) return ok(null)
    if (row.sequence !== answer.version) return err('booking.changed')
    if (!bookingStates.can(row.state, 'accept') || row.person === '') return err('booking.closed')
    if (answer.accept) return takeFor(deps, tx, row, { ...answer, message: message.value, notice: 'booked' })
    await writeChange(deps, tx, row, { state: declined }, ZERO)
    await notifyOf(deps, tx, row.id, 'declined', { message: message.value })
    return ok(null)
  })
}

/** Moves a visit within the store, or books a cancelled one again. The customer is told, and may change it without a fee. */
export async function moveForStore(
  deps: HandleDeps,
  meant: Meant,
  move: Move & { readonly start: string },
): Promise<Handled<Refused | 'booking.slot-taken' | 'request.invalid'>> {
  const message = readMessage(move.message)
  if (!message.ok) return message
  return takingTime(deps, meant, async (tx, row) => {
    if (isThere(row, move)) return ok(null)
    if (row.sequence !== move.version) return err('booking.changed')
    if (!bookingStates.can(row.state, 'rebook') || row.person === '') return err('booking.closed')
    const notice = isBooked(row.state) ? 'movedByStore' : 'booked'
    return takeFor(deps, tx, row, { ...move, message: message.value, notice })
  })
}

/** Notes that a visit took place, or that nobody came. */
export async function settleBooking(
  deps: HandleDeps,
  meant: Meant,
  { version, outcome }: { readonly version: number; readonly outcome: VisitOutcome },
): Promise<Handled<Refused | 'booking.not-begun'>> {
  type Code = 'booking.changed' | 'booking.closed' | 'booking.not-begun'
  const done = await inStore<Code>(deps, meant, async (tx, row) => {
    const state = bookingStates.to(outcome)
    if (row.state === state) return ok(null)
    if (row.sequence !== version) return err('booking.changed')
    const fee = checkOutcome(changedOf(row), outcome, deps.clock.now())
    if (!fee.ok) return fee
    await giveTimeUp(tx, row.id)
    await writeChange(deps, tx, row, { state }, fee.value, bookingLetterMessages.missedLine)
    return ok(null)
  })
  return done.ok ? ok(describeForStore(deps, done.value.row)) : done
}

/** Takes a visit off the list of those to rebook. */
export async function closeRebooking(deps: HandleDeps, meant: Meant): Promise<Handled<'booking.not-found'>> {
  const done = await inStore<never>(deps, meant, async (tx, row) => {
    if (row.rebookAskedAt === null) return ok(null)
    await tx.orm.update(booking).set({ rebookAskedAt: null }).where(eq(booking.id, row.id))
    const subject = { subject: 'booking', id: row.calendarId } as const
    await audit(tx, deps.clock.now(), { action: 'booking.rebooking-closed', ...subject })
    return ok(null)
  })
  return done.ok ? ok(describeForStore(deps, done.value.row)) : done
}

function readMessage(typed: string): Result<string, Refusal<'request.invalid'>> {
  const message = parseBookingNote(typed)
  return message.ok ? message : err({ code: 'request.invalid', fields: { message: problemText(message.error) } })
}

/** The same press again: the visit is where it is to go. */
function isThere(row: BookingRow, { start, resourceId }: Pick<Move, 'start' | 'resourceId'>): boolean {
  if (!isBooked(row.state) || !start) return false
  return row.startsAt.getTime() === Date.parse(start) && (!resourceId || resourceId === row.examinerId)
}

type Taking = Pick<Move, 'start' | 'resourceId' | 'message'> & { readonly notice: 'booked' | 'movedByStore' }

/** Takes a time in the store for a booking; answers what was asked for where it is taken. */
async function takeFor(
  deps: HandleDeps,
  tx: Executor,
  row: BookingRow,
  { start, resourceId, message, notice }: Taking,
): Promise<Result<AskedTime | null, never>> {
  const { id, storeId, examType, ageGroup, startsAt } = row
  const asked = { storeId, examType, ageGroup, start: start ? new Date(start) : startsAt, resourceId }
  const time = await claimTime(tx, asked, { now: deps.clock.now(), bookingId: id })
  if (!time) return ok(asked)
  await takeTime(tx, storeId, time, id)
  const { endsAt, examinerId } = time
  const movedByStore = notice === 'movedByStore' || time.startsAt.getTime() !== startsAt.getTime()
  const changes = { state: bookingStates.to('accept'), startsAt: time.startsAt, endsAt, examinerId, movedByStore }
  await writeChange(deps, tx, row, changes, ZERO)
  await notifyOf(deps, tx, id, notice, { message })
  return ok(null)
}

type Done = { readonly row: BookingRow; readonly taken: AskedTime | null }

/** Does something to a booking of a store in one transaction. */
async function inStore<Code extends 'booking.changed' | 'booking.closed' | 'booking.not-begun'>(
  { database }: HandleDeps,
  { storeId, id }: Meant,
  work: (tx: Executor, row: BookingRow) => Promise<Result<AskedTime | null, Code>>,
): Promise<Result<Done, Code | 'booking.not-found'>> {
  return database.transaction(async (tx): Promise<Result<Done, Code | 'booking.not-found'>> => {
    const row = await lockStoreBooking(tx, storeId, id)
    if (!row) return err('booking.not-found')
    const worked = await work(tx, row)
    return worked.ok ? ok({ taken: worked.value, row: (await findBooking(tx, row.id)) ?? row }) : worked
  })
}

/** The same where a time is taken: one that is not free is refused with others near it. */
async function takingTime(
  deps: HandleDeps,
  meant: Meant,
  work: (tx: Executor, row: BookingRow) => Promise<Result<AskedTime | null, 'booking.changed' | 'booking.closed'>>,
): Promise<Handled<Refused | 'booking.slot-taken'>> {
  const overlap = err('booking.slot-taken' as const)
  const done = await whenFree<Result<Done, Refused | 'booking.slot-taken'>>(() => inStore(deps, meant, work), overlap)
  if (!done.ok) return done
  const { taken, row } = done.value
  return taken ? err(await slotTaken(deps.database, taken, deps.clock.now())) : ok(describeForStore(deps, row))
}
