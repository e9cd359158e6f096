import type { Booking } from '@klarsikt/contract/shop/types'
import { type BookingChangeRefusal, bookingStates, CANCELLATION_FEE, checkChange } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { formatOre, type Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { issueInvoice } from '../invoice/issue.js'
import { store } from '../store/tables.js'
import { changedOf, describeBooking } from './describe.js'
import { type BookingRow, findBooking, lockBooking } from './find-booking.js'
import { notifyOf } from './notify.js'
import { booking } from './tables.js'
import { type AskedTime, claimTime, giveTimeUp, type OwnHold, slotTaken, takeTime, whenFree } from './take-time.js'

type ChangeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>
type CancelRefusal = 'booking.not-found' | BookingChangeRefusal
type MoveRefusal = CancelRefusal | 'booking.slot-taken' | 'request.invalid'

export type Move = {
  readonly storeId: number
  readonly start: string
  readonly acceptFee: boolean
  readonly hold?: OwnHold | null
  readonly resourceId?: string | null | undefined
}

/** Cancels a booking, or takes a suggestion back; its time is free at once. Cancelled already, it is answered as it stands. */
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
    await writeChange(deps, tx, row, { state: bookingStates.to('cancel') }, checked.value)
    await notifyOf(deps, tx, id, 'cancelled', { fee: checked.value })
    return ok(describeBooking(deps, await read(tx, id), { now, viewer }))
  })
}

/** Moves a booking, or books a cancelled one again. The time it has already is answered as it stands. */
export async function moveBooking(
  deps: ChangeDeps,
  id: string,
  move: Move & { readonly viewer: string | null },
): Promise<Result<Booking, Refusal<MoveRefusal>>> {
  const { database, clock } = deps
  const now = clock.now()
  const start = new Date(move.start)
  if ((await database.orm.$count(store, eq(store.id, move.storeId))) === 0)
    return err({ code: 'request.invalid', fields: { storeId: validationMessages.bookingStoreUnknown() } })
  const outcome = await whenFree<Result<Booking, Refusal<MoveRefusal>> | AskedTime | null>(
    () =>
      database.transaction(async (tx) => {
        const row = await lockBooking(tx, id)
        if (!row) return err('booking.not-found')
        const { examType, ageGroup } = row
        const asked = { storeId: move.storeId, examType, ageGroup, start, resourceId: move.resourceId }
        // Whom it was for is forgotten: no one could be told.
        if (row.person === '') return err('booking.closed')
        if (isThere(row, asked)) return ok(describeBooking(deps, row, { now, viewer: move.viewer }))
        const checked = checkChange(changedOf(row), 'rebook', { now, acceptFee: move.acceptFee })
        if (!checked.ok) return err(withFee(checked.error))
        const time = await claimTime(tx, asked, { now, hold: move.hold ?? null, bookingId: id })
        if (!time) return asked
        await takeTime(tx, move.storeId, time, id)
        const { startsAt, endsAt, examinerId } = time
        const changes = { state: bookingStates.to('rebook'), storeId: move.storeId, startsAt, endsAt, examinerId }
        await writeChange(deps, tx, row, changes, checked.value)
        await notifyOf(deps, tx, id, 'moved', { fee: checked.value })
        return ok(describeBooking(deps, await read(tx, id), { now, viewer: move.viewer }))
      }),
    null,
  )
  if (outcome && 'ok' in outcome) return outcome
  const row = await findBooking(database, id)
  if (!row) return err('booking.not-found')
  const { examType, ageGroup } = row
  return err(await slotTaken(database, { storeId: move.storeId, examType, ageGroup, start }, now))
}

function isThere(row: BookingRow, { storeId, start, resourceId }: AskedTime): boolean {
  const isSame = row.storeId === storeId && row.startsAt.getTime() === start.getTime()
  return isSame && row.state === bookingStates.to('rebook') && (!resourceId || resourceId === row.examinerId)
}

/** Writes a change with what it costs; the fee is an invoice where the customer is known, and stays on the booking else. */
export async function writeChange(
  deps: ChangeDeps,
  tx: Executor,
  row: BookingRow,
  changes: Partial<typeof booking.$inferInsert> & { readonly state: BookingRow['state'] },
  fee: Ore,
  feeText: () => string = bookingLetterMessages.feeLine,
): Promise<void> {
  const now = deps.clock.now()
  const sequence = row.sequence + 1
  await tx.orm
    .update(booking)
    .set({
      movedByStore: false,
      rebookAskedAt: null,
      remindedEarly: false,
      remindedLate: false,
      changedAt: now,
      ...changes,
      sequence,
      fee: row.fee + fee,
    })
    .where(eq(booking.id, row.id))
  if (fee > 0 && row.customerId !== null) {
    const line = { name: feeText(), quantity: 1, unitPrice: fee, vatRate: 0 } as const
    const key = `booking:${row.calendarId}:${sequence}`
    await issueInvoice(deps, tx, { key, customerId: row.customerId, lines: [line] })
  }
  await audit(tx, now, { action: `booking.${changes.state}`, subject: 'booking', id: row.calendarId })
}

function withFee(code: BookingChangeRefusal): Refusal<BookingChangeRefusal> {
  return code === 'booking.fee-not-accepted' ? { code, params: { fee: formatOre(CANCELLATION_FEE) } } : code
}

async function read(tx: Executor, id: string): Promise<BookingRow> {
  const row = await findBooking(tx, id)
  if (!row) throw new Error('A booking has gone')
  return row
}
