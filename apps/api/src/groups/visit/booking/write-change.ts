import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { chargeFee } from './charge-fee.js'
import type { BookingRow } from './find-booking.js'
import { followBooking } from './follow-booking.js'
import { booking } from './tables.js'

type ChangeDeps = Pick<Deps, 'clock' | 'encryption' | 'settings'>

/** Writes a change of a booking and charges its fee. */
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
  if (fee > 0)
    await chargeFee(deps, tx, row, {
      amount: fee,
      text: feeText(),
      key: `booking:${row.calendarId}:${sequence}`,
    })
  await audit(tx, now, { action: `booking.${changes.state}`, subject: 'booking', id: row.calendarId })
  await followBooking(deps, tx, row.id, { before: row.state, after: changes.state })
}
