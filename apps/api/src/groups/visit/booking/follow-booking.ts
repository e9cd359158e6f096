import { agreementCover } from '@klarsikt/core/agreement'
import { type BookingDetails, bookingStates, type BookingState, EXAM_TYPES, isBooked } from '@klarsikt/core/booking'
import { requisitionPayer } from '@klarsikt/core/requisition'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { type SignedAgreement } from '../company/find-agreement.js'
import { chargeRequisition } from '../requisition/charge.js'
import { expireRequisition } from '../requisition/expire.js'
import { sendOutlay } from '../requisition/letters.js'
import { draftRequisition, sendRequisition } from '../requisition/send.js'
import { type BookingRow, findBooking } from './find-booking.js'
import { openPerson } from './person.js'

type FollowDeps = Pick<Deps, 'clock' | 'encryption' | 'settings'>

type Asked = {
  readonly id: string
  readonly customerId: string | null
  readonly details: BookingDetails
  readonly asked: Pick<BookingRow, 'examType'>
  readonly agreement: SignedAgreement | null
}

/** Drafts the request to a company's manager for a new booking; null when no manager decides (decision G8). */
export async function requisitionOf(
  deps: FollowDeps,
  tx: Executor,
  { id, customerId, details: { company, firstName, lastName, email }, asked, agreement }: Asked,
): Promise<string | null> {
  if (company?.requisitionType !== 'electronic') return null
  const employee = { firstName, lastName, email }
  const amount = EXAM_TYPES[asked.examType].price
  const cover = agreement && agreementCover(agreement.number, agreement.says)
  return draftRequisition(deps, tx, { bookingId: id, customerId, company, employee, amount, cover })
}

/**
 * Keeps the employer's requisition in step with a changed booking. A booked time asks the manager for approval, a
 * cancelled time ends that request, and a finished visit charges the company.
 */
export async function followBooking(
  deps: FollowDeps,
  tx: Executor,
  id: string,
  { before, after }: { readonly before: BookingState | null; readonly after: BookingState },
): Promise<void> {
  const row = await findBooking(tx, id)
  if (!row) return
  if (after === bookingStates.to('complete')) return charge(deps, tx, row)
  if (row.requisitionId === null) return
  const mayBeBooked = bookingStates.can(after, 'accept') || bookingStates.can(after, 'confirm')
  if (!isBooked(after) && !mayBeBooked) await expireRequisition(deps, tx, row.requisitionId)
  const isBookedNow = isBooked(after) && (before === null || !isBooked(before))
  // A decision that the manager has made stays, also when a cancelled visit is booked again.
  if (isBookedNow) await sendRequisition(deps, tx, row.requisitionId)
}

/**
 * Charges the company if its manager has approved. An employee who pays in the store gets a receipt for the employer.
 */
async function charge(deps: FollowDeps, tx: Executor, row: BookingRow): Promise<void> {
  const isCharged = row.requisitionId !== null && (await chargeRequisition(deps, tx, row.requisitionId))
  if (isCharged) return
  if (row.requisitionId !== null) await expireRequisition(deps, tx, row.requisitionId)
  const person = openPerson(deps.encryption, row.person)
  const { company } = person ?? {}
  if (!person || !company || requisitionPayer(company.requisitionType, null) !== 'employee') return
  await sendOutlay(deps, tx, person.email, row.calendarId, {
    firstName: person.firstName,
    company: company.name,
    referenceType: company.referenceType,
    reference: company.reference,
    amount: EXAM_TYPES[row.examType].price,
    paidAt: deps.clock.now().toISOString(),
    storeName: row.store.name,
  })
}
