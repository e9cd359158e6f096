import { bookingStates, isBooked } from '@klarsikt/core/booking'
import { ZERO } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { giveAppointmentUp } from './ask-provider.js'
import type { BookingRow } from './find-booking.js'
import { notify, notifyOf } from './notify.js'
import { booking, providerCall } from './tables.js'
import type { TimeRefusal } from './time-source.js'
import { writeChange } from './write-change.js'

type Refused = {
  readonly row: BookingRow
  readonly call: typeof providerCall.$inferSelect
  readonly turn: 'first' | 'again'
  readonly code: TimeRefusal
}

/** Ends a call whose time is refused. The customer gets the code as an answer, or a letter if they have left. */
export async function refuseCall(
  deps: Pick<Deps, 'clock' | 'encryption' | 'settings'>,
  tx: Executor,
  { row, call, turn, code }: Refused,
): Promise<TimeRefusal> {
  const isLost = call.isUnknown && code === 'booking.provider-away'
  // The call's outcome is unknown. A new appointment is cancelled to be safe; a move is looked up later.
  if (isLost && call.kind === 'create') await giveAppointmentUp(tx, row, deps.clock.now())
  else await tx.orm.update(providerCall).set({ state: 'refused' }).where(eq(providerCall.id, call.id))
  if (call.kind === 'move') await tx.orm.update(booking).set({ isProviderChanged: true }).where(eq(booking.id, row.id))
  if (row.state !== 'unconfirmed') {
    if (turn === 'again' && !call.isByStore) await writeOfRefusal(deps, tx, row, call)
    return code
  }
  if (turn === 'first') {
    await tx.orm.delete(providerCall).where(eq(providerCall.id, call.id))
    await tx.orm.delete(booking).where(eq(booking.id, row.id))
    await audit(tx, deps.clock.now(), { action: 'booking.declined', subject: 'booking', id: row.calendarId })
    return code
  }
  await writeChange(deps, tx, row, { state: bookingStates.to('refuse') }, ZERO)
  await notifyOf(deps, tx, row.id, 'refused')
  return code
}

/**
 * Tells the customer that the booking system refused a requested time. A refused move leaves the visit at its old time.
 * A refused new booking leaves the visit cancelled.
 */
async function writeOfRefusal(
  deps: Pick<Deps, 'clock' | 'encryption' | 'settings'>,
  tx: Executor,
  row: BookingRow,
  { id, startsAt }: Refused['call'],
): Promise<void> {
  if (isBooked(row.state)) return notify(deps, tx, row, 'moveRefused', { occasion: id })
  await notify(deps, tx, row, 'refused', { occasion: id, ...(startsAt && { start: startsAt }) })
}
