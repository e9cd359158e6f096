import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { audit } from '../audit/audit.js'
import { issueInvoice } from '../invoice/issue.js'
import type { BookingRow } from './find-booking.js'
import { followBooking } from './follow-booking.js'
import { booking } from './tables.js'

type ChangeDeps = Pick<Deps, 'clock' | 'encryption' | 'settings'>

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
    await issueInvoice(deps, tx, { key, customerId: row.customerId, storeId: row.storeId, lines: [line] })
  }
  await audit(tx, now, { action: `booking.${changes.state}`, subject: 'booking', id: row.calendarId })
  await followBooking(deps, tx, row.id, { before: row.state, after: changes.state })
}
