import type { BookingRequisition } from '@klarsikt/contract/shop/types'
import { isBooked } from '@klarsikt/core/booking'
import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { parseManagerEmail } from '@klarsikt/core/requisition'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { describeForEmployee } from '../requisition/describe.js'
import { sendRequisition } from '../requisition/send.js'
import { type BookingRow, lockBooking } from './find-booking.js'

type SendRefusal =
  | 'booking.not-found'
  | 'request.invalid'
  | 'requisition.not-found'
  | 'requisition.decided'
  | 'rate-limited'

/**
 * Asks a company's manager again about a future booking, or asks another manager. Everybody with the booking's
 * reference may do so.
 */
export async function sendRequisitionAgain(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings' | 'rateLimits'>,
  { bookingId, managerEmail }: { readonly bookingId: string; readonly managerEmail: string },
): Promise<Result<BookingRequisition, Refusal<SendRefusal>>> {
  const email = parseManagerEmail(managerEmail)
  if (!email.ok) return err({ code: 'request.invalid', fields: { managerEmail: problemText(email.error) } })
  const allowed = await deps.rateLimits.consume(rateLimit('requisition-send:booking'), bookingId)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const now = deps.clock.now()
  return deps.database.transaction(async (tx): Promise<Result<BookingRequisition, Refusal<SendRefusal>>> => {
    const row = await lockBooking(tx, bookingId)
    if (!row) return err('booking.not-found')
    if (row.requisitionId === null || !isVisitAhead(row, now)) return err('requisition.not-found')
    const sent = await sendRequisition(deps, tx, row.requisitionId, email.value)
    return sent.ok ? ok(describeForEmployee(sent.value, { now, isAhead: true })) : sent
  })
}

/** Whether a visit is booked and in the future. Only then can a manager be asked. */
export function isVisitAhead({ state, startsAt }: Pick<BookingRow, 'state' | 'startsAt'>, now: Date): boolean {
  return isBooked(state) && startsAt > now
}
