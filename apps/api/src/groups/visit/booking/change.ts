import type { Booking } from '@klarsikt/contract/shop/types'
import { type BookingChangeRefusal, bookingStates, CANCELLATION_FEE, checkChange } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { formatOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { giveAppointmentUp } from './ask-provider.js'
import { bookTime, NO_APPOINTMENT } from './book-time.js'
import { changedOf } from './changed-of.js'
import { describeBooking } from './describe.js'
import { type BookingRow, findBooking, lockBooking } from './find-booking.js'
import { notifyOf } from './notify.js'
import { isPersonExpected } from './person-times.js'
import { openPerson } from './person.js'
import { refuseTime } from './refuse-time.js'
import { settleCall } from './settle-call.js'
import { giveTimeUp, isHeld, turnOfStore, whenFree } from './take-time.js'
import { timeSourceOf } from './time-source-of.js'
import type { AskedTime, OwnHold, TimeRefusal, TimeSource } from './time-source.js'
import { writeChange } from './write-change.js'

type ChangeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings' | 'hooks' | 'bookingProvider'>
type CancelRefusal = 'booking.not-found' | BookingChangeRefusal
type MoveRefusal = CancelRefusal | TimeRefusal | 'booking.person-busy' | 'booking.unsettled' | 'request.invalid'

export type Move = {
  readonly storeId: number
  readonly start: string
  readonly acceptFee: boolean
  readonly hold?: OwnHold | null
  readonly resourceId?: string | null | undefined
}

/**
 * Cancels a booking or withdraws a suggestion, and frees its time at once. A booking that is cancelled already is
 * returned unchanged.
 */
export async function cancelBooking(
  deps: ChangeDeps,
  id: string,
  { acceptFee, viewer }: { readonly acceptFee: boolean; readonly viewer: string | null },
): Promise<Result<Booking, Refusal<CancelRefusal>>> {
  return deps.database.transaction(async (tx): Promise<Result<Booking, Refusal<CancelRefusal>>> => {
    const row = await lockBooking(tx, id)
    if (!row) return err('booking.not-found')
    const now = deps.clock.now()
    if (row.state === bookingStates.to('cancel')) return ok(describeBooking(deps, row, { now, viewer }))
    const checked = checkChange(changedOf(row), 'cancel', { now, acceptFee })
    if (!checked.ok) return err(withFee(checked.error))
    await giveTimeUp(tx, id)
    await giveAppointmentUp(tx, row, now)
    await writeChange(deps, tx, row, { state: bookingStates.to('cancel') }, checked.value)
    await notifyOf(deps, tx, id, 'cancelled', { fee: checked.value })
    return ok(describeBooking(deps, await read(tx, id), { now, viewer }))
  })
}

type Moving = { readonly row: BookingRow; readonly key: string | null }
type Moved = Result<Booking, Refusal<MoveRefusal>>

/** Moves a booking, or books a cancelled one again. A booking that already has this time is returned unchanged. */
export async function moveBooking(
  deps: ChangeDeps,
  id: string,
  { viewer, ...move }: Move & { readonly viewer: string | null },
): Promise<Moved> {
  const { database, clock } = deps
  const now = clock.now()
  const source = await timeSourceOf(deps, move.storeId)
  if (!source) return err({ code: 'request.invalid', fields: { storeId: validationMessages.bookingStoreUnknown() } })
  const taken = err({ code: 'booking.slot-taken' as const })
  const moving = await whenFree<Result<Moving, Refusal<MoveRefusal>>>(
    () => database.transaction((tx) => beginMove(deps, tx, { id, move, source }), turnOfStore(move.storeId)),
    taken,
  )
  if (!moving.ok && codeOf(moving.error) !== 'booking.slot-taken') return moving
  const key = moving.ok ? moving.value.key : null
  const settled = moving.ok ? key && (await settleCall(deps, key, 'first')) : 'booking.slot-taken'
  const row = await findBooking(database, id)
  if (!row) return err('booking.not-found')
  if (settled === 'booking.slot-taken' || settled === 'booking.provider-away')
    return err(await refuseTime(source, askedOf(row, move), { code: settled, now }))
  return ok(describeBooking(deps, row, { now, viewer }))
}

const codeOf = (refusal: Refusal<MoveRefusal>): MoveRefusal => (typeof refusal === 'string' ? refusal : refusal.code)

const askedOf = ({ examType, ageGroup }: BookingRow, { storeId, start, resourceId }: Move): AskedTime => ({
  storeId,
  examType,
  ageGroup,
  start: new Date(start),
  resourceId,
})

type Begun = { readonly id: string; readonly move: Move; readonly source: TimeSource }

/** Takes the new time, or writes a call that asks the store's booking system for it. */
export async function beginMove(
  deps: ChangeDeps,
  tx: Executor,
  { id, move, source }: Begun,
): Promise<Result<Moving, Refusal<MoveRefusal>>> {
  const row = await lockBooking(tx, id)
  if (!row) return err('booking.not-found')
  const now = deps.clock.now()
  const asked = askedOf(row, move)
  // The person's details are erased, so the shop could not tell them of the new time.
  const person = openPerson(deps.encryption, row.person)
  if (person === null) return err('booking.closed')
  if (isThere(row, asked)) return ok({ row, key: null })
  if (row.unsettledStart !== null) return err('booking.unsettled')
  const checked = checkChange(changedOf(row), 'rebook', { now, acceptFee: move.acceptFee })
  if (!checked.ok) return err(withFee(checked.error))
  const { hold = null } = move
  const isBusy = await isPersonExpected(deps, tx, { ...asked, ssn: person.ssn, except: id })
  // The hold is kept, because the customer may cancel the other visit and come back to this one.
  if (isBusy && hold && (await isHeld(tx, hold, now))) return err('booking.person-busy')
  const time = await source.claim(tx, asked, { now, hold, bookingId: id })
  if (!time) return err({ code: 'booking.slot-taken' })
  if (isBusy) return err('booking.person-busy')
  const terms = { fee: checked.value, isByStore: false }
  const key = await time.take(tx, row, terms)
  if (key !== null) return ok({ row, key })
  const { startsAt, endsAt, examinerId } = time
  await bookTime(deps, tx, row, { storeId: source.storeId, startsAt, endsAt, examinerId, ...NO_APPOINTMENT }, terms)
  return ok({ row, key: null })
}

function isThere(row: BookingRow, { storeId, start, resourceId }: AskedTime): boolean {
  const isSame = row.storeId === storeId && row.startsAt.getTime() === start.getTime()
  return isSame && row.state === bookingStates.to('rebook') && (!resourceId || resourceId === row.examinerId)
}

function withFee(code: BookingChangeRefusal): Refusal<BookingChangeRefusal> {
  return code === 'booking.fee-not-accepted' ? { code, params: { fee: formatOre(CANCELLATION_FEE) } } : code
}

async function read(tx: Executor, id: string): Promise<BookingRow> {
  const row = await findBooking(tx, id)
  if (!row) throw new Error('A booking has gone')
  return row
}
