import { bookingStates, checkOutcome, isBooked } from '@klarsikt/core/booking'
import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import { ZERO } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Appointment } from '../../../providers/booking/port.js'
import { storeRow } from '../../catalogue/index.js'
import { bookTime } from './book-time.js'
import { changedOf } from './changed-of.js'
import { type BookingRow, lockBooking } from './find-booking.js'
import { notifyOf } from './notify.js'
import { settleCall, type SettleDeps } from './settle-call.js'
import { booking, providerCall, providerCheckpoint } from './tables.js'
import { writeChange } from './write-change.js'

type FollowDeps = SettleDeps & Pick<Deps, 'log'>

/** The maximum number of calls that one round sends. */
const CALLS_A_ROUND = 50

/** The maximum number of pages of changes that one round reads; the next round continues. */
const PAGES_A_ROUND = 20

/** Sends the due open calls to the booking system again. */
export async function settleCalls(deps: FollowDeps): Promise<number> {
  const due = await deps.database.orm
    .select({ id: providerCall.id })
    .from(providerCall)
    .where(and(eq(providerCall.state, 'open'), lte(providerCall.nextTryAt, deps.clock.now())))
    .orderBy(asc(providerCall.nextTryAt))
    .limit(CALLS_A_ROUND)
  for (const { id } of due) await settleCall(deps, id, 'again')
  return due.length
}

/** Applies the changes that stores have made in their booking system. */
export async function followProvider(deps: FollowDeps): Promise<number> {
  const { bookingProvider, database } = deps
  if (!bookingProvider) return 0
  await readAgain(deps)
  let taken = 0
  for (let page = 0; page < PAGES_A_ROUND; page++) {
    const [checkpoint] = await database.orm.select().from(providerCheckpoint)
    const changes = await bookingProvider.changes(checkpoint?.after ?? '0')
    if (!changes.ok) return taken
    const { appointments, next: after, hasMore } = changes.value
    for (const appointment of appointments) await takeOver(deps, appointment)
    taken += appointments.length
    await database.orm
      .insert(providerCheckpoint)
      .values({ after })
      .onConflictDoUpdate({ target: providerCheckpoint.id, set: { after } })
    if (!hasMore) return taken
  }
  return taken
}

/**
 * Reads an appointment again if it changed while the shop waited for an answer about it, or if that answer was lost.
 */
async function readAgain(deps: FollowDeps): Promise<void> {
  const changed = await deps.database.orm
    .select({ id: booking.id, reference: booking.providerReference })
    .from(booking)
    .where(eq(booking.isProviderChanged, true))
  for (const { id, reference } of changed) {
    const read = reference === null ? null : await deps.bookingProvider?.read(reference)
    if (read?.ok) await takeOver(deps, read.value)
    else if (read && read.error !== 'gone') continue
    await deps.database.transaction(async (tx) => {
      const row = await lockBooking(tx, id)
      if (!row || row.unsettledStart !== null) return
      if (read && !read.ok && row.providerReference === reference) await cancelByStore(deps, tx, row)
      await tx.orm.update(booking).set({ isProviderChanged: false }).where(eq(booking.id, id))
    })
  }
}

/** Applies the provider's state of an appointment to its booking, unless it is unknown or not newer. */
async function takeOver(deps: FollowDeps, appointment: Appointment): Promise<void> {
  const { reference, version } = appointment
  await deps.database.transaction(async (tx) => {
    const [found] = await tx.orm
      .select({ id: booking.id })
      .from(booking)
      .where(eq(booking.providerReference, reference))
    const row = found && (await lockBooking(tx, found.id))
    if (row?.providerReference !== reference || version <= row.providerVersion || !isBooked(row.state)) return
    if (row.unsettledStart !== null) {
      await tx.orm.update(booking).set({ isProviderChanged: true }).where(eq(booking.id, row.id))
      return
    }
    await tx.orm.update(booking).set({ providerVersion: version }).where(eq(booking.id, row.id))
    await change(deps, tx, row, appointment)
  })
}

async function change(deps: FollowDeps, tx: Executor, row: BookingRow, appointment: Appointment): Promise<void> {
  const { status } = appointment
  if (status === 'booked') return moveByStore(deps, tx, row, appointment)
  if (status === 'cancelled') return cancelByStore(deps, tx, row)
  const action = status === 'completed' ? 'complete' : 'miss'
  const fee = checkOutcome(changedOf(row), action, deps.clock.now())
  // A visit that has not begun cannot have an outcome, whatever the provider reports.
  if (!fee.ok)
    return deps.log.error({ booking: row.calendarId, status }, 'the booking provider closes a visit too early')
  await writeChange(deps, tx, row, { state: bookingStates.to(action) }, fee.value, bookingLetterMessages.missedLine)
}

async function moveByStore(deps: FollowDeps, tx: Executor, row: BookingRow, appointment: Appointment): Promise<void> {
  const { start: startsAt, end: endsAt, practitioner, location, version: providerVersion } = appointment
  const [moved] = await tx.orm.select({ id: storeRow.id }).from(storeRow).where(eq(storeRow.bookingLocation, location))
  const storeId = moved?.id ?? row.storeId
  const { examinerId, providerReference } = row
  const time = {
    storeId,
    startsAt,
    endsAt,
    examinerId,
    practitioner: practitioner.name,
    providerReference,
    providerVersion,
  }
  if (startsAt.getTime() !== row.startsAt.getTime() || storeId !== row.storeId)
    return bookTime(deps, tx, row, time, { fee: 0, isByStore: true })
  // Only the practitioner has changed, so the customer is not told.
  await tx.orm.update(booking).set({ practitioner: practitioner.name, endsAt }).where(eq(booking.id, row.id))
}

async function cancelByStore(deps: FollowDeps, tx: Executor, row: BookingRow): Promise<void> {
  if (!isBooked(row.state)) return
  const changes = { state: bookingStates.to('cancel'), providerReference: null, providerVersion: 0 }
  await writeChange(deps, tx, row, changes, ZERO)
  await notifyOf(deps, tx, row.id, 'cancelledByStore')
}
